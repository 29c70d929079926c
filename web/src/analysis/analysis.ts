/** The analysis of a match, in one file that is loaded when somebody wants to see it. */
export { default as Curve } from "./Curve.svelte";
export { default as Rail } from "./Rail.svelte";
export { Reading } from "./reading.svelte";

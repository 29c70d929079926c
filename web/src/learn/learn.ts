/** Lessons and puzzles, in one file that is loaded when somebody wants to learn. */
export { default as Learn } from "./Learn.svelte";

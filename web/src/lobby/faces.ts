/** Who may sit at a table, in pictures: computer players by level, and those who are still awaited. */
const faces = import.meta.glob<string>("./faces/*.svg", { query: "?raw", import: "default" });

/** Load a portrait as SVG text. */
export const face = (name: string): Promise<string> | undefined => faces[`./faces/${name}.svg`]?.();

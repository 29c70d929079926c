/** The drawings of the shelf on which campaigns stand, each loaded when it is shown. */
const drawings = import.meta.glob<string>("./shelf/*.svg", { query: "?raw", import: "default" });

/** A drawing as SVG; empty if there is none of that name. */
export const drawing = async (name: string): Promise<string> => (await drawings[`./shelf/${name}.svg`]?.()) ?? "";

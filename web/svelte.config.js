import { readdirSync } from "node:fs";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const components = readdirSync(new URL("src", import.meta.url), { recursive: true })
  .filter((file) => file.endsWith(".svelte"))
  .map((file) => `/src/${file.replaceAll("\\", "/")}`)
  .sort();

/** The class that ties a component's styles to its elements stands on nearly all of them, so it is but a number;
 *  no class of ours begins with a line. */
const cssHash = ({ filename }) => `_${components.findIndex((file) => `/${filename}`.endsWith(file)).toString(36)}`;

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, discloseVersion: false, cssHash },
};

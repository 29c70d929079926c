import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/protocol.ts"] }, // generated
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: { "no-undef": "off" }, // svelte-check knows better
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
  {
    rules: {
      "max-len": ["error", { code: 160 }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }], // each ... as _, i
      // All of it is our own: drawings that are constants of the sources, with numbers of the view put in.
      "svelte/no-at-html-tags": "off",
      // What changes is $state.raw and replaced as a whole; the maps and sets are built anew, or nobody looks at them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);

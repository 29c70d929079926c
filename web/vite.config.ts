import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { iconSprites } from "./build/icons";

const server = process.env["RADURA_SERVER"] ?? "http://127.0.0.1:8765";

/** Drawings get a file of their own for each game, apart from the code; so does who drew the icons. */
function drawings(id: string): string | undefined {
  const icons = /virtual:icons\/([a-z_]+)$/.exec(id)?.[1];
  if (icons) return `art-${icons}`;
  const art = /\/games\/([a-z_]+)\/(?:art|signs|emblems|tiles|sky)\.ts$/.exec(id)?.[1];
  return art && `art-${art}`;
}

/** Files tell what is in them: the game's id, `book-<game>-<language>`, `art-<game>-<picture>`, `cover-<what>`, and
 *  `opened-<what>` for pages and dialogs that are loaded when somebody opens them. */
function chunkName(name: string, facade: string | null): string {
  const path = facade ?? "";
  const [, game, file] = /\/games\/([a-z_]+)\/(index\.ts|rulebook\/[a-z]+\.md)/.exec(path) ?? [];
  if (game && file) return file === "index.ts" ? game : `book-${game}-${file.slice(9, 11)}`;
  const pictured = /\/games\/([a-z_]+)\/pictures\//.exec(path)?.[1];
  if (pictured) return `art-${pictured}-${name}`;
  if (/\/(covers|faces|shelf)\//.test(path)) return `cover-${name}`;
  return /\/src\/(?!games|ending)\w+\//.test(path) ? `opened-${name}` : name;
}

export default defineConfig({
  plugins: [iconSprites(), svelte()],
  base: "./",
  build: {
    outDir: "../src/radura/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    minify: "terser", // 8 kB less than the default
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, keep_fargs: false, inline: 1, sequences: false, unsafe_arrows: true },
    },
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        manualChunks: drawings,
        chunkFileNames: ({ name, facadeModuleId }) => `assets/${chunkName(name, facadeModuleId)}-[hash].js`,
        assetFileNames: ({ originalFileNames: [from] }) =>
          `assets/${chunkName("[name]", `/${from ?? ""}`)}-[hash][extname]`,
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/socket": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});

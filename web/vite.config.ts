import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { iconSprites } from "./build/icons";

const server = process.env["RADURA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [iconSprites(), svelte()],
  base: "./",
  build: {
    outDir: "../src/radura/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/socket": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});

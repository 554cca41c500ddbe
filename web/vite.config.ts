import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./script/catalogues.mjs";

const server = process.env["HOFTAG_SERVER"] ?? "http://127.0.0.1:8530";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const proxy = { "/api": { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true, headers: { origin: server } } };

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [svelte(), catalogues()],
  resolve: {
    alias: { $lib: here("./src/lib"), $ui: here("./src/ui") },
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows nothing inline
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: true,
  },
  server: { port: 5173, proxy },
  preview: {
    port: 4173,
    proxy,
    headers: {
      "Content-Security-Policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    },
  },
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/setup.ts"],
  },
}));

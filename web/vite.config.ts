import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { catalogues } from "./script/catalogues.mjs";

const server = process.env["HOFTAG_SERVER"] ?? "http://127.0.0.1:8530";
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const proxy = { "/api": { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true, headers: { origin: server } } };

/** What the page is built from goes along with its licences. */
const SHIPPED = ["@fluent/bundle", "@fontsource/grenze-gotisch", "@fontsource-variable/alegreya", "@fontsource-variable/source-sans-3", "svelte"];
const licences = (): Plugin => ({
  name: "hoftag-licences",
  apply: "build",
  generateBundle() {
    const texts = SHIPPED.flatMap((name) => {
      const folder = `./node_modules/${name}`;
      const file = ["LICENSE", "LICENSE.md", "LICENSE.txt"].map((one) => here(`${folder}/${one}`)).find((path) => existsSync(path));
      const { license } = JSON.parse(readFileSync(here(`${folder}/package.json`), "utf8")) as { license: string };
      return [`== ${name} (${license})`, file ? readFileSync(file, "utf8").trim() : `https://spdx.org/licenses/${license}.html`];
    });
    this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join("\n\n") + "\n" });
  },
});

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [svelte(), catalogues(), licences()],
  resolve: {
    alias: { $lib: here("./src/lib"), $ui: here("./src/ui") },
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "dist",
    manifest: true, // for `npm run size`
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

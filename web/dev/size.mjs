/**
 * How much script a first view loads, packed with gzip, in the built page (script/page). Exit code 1 over the limit.
 * A first view is the lobby, or a match that a link leads to, in the language with the most text.
 */
import { readFileSync, readdirSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 200; // KB
const root = new URL("../../", import.meta.url);
const page = new URL("src/hoftag/web/", root);
const manifest = JSON.parse(readFileSync(new URL("build/page-manifest.json", root), "utf8"));
const packed = (file) => gzipSync(readFileSync(new URL(file, page))).length;
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(6);

/** A chunk with everything it imports at once. */
function closure(keys, found = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the page has no ${key}`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    closure(chunk.imports ?? [], found);
  }
  return found;
}

const all = Object.keys(manifest);
const games = [...new Set(all.flatMap((key) => /^src\/generated\/(\w+)\.words\.json$/.exec(key)?.[1] ?? []))];
const languages = [...new Set(all.flatMap((key) => /^virtual:text\/catalogues\/page\/(\w+)$/.exec(key)?.[1] ?? []))];
const texts = (names, language) => names.map((name) => `virtual:text/catalogues/${name}/${language}`);
const words = (names) => names.map((name) => `src/generated/${name}.words.json`);
const drawing = (game) => all.filter((key) => key.startsWith(`src/games/${game}/`) && manifest[key].isDynamicEntry);

/** What each view loads: its own chunks, and the texts of the page and of the games it names. */
const views = {
  lobby: (language) => ["index.html", ...texts(["general", "page", ...games], language), ...words(games)],
  ...Object.fromEntries(
    games.map((game) => [
      `match of ${game}`,
      (language) => ["index.html", "src/screens/Match.svelte", ...drawing(game), ...texts(["general", "page", game], language), ...words([game])],
    ]),
  ),
};

let failed = false;
for (const [name, view] of Object.entries(views)) {
  const sizes = languages.map((language) => [...closure(view(language))].reduce((sum, file) => sum + packed(file), 0));
  const size = Math.max(...sizes);
  const over = size > LIMIT * 1000;
  failed ||= over;
  console.log(`${name.padEnd(20)} ${kilobytes(size)} KB of script, packed${over ? `: over the limit of ${LIMIT} KB` : ""}`);
}
const fonts = readdirSync(new URL("assets/", page)).filter((file) => file.endsWith(".woff2"));
console.log(`${"fonts".padEnd(20)} ${kilobytes(fonts.reduce((sum, file) => sum + statSync(new URL(`assets/${file}`, page)).size, 0))} KB`);
process.exitCode = failed ? 1 : 0;

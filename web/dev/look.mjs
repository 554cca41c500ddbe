/**
 * Plays a match against bots in a real browser and takes pictures.
 *
 *   node dev/look.mjs <address> <game> <width> <theme> <language> [moves]
 */
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [address = "http://127.0.0.1:4173", game = "tallinn", width = "1440", theme = "light", language = "en", most = "400"] = process.argv.slice(2);
const phone = Number(width) < 700;
const folder = new URL("../shots/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
const name = (what) => `${folder}${game}-${what}-${width}-${theme}-${language}.png`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
const context = await browser.newContext({
  viewport: { width: Number(width), height: phone ? 844 : 900 },
  deviceScaleFactor: phone ? 2 : 1,
  colorScheme: theme,
  locale: language,
  hasTouch: phone,
});
const page = await context.newPage();
const problems = [];
page.on("console", (message) => ["error", "warning"].includes(message.type()) && problems.push(message.text()));
page.on("pageerror", (error) => problems.push(String(error)));

const wide = async (what) => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (over > 0) problems.push(`${what}: ${over} px too wide`);
};

await page.goto(address);
await page.waitForSelector("article.card");
await page.waitForTimeout(700);
await page.screenshot({ path: name("lobby") });
await wide("lobby");
await page.goto(`${address}/#/new/${game}`);
await page.waitForSelector("dialog");
await page.waitForTimeout(300);
await page.screenshot({ path: name("new") });
await wide("new");
await page.goto(`${address}/#/`);
await page.waitForTimeout(300);
const cards = { staufer: 0, augsburg: 1, tallinn: 2 };
await page.locator("article.card .button.gold").nth(cards[game]).click();
await page.waitForSelector("#decision");
let moves = 0;
let still = 0;
const started = Date.now();
while (moves < Number(most) && Date.now() - started < 240_000) {
  if (await page.locator(".hero").count()) break;
  const buttons = page.locator("#moves button.move:not(:disabled)");
  const count = await buttons.count();
  if (!count) {
    if (++still > 200) break;
    await page.waitForTimeout(60);
    continue;
  }
  still = 0;
  try {
    const confirm = page.locator("#decision footer .button.gold:not(:disabled)");
    await buttons.nth(moves % count).click({ timeout: 2000 });
    if (!(await confirm.count())) await buttons.nth(moves % count).click({ timeout: 2000 });
    if (moves === 3 || moves === 14) {
      await page.waitForTimeout(250);
      await page.screenshot({ path: name(`match${moves}`) });
      await wide("match");
    }
    await confirm.click({ timeout: 2000 });
    moves += 1;
    await page.waitForTimeout(40);
  } catch (error) {
    if (Date.now() - started > 230_000) problems.push(String(error));
  }
}
await page.waitForTimeout(600);
await page.screenshot({ path: name("end"), fullPage: phone });
await wide("end");
console.log(JSON.stringify({ game, width, theme, language, moves, seconds: Math.round((Date.now() - started) / 1000), ended: await page.locator(".hero").count(), title: await page.title(), problems: [...new Set(problems)] }, null, 1));
await browser.close();

/**
 * Goes through what one picture cannot show: invitation, hot seat, keyboard alone, hint, take-back, chat, a lost line,
 * another language. `node dev/tour.mjs <address>`; the server must run.
 */
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const address = process.argv[2] ?? "http://127.0.0.1:4173";
const folder = new URL("../shots/", import.meta.url).pathname;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
const problems = [];
const guest = async (options = {}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => message.type() === "error" && !/ERR_INTERNET|WebSocket|Failed to load resource/.test(message.text()) && problems.push(message.text()));
  return { context, page };
};
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Nothing that keeps somebody out: an automatic check of what is on the screen. */
const accessible = async (page, place) => {
  await page.evaluate(axe);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  for (const { id, impact, nodes } of found.violations) {
    if (impact === "serious" || impact === "critical") problems.push(`${place}: ${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(" | ")}`);
  }
};
const step = async (name, run) => {
  try {
    await run();
    console.log(`ok   ${name}`);
  } catch (error) {
    problems.push(`${name}: ${error.message}`);
    console.log(`FAIL ${name}: ${error.message.split("\n")[0]}`);
  }
};

const one = await guest();
const line = { cut: false, open: [] };
await one.page.routeWebSocket(/\/socket/, (socket) => {
  if (line.cut) return void socket.close({ code: 1012 });
  socket.connectToServer();
  line.open.push(socket);
});
await step("keyboard alone begins a match and plays five moves", async () => {
  const { page } = one;
  await page.goto(address);
  await page.waitForSelector("article.card .button.gold:not(:disabled)");
  await accessible(page, "lobby");
  for (let n = 0; n < 30; n += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.matches("article:nth-of-type(3) .button.gold"))) break;
  }
  await page.keyboard.press("Enter");
  await page.waitForSelector("#moves button");
  for (let n = 0; n < 5; n += 1) {
    await page.waitForSelector("#moves button.move:not(:disabled)");
    const before = await page.locator("#log li").count();
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await page.waitForFunction((count) => document.querySelectorAll("#log li").length > count, before);
    await page.waitForTimeout(150);
  }
  assert.match(await page.title(), /Tallinn/);
});

await step("chat, hint and another language without reloading", async () => {
  const { page } = one;
  await page.waitForSelector("#moves button.move:not(:disabled)");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.waitForSelector(".hint");
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByPlaceholder("Say something").fill("<img src=x onerror=alert(1)> hello");
  await page.keyboard.press("Enter");
  await page.waitForSelector('[role=log] >> text="<img src=x onerror=alert(1)> hello"');
  await page.locator("#moves button.move:not(:disabled)").first().click();
  await accessible(page, "match");
  const staged = await page.locator("#moves [aria-pressed=true]").getAttribute("data-move");
  await page.locator(".language select").selectOption("de");
  await page.waitForSelector("text=Du bist dran");
  assert.equal(await page.locator("#moves [aria-pressed=true]").getAttribute("data-move"), staged);
  await page.screenshot({ path: `${folder}tour-german.png` });
  await page.locator(".language select").selectOption("en");
});

await step("a lost line keeps the choice and plays it once it is back", async () => {
  const { page } = one;
  await page.getByRole("tab", { name: "Log" }).click();
  await page.waitForSelector("#moves [aria-pressed=true]");
  line.cut = true;
  for (const socket of line.open) await socket.close({ code: 1012 });
  await page.waitForSelector(".banner");
  await page.waitForSelector("#moves [aria-pressed=true]");
  const lines = await page.locator("#log li").count();
  await page.locator("#decision footer .gold").click();
  await page.waitForTimeout(1200);
  await page.screenshot({ path: `${folder}tour-offline.png` });
  line.cut = false;
  await page.waitForFunction((count) => document.querySelectorAll("#log li").length > count, lines, { timeout: 20000 });
});

await step("a sealed move is taken back before the others have chosen, or asked for", async () => {
  const { page } = one;
  await page.waitForSelector("#moves button.move:not(:disabled)", { timeout: 15000 });
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(400);
  const undo = page.locator("header .button.icon").first();
  if (await undo.isEnabled()) {
    await undo.click();
    await page.waitForSelector("#log >> text=/take back|ask/", { timeout: 5000 });
  }
});

await step("an invitation is copied, taken and the match begins for both", async () => {
  const two = await guest();
  const three = await guest({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = two;
  await page.goto(`${address}/#/new/tallinn`);
  await page.waitForSelector("dialog form .button.gold:not(:disabled)");
  await page.locator(".seat select").nth(1).selectOption("open");
  await page.locator("dialog form .button.gold").click();
  await page.waitForSelector("input[readonly]");
  const link = await page.locator("input[readonly]").inputValue();
  await page.screenshot({ path: `${folder}tour-gathering.png` });
  await three.page.goto(link.replace(/^https?:\/\/[^/]+/, address));
  await three.page.waitForSelector("form .button.gold:not(:disabled)");
  await three.page.getByLabel("Your name").fill("Rudi");
  await three.page.screenshot({ path: `${folder}tour-join.png` });
  await three.page.locator("form .button.gold").click();
  await three.page.waitForSelector("#moves button");
  await page.waitForSelector("#moves button");
  await page.waitForSelector(".players >> text=Rudi");
  await three.page.goto(link.replace(/^https?:\/\/[^/]+/, address));
  await three.page.waitForSelector("text=This invitation has been used");
  await two.context.close();
  await three.context.close();
});

await step("a hot seat passes the device behind a curtain", async () => {
  const { page, context } = await guest();
  await page.goto(`${address}/#/new/augsburg`);
  await page.waitForSelector("dialog form .button.gold:not(:disabled)");
  await accessible(page, "new table");
  await page.locator(".seat select").nth(1).selectOption("friend");
  await page.locator(".seat input").first().fill("Gabi");
  await page.locator("dialog form .button.gold").click();
  await page.waitForSelector(".curtain");
  await page.screenshot({ path: `${folder}tour-curtain.png` });
  const seen = new Set();
  for (let n = 0; n < 12; n += 1) {
    await page.waitForSelector(".curtain, #moves button.move:not(:disabled)", { timeout: 15000 });
    if (await page.locator(".curtain").count()) {
      seen.add(await page.locator(".curtain h1").innerText());
      assert.equal(await page.locator("#moves").count(), 0);
      await page.locator(".curtain .button").click();
      continue;
    }
    const moves = page.locator("#moves button.move:not(:disabled)");
    await moves.nth((await moves.count()) - 1).click();
    await page.locator("#decision footer .gold").click();
    await page.waitForTimeout(300);
  }
  assert.equal(seen.size, 2, [...seen].join(", "));
  await page.screenshot({ path: `${folder}tour-hotseat.png` });
  await context.close();
});

await step("rules are searched and linked; settings keep", async () => {
  const { page, context } = await guest();
  await page.goto(`${address}/#/rules/tallinn/TAL-6.8`);
  await page.waitForSelector("article.wanted");
  await page.getByRole("searchbox").fill("tower legate");
  await page.waitForTimeout(200);
  await page.screenshot({ path: `${folder}tour-rules.png` });
  await accessible(page, "rules");
  await page.goto(`${address}/#/settings`);
  await page.waitForSelector("section.panel");
  await page.getByRole("radio", { name: "by night" }).check({ force: true });
  await page.screenshot({ path: `${folder}tour-settings.png`, fullPage: true });
  await accessible(page, "settings");
  await page.reload();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  await context.close();
});

console.log(JSON.stringify({ problems }, null, 1));
await browser.close();
process.exit(problems.length ? 1 : 0);

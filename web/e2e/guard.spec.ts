/** The guard of the other tests bites: what they would fail for is heard. */
import { barriers, expect, expectNoSidewaysScroll, openLobby, test } from "./table";

const heard = async (complaints: string[], part: string) => {
  await expect.poll(() => complaints.some((text) => text.includes(part))).toBe(true);
  complaints.length = 0;
};

test("errors, other hosts and breaches of the policy are heard", async ({ page, complaints }) => {
  await openLobby(page);
  expect(complaints).toEqual([]);
  await page.evaluate(() => console.error("a planted error"));
  await heard(complaints, "a planted error");
  await page.evaluate(() => console.warn("a planted warning"));
  await heard(complaints, "a planted warning");
  await page.evaluate(() => void setTimeout(() => { throw new Error("a planted exception"); }));
  await heard(complaints, "a planted exception");
  await page.evaluate(() => void document.body.insertAdjacentHTML("beforeend", "<p style='color: red'>planted</p>"));
  await heard(complaints, "style-src");
  await page.evaluate(() => void document.body.append(Object.assign(new Image(), { src: "https://elsewhere.example/x.png" })));
  await heard(complaints, "img-src");
  await page.goto("https://elsewhere.example/").catch(() => undefined);
  await heard(complaints, "a request to https://elsewhere.example/");
});

test("barriers and sideways scrolling are found", async ({ page }) => {
  await openLobby(page);
  expect(await barriers(page)).toEqual([]);
  await page.evaluate(() => void document.querySelector("main")?.append(document.createElement("button")));
  expect((await barriers(page)).join()).toContain("button-name");
  await page.evaluate(() => {
    const wide = document.createElement("div");
    wide.style.width = "200vw";
    wide.style.height = "1px";
    document.querySelector("main")?.append(wide);
  });
  await expect(expectNoSidewaysScroll(page)).rejects.toThrow();
});

/** Going through a match again, and back in one that runs. */
import { hurry } from "./pictures/hurry";
import { finger, mouse, playOn, ready } from "./playing";
import { barriers, expect, expectNoSidewaysScroll, matchOf, PHONE, playNow, test } from "./table";

const place = (value: string | null) => Number(value);

test("a finished match step by step, through everybody's eyes", async ({ guest }) => {
  test.slow();
  const page = await guest({ prefs: { list: true } });
  await playNow(page, "tallinn");
  await playOn(page, mouse, 1);
  await hurry(page, matchOf(page), 2000);
  await page.getByRole("link", { name: "Replay" }).click();
  const slider = page.getByRole("slider", { name: "Place in the match" });
  await expect(slider).toBeVisible();
  await expect(slider).toHaveValue("0");
  await expect(page.getByRole("button", { name: "To the beginning" })).toBeDisabled();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(slider).toHaveValue("1");
  await slider.press("End");
  const last = place(await slider.getAttribute("max"));
  expect(last).toBeGreaterThan(20);
  await expect(slider).toHaveValue(String(last));
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(slider).toHaveValue(String(last - 1));
  for (const eyes of ["Open", "Marshal"]) {
    await page.getByRole("group", { name: "Seen by" }).getByRole("radio", { name: eyes }).check();
    await expect(page.getByRole("region", { name: "Board" })).toBeVisible();
  }
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await expect(slider).toBeVisible();
});

test("a replay on a phone", async ({ guest }) => {
  const page = await guest({ ...PHONE, prefs: { list: true } });
  await playNow(page, "tallinn");
  await playOn(page, finger, 3);
  await ready(page);
  await page.goto(`/${new URL(page.url()).hash}/replay`);
  const slider = page.getByRole("slider", { name: "Place in the match" });
  await expect(slider).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Next" }).tap();
  await expect(slider).toHaveValue("1");
  await page.getByRole("button", { name: "To the beginning" }).tap();
  await expect(slider).toHaveValue("0");
});

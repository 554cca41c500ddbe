import { defineConfig } from "@playwright/test";
import { FLAGS, CHROMIUM } from "./browser";

const slow = Number(process.env["HOFTAG_SLOW"] ?? 1); // a machine that is busy with other things

export default defineConfig({
  testDir: ".",
  testIgnore: "pictures/**",
  outputDir: "../../build/e2e",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000 * slow,
  expect: { timeout: 10_000 * slow },
  forbidOnly: true,
  use: {
    actionTimeout: 10_000 * slow,
    locale: "en",
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: CHROMIUM, args: FLAGS },
  },
});

/** Pictures and measurements: nothing here is a test that can fail. See script/screens. */
import { defineConfig } from "@playwright/test";
import usual from "../playwright.config";

export default defineConfig({
  ...usual,
  testDir: ".",
  testIgnore: [],
  testMatch: "*.pictures.ts",
  outputDir: "../../../build/e2e-pictures",
  globalTeardown: "./sheet.ts",
  timeout: 240_000,
});

/** The Chromium of this machine, with nothing that phones home. */
export const CHROMIUM = process.env["CHROMIUM"] || "/usr/bin/chromium";
export const FLAGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

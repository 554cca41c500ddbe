/** A notice of the browser when it is my turn; asked for in the settings, shown only while the page is out of sight. */
import { prefs } from "./prefs.svelte";

export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

/** Ask the browser; it asks the reader. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "granted") return true;
  return (await Notification.requestPermission()) === "granted";
}

/** One notice for a table, in place of the one before. It says nothing that others may not read over a shoulder. */
export function notify(id: string, title: string, body: string): void {
  if (!prefs.notices || !canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const notice = new Notification(title, { body, tag: `hoftag-${id}`, icon: "./icon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // phones want a service worker for this; the title and the icon tell it there
  }
}

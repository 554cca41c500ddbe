/** Handing an address on: the sheet of a phone, the clipboard, or a field to copy from by hand. */
export type Shared = "shared" | "copied" | "by-hand";

export async function share(address: string, title: string, touch: boolean): Promise<Shared> {
  if (touch && typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url: address });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared"; // it was thought over
    }
  }
  try {
    await navigator.clipboard.writeText(address);
    return "copied";
  } catch {
    return "by-hand"; // a plain address of the local network has no clipboard
  }
}

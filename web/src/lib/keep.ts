/** The browser's own storage, where it can be used; a private window may refuse. */
export const keep = {
  read<T>(key: string, usual: T): T {
    try {
      const text = localStorage.getItem(key);
      return text === null ? usual : (JSON.parse(text) as T);
    } catch {
      return usual;
    }
  },
  write(key: string, value: unknown): void {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // nothing is lost but the memory of this device
    }
  },
};

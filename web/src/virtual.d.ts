declare module "virtual:catalogues" {
  /** By game ("" the general texts, "page" the page's own) and language. */
  const loads: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default loads;
}

declare module "virtual:lessons" {
  const loads: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default loads;
}

declare module "virtual:rules" {
  const loads: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default loads;
}

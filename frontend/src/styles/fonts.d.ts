/** Made by `scripts/fonts/plugin.mjs`. */
declare module 'virtual:fonts' {
  /** Addresses of the fonts that the first screen of each language needs; none in development. */
  export const PRELOADS: Readonly<Record<'en' | 'jp' | 'kr', readonly string[]>>;
}

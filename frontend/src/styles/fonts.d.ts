/** Made by `scripts/fonts/plugin.mjs`. */
declare module 'virtual:fonts' {
  /**
   * Addresses of the fonts that the first screen needs, by language, of pages that begin with pictures, or with text; none in
   * development.
   */
  export const PRELOADS: Readonly<
    Record<string, Readonly<Record<'picture' | 'text', readonly string[]>>>
  >;
}

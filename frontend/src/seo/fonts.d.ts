/** Made by `scripts/fonts/plugin.mjs`. */
declare module 'virtual:fonts' {
  /** Addresses of the fonts that the first screen needs of pages that begin with pictures, or with text; none in development. */
  export const PRELOADS: Readonly<
    Record<
      import('../routing/pages').LocaleCode,
      Readonly<Record<'picture' | 'text', readonly string[]>>
    >
  >;
}

/** Limits of the desk. Written by `UPDATE_CONTRACT=1 cargo test --workspace --lib contract` from its constants. */

/** Most bytes of what is kept of a position in one language. */
export const ITEM_BYTES_MAX = 512_000;

/** Those of them that are left for its fields, as JSON. */
export const POST_BYTES_MAX = 510_976;

/** Most elements of a formatted text. */
export const ELEMENTS_MAX = 2_000;

/** Most elements of a formatted text inside each other. */
export const DEPTH_MAX = 32;

/** Most posts that are looked at in one call. */
export const IMPORT_POSTS_MAX = 500;

/** Longest name of a template, in characters. */
export const TEMPLATE_NAME_MAX = 80;

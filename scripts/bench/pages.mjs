// The pages that are measured.

/** Their names: each has a folder in the front end and an address of the same name, `home` that of the root. */
export const PAGES = ['home', 'recruit', 'mashup', 'guidelines', 'fankit'];

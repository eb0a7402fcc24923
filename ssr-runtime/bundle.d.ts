// Written by `UPDATE_CONTRACT=1 cargo test --workspace --lib contract` from the structs in src.
/** The argument of a bundle's `render`. */
export type RenderRequest = { 
/**
 * Path and query of the page, for example `/menu?table=4`. The bundle gets it as `url`.
 */
url: string, 
/**
 * What the page is made of. The bundle gets the parsed and frozen value as `data`.
 */
data: unknown, };
/** A page that it returns or promises. */
export type Output = { 
/**
 * HTTP status of the page, from 100 to 599.
 */
status: number, 
/**
 * Markup that belongs in the document's head: title, meta and link elements.
 */
head: string, 
/**
 * Markup of the application's root element.
 */
html: string, 
/**
 * Further headers of the response: names in small letters, values of printable ASCII. Whether the bundle may set
 * one is the host's decision.
 */
headers?: Record<string, string | string[]>, };

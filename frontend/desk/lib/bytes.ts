/** How large a value is on the wire. */
export const bytesOf = (value: unknown): number => new Blob([JSON.stringify(value)]).size;

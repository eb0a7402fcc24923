/** The bytes of a song that is played to. Its first part comes before all else, so that it sounds while the rest is on its way. */

/** Bytes of a frame of the files, which are 24 ms long. */
const FRAME = 384;
/** Bytes of the first part: a little more than eight seconds. */
const FIRST_BYTES = 341 * FRAME;

/** What is there of a file. */
interface Part {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isWhole: boolean;
}

/** What is there, or is being fetched, by address: as long as the page is open. */
const parts = new Map<string, Promise<Part>>();

/** Fetches bytes of a file; a server that knows no ranges sends all of it. */
async function request(url: string, range?: string, signal?: AbortSignal): Promise<Part> {
  const response = await fetch(url, {
    ...(range !== undefined && { headers: { range } }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { bytes, isWhole: response.status !== 206 };
}

/** Whether parts can be asked for: another server need not allow the header. */
function hasParts(url: string): boolean {
  return new URL(url, window.location.href).origin === window.location.origin;
}

/** Keeps what comes of a file; what does not come is asked for anew next time. */
function keep(url: string, part: Promise<Part>): Promise<Part> {
  parts.set(url, part);
  part.catch(() => {
    if (parts.get(url) === part) parts.delete(url);
  });
  return part;
}

/** The first part of a file, or more of it. */
export async function firstPart(url: string): Promise<Part> {
  const range = hasParts(url) ? `bytes=0-${String(FIRST_BYTES - 1)}` : undefined;
  return parts.get(url) ?? keep(url, request(url, range));
}

/** The whole of a file. */
export async function wholeFile(url: string, signal: AbortSignal): Promise<Part['bytes']> {
  const first = await firstPart(url);
  signal.throwIfAborted();
  if (first.isWhole) return first.bytes;
  const rest = await request(url, `bytes=${String(first.bytes.length)}-`, signal);
  if (rest.isWhole) return rest.bytes;
  const bytes = new Uint8Array(first.bytes.length + rest.bytes.length);
  bytes.set(first.bytes);
  bytes.set(rest.bytes, first.bytes.length);
  await keep(url, Promise.resolve({ bytes, isWhole: true }));
  return bytes;
}

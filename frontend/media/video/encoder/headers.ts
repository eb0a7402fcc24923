/** Reads what a finished video says of itself, so that no test needs a player. */

export interface Header {
  readonly codec: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly hasSound: boolean;
  /** Whether a browser learns all this before it has the pictures. */
  readonly startsAtOnce: boolean;
}

interface Box {
  readonly type: string;
  readonly body: Buffer;
}

/** The boxes of an MP4 side by side: four bytes of length, four of type, the body. */
function boxes(bytes: Buffer): readonly Box[] {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length < 8) throw new Error('a box is shorter than its own head');
    found.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      body: bytes.subarray(at + 8, at + length),
    });
    at += length;
  }
  return found;
}

function within(bytes: Buffer, ...way: readonly string[]): Buffer {
  return way.reduce((body, type) => {
    const box = boxes(body).find((one) => one.type === type);
    if (box === undefined) throw new Error(`there is no box ${type}`);
    return box.body;
  }, bytes);
}

/** Reads an MP4 with one picture track. */
export function readMp4(bytes: Buffer): Header {
  const order = boxes(bytes).map(({ type }) => type);
  const movie = within(bytes, 'moov');
  const clock = within(movie, 'mvhd');
  const tracks = boxes(movie).filter(({ type }) => type === 'trak');
  const kinds = tracks.map(({ body }) => within(body, 'mdia', 'hdlr').toString('latin1', 8, 12));
  const picture = tracks[kinds.indexOf('vide')]?.body ?? Buffer.alloc(0);
  // The description of samples begins with its version and a count; the first entry follows.
  const entry = within(picture, 'mdia', 'minf', 'stbl', 'stsd').subarray(8);
  return {
    codec: entry.toString('latin1', 4, 8),
    width: entry.readUInt16BE(32),
    height: entry.readUInt16BE(34),
    seconds: clock.readUInt32BE(16) / clock.readUInt32BE(12),
    hasSound: kinds.includes('soun'),
    startsAtOnce: order.indexOf('moov') < order.indexOf('mdat'),
  };
}

/** A number whose first byte says how long it is; `keepsMark` leaves the length's mark in it, as identifiers do. */
function variable(bytes: Buffer, at: number, keepsMark: boolean): { value: number; size: number } {
  const first = bytes[at] ?? 0;
  const size = Math.clz32(first) - 23;
  let value = keepsMark ? first : first & (0xff >> size);
  for (let index = 1; index < size; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return { value, size };
}

const ID = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  kind: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
} as const;

interface Element {
  readonly id: number;
  readonly body: Buffer;
}

function elements(bytes: Buffer): readonly Element[] {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length;) {
    const id = variable(bytes, at, true);
    const length = variable(bytes, at + id.size, false);
    const start = at + id.size + length.size;
    found.push({ id: id.value, body: bytes.subarray(start, start + length.value) });
    at = start + length.value;
  }
  return found;
}

function child(list: readonly Element[], id: number): Buffer {
  const element = list.find((one) => one.id === id);
  if (element === undefined) throw new Error(`there is no element ${id.toString(16)}`);
  return element.body;
}

const whole = (bytes: Buffer): number => bytes.readUIntBE(0, bytes.length);
const decimal = (bytes: Buffer): number =>
  bytes.length === 8 ? bytes.readDoubleBE(0) : bytes.readFloatBE(0);

/** Reads a WebM with one picture track. */
export function readWebm(bytes: Buffer): Header {
  const segment = elements(child(elements(bytes), ID.segment));
  const info = elements(child(segment, ID.info));
  const tracks = elements(child(segment, ID.tracks))
    .filter(({ id }) => id === ID.track)
    .map(({ body }) => elements(body));
  const picture = tracks.find((track) => whole(child(track, ID.kind)) === 1) ?? [];
  const video = elements(child(picture, ID.video));
  const order = segment.map(({ id }) => id);
  return {
    codec: child(picture, ID.codec).toString('latin1'),
    width: whole(child(video, ID.width)),
    height: whole(child(video, ID.height)),
    seconds: (decimal(child(info, ID.duration)) * whole(child(info, ID.scale))) / 1e9,
    hasSound: tracks.some((track) => whole(child(track, ID.kind)) === 2),
    startsAtOnce: order.indexOf(ID.tracks) < order.indexOf(ID.cluster),
  };
}

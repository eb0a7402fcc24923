/** Packets of Opus in an Ogg file (RFC 3533, RFC 7845) that has no time, no random number and no encoder's name in it. */

/** A file of one stream needs no number of its own. */
const SERIAL = 1;
/** Pages hold a second; a packet of 255 bytes or more takes further segments, of which a page has 255. */
const PACKETS_OF_PAGE = 50;
const POLYNOMIAL = 0x04c11db7;
const [FIRST, LAST] = [2, 4];

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) value = (value << 1) ^ (value < 0 ? POLYNOMIAL : 0);
  return value >>> 0;
});

/** The checksum of a page. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) sum = ((sum << 8) ^ (CRC[(sum >>> 24) ^ byte] ?? 0)) >>> 0;
  return sum;
}

/** How long each segment of a packet is; one shorter than 255 ends it. */
const segmentsOf = ({ length }: Uint8Array): readonly number[] => [
  ...Array.from({ length: Math.floor(length / 255) }, () => 255),
  length % 255,
];

function page(
  packets: readonly Uint8Array[],
  index: number,
  granule: number,
  flags: number,
): Buffer {
  const segments = packets.flatMap(segmentsOf);
  const head = Buffer.alloc(27);
  head.write('OggS');
  head[5] = flags;
  head.writeBigUInt64LE(BigInt(granule), 6);
  head.writeUInt32LE(SERIAL, 14);
  head.writeUInt32LE(index, 18);
  head[26] = segments.length;
  const whole = Buffer.concat([head, Uint8Array.from(segments), ...packets]);
  whole.writeUInt32LE(checksum(whole), 22);
  return whole;
}

function opusHead(channels: number, skip: number, rate: number): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead');
  head[8] = 1;
  head[9] = channels;
  head.writeUInt16LE(skip, 10);
  head.writeUInt32LE(rate, 12);
  return head;
}

/** What a stream is, in samples of 48 kHz. */
export interface OpusStream {
  readonly packets: readonly Uint8Array[];
  readonly channels: number;
  /** Samples of a packet, samples before the sound, and samples of the sound. */
  readonly frame: number;
  readonly skip: number;
  readonly length: number;
}

/** The file of a stream. */
export function oggOf({ packets, channels, frame, skip, length }: OpusStream): Buffer {
  const tags = Buffer.alloc(16);
  tags.write('OpusTags');
  const pages = [page([opusHead(channels, skip, 48_000)], 0, 0, FIRST), page([tags], 1, 0, 0)];
  for (let at = 0; at < packets.length; at += PACKETS_OF_PAGE) {
    const end = Math.min(at + PACKETS_OF_PAGE, packets.length);
    const isLast = end === packets.length;
    // The last page says where the sound ends in its last packet.
    const granule = isLast ? skip + length : end * frame;
    pages.push(page(packets.slice(at, end), pages.length, granule, isLast ? LAST : 0));
  }
  return Buffer.concat(pages);
}

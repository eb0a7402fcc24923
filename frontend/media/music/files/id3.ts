import { join, latin1 } from './bytes';
import type { Tags } from './tags';

/** Version 2.4, the first whose texts may be UTF-8, and its mark for such a text. */
const VERSION = 4;
const UTF8 = '\x03';

/** A text in UTF-8. */
function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Sizes have seven bits a byte, so that no byte looks like the start of music. */
function syncSafe(size: number): Uint8Array {
  return Uint8Array.from([21, 14, 7, 0], (shift) => (size >> shift) & 0x7f);
}

function frame(name: string, body: Uint8Array): Uint8Array {
  return join([latin1(name), syncSafe(body.length), new Uint8Array(2), body]);
}

function text(name: string, value: string): Uint8Array {
  return frame(name, utf8(UTF8 + value));
}

/** An ID3v2 tag, which stands before the music in an MP3 file. */
export function encodeId3(tags: Tags): Uint8Array {
  const frames = join([
    text('TIT2', tags.title),
    text('TPE1', tags.artist),
    text('TALB', tags.album),
    text('TDRC', tags.year),
    text('TCON', tags.genre),
    text('TBPM', tags.bpm),
    text('TKEY', tags.key),
    text('TCOP', tags.copyright),
    ...tags.comments.map(({ language, words }) =>
      // Comments are told apart by language and description; the description stays empty.
      frame('COMM', utf8(`${UTF8}${language}\0${words}`)),
    ),
  ]);
  return join([latin1('ID3'), Uint8Array.of(VERSION, 0, 0), syncSafe(frames.length), frames]);
}

import { join, latin1 } from './bytes';
import type { Tags } from './tags';

/** Version 2.3 is what every player reads. */
const VERSION = 3;

function frame(name: string, body: Uint8Array): Uint8Array {
  const head = new Uint8Array(10);
  head.set(latin1(name));
  new DataView(head.buffer).setUint32(4, body.length);
  return join([head, body]);
}

function text(name: string, value: string): Uint8Array {
  return frame(name, latin1(`\0${value}`));
}

/** An ID3v2 tag, which stands before the music in an MP3 file. */
export function encodeId3(tags: Tags, comment: string): Uint8Array {
  const frames = join([
    text('TIT2', tags.title),
    text('TPE1', tags.artist),
    text('TALB', tags.album),
    text('TYER', tags.year),
    text('TCON', tags.genre),
    text('TBPM', tags.bpm),
    text('TKEY', tags.key),
    text('TCOP', tags.copyright),
    frame('COMM', latin1(`\0eng\0${comment}`)),
  ]);
  const head = new Uint8Array(10);
  head.set(latin1('ID3'));
  head[3] = VERSION;
  // Sizes have seven bits a byte, so that no byte looks like the start of music.
  for (let i = 0; i < 4; i++) head[6 + i] = (frames.length >> (7 * (3 - i))) & 0x7f;
  return join([head, frames]);
}

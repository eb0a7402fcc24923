import { describe, expect, it } from 'vitest';

import { silence } from '../synth/stereo';
import type { Stereo } from '../synth/stereo';
import { latin1 } from './bytes';
import { encodeId3 } from './id3';
import { FRAME_BYTES, FRAME_SAMPLES, crc16, encodeMp3 } from './mp3';
import type { Tags } from './tags';
import { encodeWav } from './wav';

const TAGS: Tags = {
  title: 'Test',
  artist: 'AXTORM',
  album: 'Album',
  year: '2025',
  genre: 'Techno',
  copyright: '© 2025 AXTORM',
  bpm: '128',
  key: 'Fm',
  comments: [
    { language: 'eng', words: 'Credit' },
    { language: 'jpn', words: '音楽' },
    { language: 'kor', words: '음악' },
  ],
};

function text(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Chunks of a RIFF file by name, as places of their bodies. */
function chunks(wav: Uint8Array): Map<string, { at: number; size: number }> {
  const found = new Map<string, { at: number; size: number }>();
  for (let at = 12; at < wav.length;) {
    const size = view(wav).getUint32(at + 4, true);
    found.set(text(wav, at, 4), { at: at + 8, size });
    at += 8 + size + (size % 2);
  }
  return found;
}

describe('a WAV file', () => {
  const sound: Stereo = {
    left: Float32Array.of(0, 0.5, 1, -1),
    right: Float32Array.of(0, -0.5, 2, -2),
  };
  const wav = encodeWav(sound, TAGS, true);
  const parts = chunks(wav);

  it('is RIFF of its own length, 48 kHz and 24 bit', () => {
    expect(text(wav, 0, 4) + text(wav, 8, 4)).toBe('RIFFWAVE');
    expect(view(wav).getUint32(4, true)).toBe(wav.length - 8);
    const format = parts.get('fmt ')?.at ?? 0;
    expect(view(wav).getUint16(format + 2, true)).toBe(2);
    expect(view(wav).getUint32(format + 4, true)).toBe(48_000);
    expect(view(wav).getUint32(format + 8, true)).toBe(288_000);
    expect(view(wav).getUint16(format + 14, true)).toBe(24);
  });

  it('holds the samples, left before right, kept within full scale', () => {
    const { at = 0, size = 0 } = parts.get('data') ?? {};
    const value = (index: number): number => {
      const [low = 0, middle = 0, high = 0] = wav.subarray(at + 3 * index, at + 3 * index + 3);
      return ((high << 24) | (middle << 16) | (low << 8)) >> 8;
    };
    expect(size).toBe(24);
    expect(Array.from({ length: 8 }, (_, i) => value(i))).toEqual([
      0, 0, 4_194_304, -4_194_303, 8_388_607, 8_388_607, -8_388_607, -8_388_607,
    ]);
  });

  it('says what it is, and that it repeats', () => {
    const { at = 0, size = 0 } = parts.get('LIST') ?? {};
    const list = text(wav, at, size);
    for (const entry of ['INFOINAM', 'Test', 'AXTORM', '2025', '(C) 2025 AXTORM']) {
      expect(list).toContain(entry);
    }
    expect(view(wav).getUint32((parts.get('smpl')?.at ?? 0) + 48, true)).toBe(3);
    expect(chunks(encodeWav(sound, TAGS, false)).has('smpl')).toBe(false);
  });
});

describe('an ID3 tag', () => {
  it('has its own length, which no byte of music looks like, and every field', () => {
    const tag = encodeId3(TAGS);
    const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (tag[at] ?? 0), 0);
    expect(text(tag, 0, 5)).toBe('ID3\x04\x00');
    expect(size).toBe(tag.length - 10);
    const all = new TextDecoder().decode(tag);
    for (const field of ['TIT2', 'TPE1', 'TDRC', 'TCOP', '© 2025 AXTORM', 'Credit']) {
      expect(all).toContain(field);
    }
  });

  it('speaks Japanese and Korean', () => {
    const all = new TextDecoder().decode(encodeId3(TAGS));
    for (const comment of ['\x03eng\0Credit', '\x03jpn\0音楽', '\x03kor\0음악']) {
      expect(all).toContain(comment);
    }
  });
});

describe('an MP3 file', () => {
  const length = 20_000;

  it.each([false, true])(
    'has whole frames and says what a player must cut (loop: %s)',
    async (isLoop) => {
      const mp3 = await encodeMp3(silence(length), isLoop);
      expect(mp3.length % FRAME_BYTES).toBe(0);
      for (let at = 0; at < mp3.length; at += FRAME_BYTES) {
        // Synchronisation, MPEG 1, layer 3, 320 kbit/s, 48 kHz, no padding.
        expect([mp3[at], mp3[at + 1], mp3[at + 2]]).toEqual([0xff, 0xfb, 0xe4]);
      }
      expect(text(mp3, 36, 4)).toBe('Info');
      const frames = view(mp3).getUint32(44);
      expect(frames).toBe(mp3.length / FRAME_BYTES - 1);
      const [a = 0, b = 0, c = 0] = mp3.subarray(177, 180);
      const [delay, padding] = [(a << 4) | (b >> 4), ((b & 0xf) << 8) | c];
      expect(delay + length + padding).toBe(frames * FRAME_SAMPLES);
      expect(delay).toBe(isLoop ? 576 + 2 * FRAME_SAMPLES : 576);
      expect(view(mp3).getUint16(190)).toBe(crc16(mp3.subarray(0, 190)));
    },
  );

  it('is checked by the sum that the format asks for', () => {
    // The check value of CRC-16/ARC.
    expect(crc16(latin1('123456789'))).toBe(0xbb3d);
  });
});

import { describe, expect, it } from 'vitest';

import { integratedLoudness } from '../master/loudness';
import type { Song } from '../score/types';
import { clubKick } from '../songs/patches/drums';
import { bell, pad } from '../songs/patches/tones';
import type { Stereo } from '../synth/stereo';
import { mixSong, renderSong } from './render-song';

const SONG: Song = {
  id: 'song01',
  title: 'One bar',
  genre: 'Test',
  bpm: 180,
  key: { tonic: 9, mode: 'minor' },
  pump: 0.8,
  sections: [{ name: 'all', bars: 1, chords: 'Am7' }],
  space: {
    echo: { steps: 3, feedback: 0.4, lowpass: 5000 },
    room: { seconds: 1, size: 0.8, lowpass: 5000 },
  },
  tracks: [
    {
      name: 'kick',
      notation: 'drums',
      patch: clubKick,
      pumps: true,
      channel: { level: 0 },
      parts: { all: ['X...X...X...X...'] },
    },
    {
      name: 'pad',
      notation: 'chords',
      patch: { ...pad, amp: { attack: 0.01, decay: 1, sustain: 1, release: 0.2 } },
      channel: { level: -4, room: 0.4, chorus: 0.4, duck: 0.6 },
      parts: { all: ['X==============='] },
    },
    {
      name: 'bell',
      notation: 'line',
      patch: bell,
      channel: { level: -6, echo: 0.4, room: 0.4, pan: 0.3 },
      parts: { all: ['A5:4 E5:4 C5:4 B5:4'] },
    },
  ],
};
const LOOP: Song = { ...SONG, isLoop: true };

function largest(channel: Float32Array): number {
  return channel.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

/** How far a sample lies from the curve through the two before and the two after it. */
function bump(channel: Float32Array, at: number): number {
  const value = (offset: number): number =>
    channel[(at + offset + channel.length) % channel.length] ?? 0;
  return Math.abs(value(0) - (4 * (value(-1) + value(1)) - value(-2) - value(2)) / 6);
}

describe('a rendered song', () => {
  const sound = renderSong(SONG);

  it('is as loud as all are, and not silent on either side', () => {
    expect(Math.abs(integratedLoudness(sound) + 14)).toBeLessThan(0.3);
    expect(largest(sound.left)).toBeGreaterThan(0.2);
    expect(largest(sound.right)).toBeGreaterThan(0.2);
  });

  it('begins and ends in silence', () => {
    for (const channel of [sound.left, sound.right]) {
      expect(Math.abs(channel[0] ?? 1)).toBeLessThan(1e-3);
      expect(largest(channel.slice(-480))).toBeLessThan(1e-3);
    }
  });

  it('has the same bytes each time', () => {
    const again: Stereo = renderSong(SONG);
    expect(Buffer.from(again.left.buffer).equals(Buffer.from(sound.left.buffer))).toBe(true);
  });

  it('puts each track at the loudness that its channel asks for', () => {
    const [kick] = SONG.tracks;
    if (!kick) throw new Error('no kick');
    const at = (level: number): number =>
      integratedLoudness(mixSong({ ...SONG, tracks: [{ ...kick, channel: { level } }] }, 96_000));
    expect(at(0)).toBeCloseTo(-20, 0);
    expect(at(-6) - at(0)).toBeCloseTo(-6, 3);
  });

  it('lets a silent kick push all the same', () => {
    const [kick, padTrack] = SONG.tracks;
    if (!kick || !padTrack) throw new Error('no tracks');
    const muted = { ...kick, channel: { ...kick.channel, isMuted: true } };
    const mix = mixSong(
      { ...SONG, tracks: [muted, { ...padTrack, channel: { level: 0, duck: 0.9 } }] },
      64_000,
    );
    const power = (from: number): number =>
      mix.left.subarray(from, from + 1200).reduce((sum, value) => sum + value * value, 0);
    expect(power(32_200)).toBeLessThan(power(46_000) / 4);
    expect(largest(mixSong({ ...SONG, tracks: [muted] }, 64_000).left)).toBe(0);
  });

  it('pushes a track down when the kick strikes', () => {
    const power = (sound: Stereo, from: number): number =>
      sound.left.subarray(from, from + 1200).reduce((sum, value) => sum + value * value, 0);
    const [kick, padTrack] = SONG.tracks;
    if (!kick || !padTrack) throw new Error('no tracks');
    const silentKick = { ...kick, channel: { level: -120 } };
    const dry = { ...padTrack, channel: { level: 0, duck: 0.9 } };
    const mix = mixSong({ ...SONG, tracks: [silentKick, dry] }, 64_000);
    // A beat has 16 000 samples; compare just after it with just before the next.
    expect(power(mix, 32_200)).toBeLessThan(power(mix, 46_000) / 4);
  });
});

describe('a rendered loop', () => {
  const sound = renderSong(LOOP);

  it('is as long as its bars', () => {
    expect(sound.left.length).toBe(64_000);
  });

  it('goes over its join as smoothly as over its other beats', () => {
    for (const channel of [sound.left, sound.right]) {
      const around = (at: number): number =>
        Math.max(...Array.from({ length: 400 }, (_, i) => bump(channel, at - 200 + i)));
      const others = Math.max(...[16_000, 32_000, 48_000].map(around));
      for (const at of [-2, -1, 0, 1]) expect(bump(channel, at)).toBeLessThan(others);
      // Before the beat nothing has begun: there the join must be as smooth as the music itself.
      const before = Math.max(...Array.from({ length: 400 }, (_, i) => bump(channel, 15_600 + i)));
      for (const at of [-3, -2, -1]) expect(bump(channel, at)).toBeLessThan(before * 2);
    }
  });

  it('sounds around its second end as around its first', () => {
    // What looks ahead (ducking) and what looks back (echo, room, variants of a note) must agree.
    const turn = 64_000;
    const mix = mixSong(LOOP, 2 * turn + 4800);
    for (const channel of [mix.left, mix.right]) {
      for (let i = -400; i < 400; i++) {
        const difference = (channel[turn + i] ?? 0) - (channel[2 * turn + i] ?? 0);
        expect(Math.abs(difference)).toBeLessThan(5e-4);
      }
    }
  });

  it('begins with what still rings from its end', () => {
    // Without its second time around, the loop would begin with silence between the first notes.
    const start = (song: Song): number => largest(renderSong(song).left.slice(0, 100));
    const late: Song = {
      ...SONG,
      tracks: SONG.tracks.slice(2).map((track) => ({ ...track, parts: { all: ['_:8 A5:8'] } })),
    };
    expect(start({ ...late, isLoop: true })).toBeGreaterThan(0.01);
    expect(start(late)).toBeLessThan(1e-3);
  });
});

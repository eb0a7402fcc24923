import { describe, expect, it } from 'vitest';

import en from '../../../../locales/en/fankit.json';
import jp from '../../../../locales/jp/fankit.json';
import kr from '../../../../locales/kr/fankit.json';
import { mashups, scaleOf } from '../mashup';
import { songMarks } from '../score/marks';
import { checkSong, songSeconds, stepSeconds, trackEvents } from '../score/timeline';
import type { Section, Song, Track } from '../score/types';
import { LOOP, PIECES, SONGS } from './index';

/** Borrowed chords and leading tones may take the rest. */
const MOSTLY = 0.9;

/** Part of all pitched notes, weighted by length, that lie in a scale once they are moved. */
function inScale(song: Song, scale: ReadonlySet<number>, shift: number): number {
  let inside = 0;
  let all = 0;
  for (const track of song.tracks) {
    if (track.patch.kind === 'drum' || track.patch.kind === 'riser') continue;
    for (const { pitch, seconds } of trackEvents(song, track)) {
      all += seconds;
      if (scale.has((pitch + shift + 120) % 12)) inside += seconds;
    }
  }
  return inside / all;
}

/** What a track plays in a section, as text without the section's place. */
function played(song: Song, track: Track, section: Section | undefined): string {
  const mark = songMarks(song).sections.find(({ name }) => name === section?.name);
  if (!mark) throw new Error('no such section');
  return trackEvents(song, track)
    .filter(({ time }) => time >= mark.from - 1e-6 && time < mark.to - 1e-6)
    .map(({ time, pitch }) => `${(time - mark.from).toFixed(3)} ${pitch.toFixed()}`)
    .join();
}

describe.each(PIECES.map((song) => [song.title, song] as const))('%s', (_, song) => {
  it('plays only in sections that it has, and every track plays', () => {
    checkSong(song);
    for (const track of song.tracks) {
      expect(trackEvents(song, track).length, track.name).toBeGreaterThan(0);
    }
  });

  it('stays in its key but for colours', () => {
    expect(inScale(song, scaleOf(song.key), 0)).toBeGreaterThan(MOSTLY);
  });

  it('is named, timed and sorted as the fan kit page says in every language', () => {
    const index = SONGS.indexOf(song);
    const tempo = song.bpm.toFixed();
    const notations = [
      [en, `${tempo} BPM`],
      [jp, `BPM${tempo}`],
      [kr, `${tempo} BPM`],
    ] as const;
    for (const [texts, notation] of notations) {
      const entry = song.isLoop ? texts.loop.item : texts.songs.items[index];
      expect([entry?.title, entry?.bpm]).toEqual([song.title, notation]);
    }
    const entry = song.isLoop ? en.loop.item : en.songs.items[index];
    expect(entry?.genre).toBe(song.genre);
  });

  it('changes what is heard at least every eight bars', () => {
    const { bars } = songMarks(song);
    const heard = (from: number, to: number): string =>
      song.tracks
        .map((track) =>
          trackEvents(song, track)
            .filter(({ time }) => time >= from - 1e-6 && time < to - 1e-6)
            .map(({ time, pitch }) => `${(time - from).toFixed(3)} ${pitch.toFixed()}`)
            .join(),
        )
        .join('|');
    for (let bar = 0; bar + 16 <= bars.length; bar += 8) {
      const at = (index: number): number => bars[index] ?? songSeconds(song);
      expect(heard(at(bar), at(bar + 8)), `bar ${bar.toFixed()}`).not.toBe(
        heard(at(bar + 8), at(bar + 16)),
      );
    }
  });
});

describe('the instrumentals', () => {
  it.each(SONGS.map((song) => [song.title, song] as const))(
    '%s lasts 2:00 to 2:30 with what rings after its last bar',
    (_, song) => {
      expect(songSeconds(song)).toBeGreaterThan(120);
      expect(songSeconds(song)).toBeLessThan(147);
    },
  );

  it.each(SONGS.map((song) => [song.title, song] as const))(
    '%s has two drops after one groove, and the second is another',
    (_, song) => {
      const [first, second, ...more] = song.sections.filter(({ role }) => role === 'drop');
      expect(more).toEqual([]);
      const grooves = song.sections.filter(({ role }) => role === 'groove');
      expect(grooves).toHaveLength(1);
      const changed = song.tracks.filter(
        (track) => played(song, track, first) !== played(song, track, second),
      );
      const isDrum = (track: Track): boolean => track.notation === 'drums';
      // Its lead, its fills and its low end, not one of them.
      expect(changed.filter(isDrum).length).toBeGreaterThanOrEqual(2);
      expect(changed.filter((track) => !isDrum(track)).length).toBeGreaterThanOrEqual(2);
      const kick = song.tracks.find(({ pumps }) => pumps);
      expect(changed).toContain(kick);
    },
  );

  it.each(SONGS.map((song) => [song.title, song] as const))(
    '%s rises by what is played: more notes in its drops, and a hand on the mix that does little',
    (_, song) => {
      const notes = new Map(
        songMarks(song).sections.map(({ name, from, to }) => {
          const events = song.tracks.flatMap((track) => trackEvents(song, track));
          const inside = events.filter(({ time }) => time >= from - 1e-6 && time < to - 1e-6);
          return [name, inside.length / (to - from)] as const;
        }),
      );
      const densities = (role: string): number[] =>
        song.sections.filter((one) => one.role === role).map(({ name }) => notes.get(name) ?? 0);
      const [groove = 0] = densities('groove');
      for (const drop of densities('drop')) expect(drop).toBeGreaterThan(groove);
      for (const { name, ride = [0, 0] } of song.sections) {
        for (const decibels of ride) expect(Math.abs(decibels), name).toBeLessThanOrEqual(1.5);
      }
    },
  );

  it.each(SONGS.map((song) => [song.title, song] as const))(
    '%s strips the bar before each drop to what leads over',
    (_, song) => {
      const bar = 16 * stepSeconds(song);
      for (const { name, from } of songMarks(song).sections) {
        if (song.sections.find((one) => one.name === name)?.role !== 'drop') continue;
        const sounding = song.tracks.filter((track) =>
          trackEvents(song, track).some(
            ({ time, seconds }) => time < from - 1e-6 && time + seconds > from - bar + 1e-6,
          ),
        );
        expect(sounding.length, name).toBeGreaterThan(0);
        for (const track of sounding)
          expect(track.leads, `${track.name} before ${name}`).toBe(true);
      }
    },
  );

  it.each(SONGS.map((song) => [song.title, song] as const))(
    '%s has an intro, a build, a drop, a break and an ending',
    (_, song) => {
      const names = song.sections.map(({ name }) => name);
      for (const name of ['intro', 'build', 'drop', 'break', 'outro'])
        expect(names).toContain(name);
    },
  );

  it('differ in genre and tempo', () => {
    expect(new Set(SONGS.map(({ genre }) => genre)).size).toBe(5);
    expect(new Set(SONGS.map(({ bpm }) => bpm)).size).toBe(5);
  });
});

describe('the loop', () => {
  it('is 112 bars at 128 BPM: three minutes and a half to the sample', () => {
    expect(songMarks(LOOP).bars).toHaveLength(112);
    expect(songSeconds(LOOP) * 48_000).toBe(10_080_000);
  });
});

describe.each(mashups(SONGS).map((pair) => [`${pair.host} under ${pair.guest}`, pair] as const))(
  'mash-up %s',
  (_, pair) => {
    const host = SONGS.find(({ id }) => id === pair.host) as Song;
    const guest = SONGS.find(({ id }) => id === pair.guest) as Song;

    it("brings the guest to the host's beat without stretching it out of shape", () => {
      expect(guest.bpm * pair.tempo).toBeCloseTo(host.bpm * pair.feel, 9);
      expect(Math.abs(Math.log2(pair.tempo))).toBeLessThanOrEqual(0.5);
    });

    it("moves the guest into the host's key by few semitones", () => {
      expect(Math.abs(pair.shift)).toBeLessThanOrEqual(3);
      expect(inScale(guest, scaleOf(host.key), pair.shift)).toBeGreaterThan(MOSTLY);
    });
  },
);

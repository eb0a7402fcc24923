/** The videos of the mash-ups: two songs heard apart, then together, and the third is played. */
import { audioKey } from '../../music/step';
import { cutOf } from '../../music/cut';
import type { Song } from '../../music/score/types';
import { glassParade } from '../../music/songs/glass-parade/song';
import { redlineHalo } from '../../music/songs/redline-halo/song';
import { seventeenDegrees } from '../../music/songs/seventeen-degrees/song';
import { voltKabuki } from '../../music/songs/volt-kabuki/song';
import { COLOUR } from '../../pictures/system/tokens';
import { digest } from '../../pipeline/digest';
import { startOf } from '../../play/loops';
import { LIGHTS, cover, dancing, merged, sky } from '../sprites';
import {
  SOUND_SIZE,
  type Scene,
  type SoundCrop,
  type SoundVideo,
  UPRIGHT_SIZE,
  upright,
  wide,
} from '../video';
import { DANCER, UPRIGHT_DANCER, barOf } from './free-play';
import { mashFrame } from '../scenes/mashup';
import { Row } from '../scenes/strip';
import type { Cut, Fades } from '../sound/cut';
import { cutsOf, laid, soundOf } from '../sound/cut';
import type { Halves } from '../sound/mash';
import { mash, mashSources, sharesOf } from '../sound/mash';
import type { Soundtrack } from '../sound/soundtrack';
import { WHOLE_PICTURE, WHOLE_UPRIGHT, notesOfStage } from '../painter/stage';
import { recordedCharts } from './recorded';

/** Bars of each song by itself. */
const APART = [3, 4] as const;
const FADES: Fades = { in: 0.05, out: 1.6 };
/** Seconds from the last note to the end. */
const REST = 1.9;

/** Pixels across a song's art, and on upright pictures. */
const ART = 780;
const UPRIGHT_ART = 420;

interface Choice {
  readonly name: 'mashup01' | 'mashup02';
  /** The second of the still: before the combo's digits stand before the notes. */
  readonly poster: number;
  readonly host: Song;
  readonly guest: Song;
  /** Numbers of both songs in the fan kit. */
  readonly numbers: readonly [number, number];
  readonly bars: Halves;
  readonly pair: readonly [readonly [string, number], readonly [string, number]];
}

function soundtrack(choice: Choice, cuts: readonly Cut[], together: number): Soundtrack {
  const { host, guest, bars } = choice;
  return {
    key: () =>
      digest(
        cutsOf(cuts, FADES).key(),
        mashSources(),
        audioKey(host),
        audioKey(guest),
        JSON.stringify(bars),
      ),
    mix: async () => {
      const apart = [];
      for (const { song, from, seconds } of cuts)
        apart.push({ sound: await soundOf(song), from, seconds });
      const third = { sound: mash(sharesOf(host, guest, bars)), from: 0, seconds: together };
      return laid([...apart, third], FADES);
    },
  };
}

/** Both songs apart, then their run, on a wide picture and on an upright one. */
function scenesOf(choice: Choice) {
  const { host, guest, numbers, bars, pair } = choice;
  const [left, right] = [barOf(host), barOf(guest)];
  const second = APART[0] * left;
  const both = second + APART[1] * right;
  const together = (bars.first + bars.second) * left;
  const seconds = both + together;
  const dropOf = (song: Song) => startOf(song, 'drop') * barOf(song);
  const cuts: readonly Cut[] = [
    { song: host, from: dropOf(host), at: 0, seconds: second },
    { song: guest, from: dropOf(guest), at: second, seconds: both - second },
  ];
  const run = {
    charts: recordedCharts(host),
    mix: 'hard',
    difficulty: 'hard',
    origin: both - dropOf(host) + cutOf(host).fromBar * left,
    from: both + left / 2,
    to: seconds - REST,
    cover: 'mash',
    left: pair[0][0],
    right: pair[1][0],
  } as const;
  const last = Math.max(...notesOfStage({ ...run, ...WHOLE_PICTURE }).times) / 1000;
  const titles = [host.title, guest.title] as const;
  const title = titles.join(' × ');
  const scene = (shape: Pick<Scene, 'size' | 'rate'>, isUpright: boolean): Scene => ({
    ...shape,
    seconds,
    sprites: () => ({
      ...LIGHTS,
      sky: sky(shape.size.width, shape.size.height),
      cover: cover(numbers[0], isUpright ? UPRIGHT_ART : ART),
      guest: cover(numbers[1], isUpright ? UPRIGHT_ART : ART),
      mash: merged(...numbers, isUpright ? UPRIGHT_ART : ART),
      ...dancing(...pair[0], isUpright ? UPRIGHT_DANCER : DANCER),
      ...dancing(...pair[1], isUpright ? UPRIGHT_DANCER : DANCER),
    }),
    frame: mashFrame({
      size: shape.size,
      row: new Row(cuts),
      titles,
      second,
      both,
      seconds,
      last,
      plate: { cover: 'mash', title, line: 'MASH UP · HARD', accent: COLOUR.b },
    }),
    stage: { ...run, ...(isUpright ? WHOLE_UPRIGHT : WHOLE_PICTURE) },
  });
  const sound = soundtrack(choice, cuts, together);
  return { scene, sound, titles, second, both, seconds, last, third: both + bars.first * left };
}

function mashup(choice: Choice): SoundVideo {
  const { scene, sound, titles, second, both, seconds, last, third } = scenesOf(choice);
  const [host, guest] = titles;
  return {
    ...scene({ size: SOUND_SIZE, rate: 60 }, false),
    name: choice.name,
    poster: choice.poster,
    sound,
    captions: [
      { from: 0.1, to: second, says: 'alone', titles: { title: host } },
      { from: second, to: both, says: 'alone', titles: { title: guest } },
      { from: both, to: third, says: 'drums', titles: { drums: host, melody: guest } },
      { from: third, to: last + 0.3, says: 'trade', titles: { chords: host, melody: guest } },
      { from: last + 0.3, to: seconds, says: 'ends' },
    ],
    ...wide({ wide: 55, webm: 51, mp4: 31 }),
  };
}

function crop(choice: Choice): SoundCrop {
  const { scene, sound } = scenesOf(choice);
  return {
    ...scene({ size: UPRIGHT_SIZE, rate: 30 }, true),
    name: `${choice.name}Phone`,
    poster: choice.poster,
    sound,
    ...upright(35),
  };
}

/** Both pairs. */
const CHOICES: readonly Choice[] = [
  {
    name: 'mashup01',
    poster: 13.06,
    host: seventeenDegrees,
    guest: redlineHalo,
    numbers: [1, 3],
    bars: { first: 4, second: 2 },
    pair: [
      ['axia', 0],
      ['hexa', 7],
    ],
  },
  {
    name: 'mashup02',
    poster: 11.36,
    host: glassParade,
    guest: voltKabuki,
    numbers: [2, 5],
    bars: { first: 4, second: 3 },
    pair: [
      ['kiriko', 3],
      ['raiju', 1],
    ],
  },
];

export const MASHUPS: readonly SoundVideo[] = CHOICES.map(mashup);

/** For upright phones. */
export const MASHUP_CROPS: readonly SoundCrop[] = CHOICES.map(crop);

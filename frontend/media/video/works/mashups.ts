/** The videos of the mash-ups: two songs meet, and the third that they make is played. */
import { audioKey } from '../../music/step';
import type { Song } from '../../music/score/types';
import { COLOUR } from '../../pictures/system/tokens';
import { digest } from '../../pipeline/digest';
import { TRADE_BARS } from '@axtorm/game/mixer/mix';
import { LIGHTS, dancing, face, merged, sky } from '../sprites';
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
import type { Fades } from '../sound/cut';
import { laid } from '../sound/cut';
import { mash, mashSources, sharesOf } from '../sound/mash';
import type { Soundtrack } from '../sound/soundtrack';
import { outcomeOf } from '../painter/outcome';
import { WHOLE_PICTURE, WHOLE_UPRIGHT, notesOfStage } from '../painter/stage';
import { SHOWN_PAIRS, recordedPair } from './recorded';

const FADES: Fades = { in: 0.005, out: 1.6 };
/** Seconds from the last note to the end: in them the result comes. */
const REST = 2.6;

/** Pixels across a face, and the third song's art; and on upright pictures. */
const FACE = 1180;
const ART = 420;
const UPRIGHT_FACE = 800;
const UPRIGHT_ART = 320;

interface Choice {
  readonly name: 'mashup01' | 'mashup02';
  /** What its still shows: both songs as they meet, or the result. */
  readonly still: 'meeting' | 'result';
  /** The host, then the guest. */
  readonly songs: readonly [Song, Song];
  /** Numbers of both songs in the fan kit. */
  readonly numbers: readonly [number, number];
  readonly bars: number;
  readonly pair: readonly [readonly [string, number], readonly [string, number]];
}

/** The second of a still: when both faces are close, and from the last note to when all of the result is there. */
const MEETING = 0.28;
const RESULT = 1.3;

function soundtrack({ songs: [host, guest], bars }: Choice, seconds: number): Soundtrack {
  return {
    key: () =>
      digest(
        mashSources(),
        audioKey(host),
        audioKey(guest),
        JSON.stringify([bars, seconds, FADES]),
      ),
    mix: () =>
      Promise.resolve(
        laid([{ sound: mash(sharesOf(host, guest, bars)), from: 0, seconds }], FADES),
      ),
  };
}

/** The run of the third song, on a wide picture and on an upright one. */
function scenesOf(choice: Choice) {
  const { songs, numbers, bars, pair, still } = choice;
  const bar = barOf(songs[0]);
  const seconds = bars * bar;
  const run = {
    charts: recordedPair(songs),
    mix: 'hard',
    difficulty: 'hard',
    origin: 0,
    from: bar,
    to: seconds - REST,
    cover: 'mash',
    left: pair[0][0],
    right: pair[1][0],
    isDuet: true,
  } as const;
  const whole = { ...run, ...WHOLE_PICTURE };
  const last = Math.max(...(notesOfStage(whole).ends ?? [])) / 1000;
  const outcome = outcomeOf(whole);
  const titles = songs.map(({ title }) => title);
  const title = titles.join(' × ');
  const scene = (shape: Pick<Scene, 'size' | 'rate'>, isUpright: boolean): Scene => ({
    ...shape,
    seconds,
    sprites: () => ({
      ...LIGHTS,
      sky: sky(shape.size.width, shape.size.height),
      mash: merged(...numbers, isUpright ? UPRIGHT_ART : ART),
      faceA: face(pair[0][1], isUpright ? UPRIGHT_FACE : FACE),
      faceB: face(pair[1][1], isUpright ? UPRIGHT_FACE : FACE),
      ...dancing(...pair[0], isUpright ? UPRIGHT_DANCER : DANCER),
      ...dancing(...pair[1], isUpright ? UPRIGHT_DANCER : DANCER),
    }),
    frame: mashFrame({
      size: shape.size,
      seconds,
      last,
      outcome,
      plate: { cover: 'mash', title, line: 'MASH UP · HARD', accent: COLOUR.b },
    }),
    stage: { ...run, ...(isUpright ? WHOLE_UPRIGHT : WHOLE_PICTURE) },
  });
  const poster = still === 'meeting' ? MEETING : last + RESULT;
  const sound = soundtrack(choice, seconds);
  return { scene, sound, poster, titles, seconds, last, trade: TRADE_BARS * bar };
}

function mashup(choice: Choice): SoundVideo {
  const { scene, sound, poster, titles, seconds, last, trade } = scenesOf(choice);
  const [host = '', guest = ''] = titles;
  return {
    ...scene({ size: SOUND_SIZE, rate: 60 }, false),
    name: choice.name,
    poster,
    sound,
    captions: [
      { from: 0.1, to: trade, says: 'drums', titles: { drums: guest, melody: host } },
      { from: trade, to: last + 0.3, says: 'trade', titles: { drums: host, melody: guest } },
      { from: last + 0.3, to: seconds, says: 'ends' },
    ],
    ...wide({ wide: 57, webm: 54, mp4: 32 }),
  };
}

function crop(choice: Choice): SoundCrop {
  const { scene, sound, poster } = scenesOf(choice);
  return {
    ...scene({ size: UPRIGHT_SIZE, rate: 30 }, true),
    name: `${choice.name}Phone`,
    poster,
    sound,
    ...upright(36),
  };
}

/** Both pairs. */
const CHOICES: readonly Choice[] = [
  {
    name: 'mashup01',
    still: 'meeting',
    songs: SHOWN_PAIRS[0],
    numbers: [1, 3],
    bars: 12,
    pair: [
      ['axia', 0],
      ['hexa', 7],
    ],
  },
  {
    name: 'mashup02',
    still: 'result',
    songs: SHOWN_PAIRS[1],
    numbers: [2, 5],
    bars: 13,
    pair: [
      ['kiriko', 3],
      ['raiju', 1],
    ],
  },
];

export const MASHUPS: readonly SoundVideo[] = CHOICES.map(mashup);

/** For upright phones. */
export const MASHUP_CROPS: readonly SoundCrop[] = CHOICES.map(crop);

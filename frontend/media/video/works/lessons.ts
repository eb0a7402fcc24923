/** The videos of the tutorial: the game's own lesson at the tempo of a song. */
import korean from '../../../../locales/kr/mashup.json';
import { stepSeconds } from '../../music/score/timeline';
import { paperMoonArcade as song } from '../../music/songs/paper-moon-arcade/song';
import { startOf } from '../../play/loops';
import type { SoundVideoName } from '../../types';
import { SOUND_SIZE, type SoundVideo, wide } from '../video';
import { type Note, lessonFrame } from '../scenes/lesson';
import { cutsOf } from '../sound/cut';
import type { StageSpec } from '../painter/stage';
import { beatsOf, lessonAt } from '../painter/stage';

/** Beats of the video, and those on which each step begins. */
const WHOLE = 44;
const BEGINS = [0.5, 11, 21] as const;
/** The beat on which both lanes are pressed. */
export const BOTH = 32;
/** The beat on which a note is held. */
const HELD = 38;

/** Seconds of a beat. */
export const BEAT = 4 * stepSeconds(song);
const SECONDS = WHOLE * BEAT;

/** The game's lesson from its start, on a stage of any size. */
export const LESSON_RUN = {
  charts: lessonAt(song.bpm),
  mix: 'light',
  difficulty: 'easy',
  origin: 0,
  from: 0,
  to: SECONDS,
  speed: 3,
} as const;

const STAGE: StageSpec = { ...LESSON_RUN, width: 800, height: 720, ratio: 1.5 };

const NOTES: readonly Note[] = beatsOf(STAGE).flatMap(({ beat, lanes, held }) =>
  [0, 1].filter((lane) => (lanes >> lane) % 2 === 1).map((lane) => ({ lane, beat, held })),
);

const lesson = (name: SoundVideoName, words?: readonly string[]): SoundVideo => ({
  name,
  seconds: SECONDS,
  size: SOUND_SIZE,
  rate: 60,
  poster: 24.08 * BEAT,
  sprites: () => ({}),
  frame: lessonFrame({
    notes: NOTES,
    beat: BEAT,
    seconds: SECONDS,
    begins: BEGINS,
    ...(words && { words }),
  }),
  stage: STAGE,
  sound: cutsOf([{ song, from: startOf(song, 'drop') * 4 * BEAT, at: 0, seconds: SECONDS }], {
    in: 0.2,
    out: 2.4,
  }),
  captions: [
    { from: 0.3, to: BEGINS[1] * BEAT, says: 'look', titles: { title: song.title } },
    { from: BEGINS[1] * BEAT, to: BEGINS[2] * BEAT, says: 'listen' },
    { from: BEGINS[2] * BEAT, to: (BOTH - 0.5) * BEAT, says: 'press' },
    { from: (BOTH - 0.5) * BEAT, to: (HELD - 2) * BEAT, says: 'both' },
    { from: (HELD - 2) * BEAT, to: (HELD + 4) * BEAT, says: 'held' },
    { from: (HELD + 4) * BEAT, to: SECONDS, says: 'ends' },
  ],
  ...wide({ wide: 56, webm: 53, mp4: 30 }),
});

/** In signs alone, and with a sentence for each step, which Korean pages show. */
export const LESSONS: readonly SoundVideo[] = [
  lesson('tutorial'),
  lesson('tutorialKr', korean.tutorial.steps),
];

/** Titles and poses for what was done, from what this device remembers and nothing else. */
import { SHARED_DIFFICULTIES } from '@axtorm/game/chart/chart';
import { SONG_NAMES } from '@axtorm/game/chart/songs';
import { gradeOf } from '@axtorm/game/engine/score';
import { POSES, type Pose, TITLES, type Title, honourOn } from './store/honours';
import type { Saved } from './store/store';

/** Grades that make a difficulty count: to let a song pass by is no play of it. */
const REACHED = ['S+', 'S', 'A', 'B', 'C'];

/** How far a title is: what is done of what it takes. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

interface Chart {
  readonly name: string;
  /** A song, or a pair. */
  readonly song: string;
  readonly difficulty: string;
  readonly score: number;
}

function chartsOf({ best }: Saved): readonly Chart[] {
  return Object.entries(best).map(([name, score]) => {
    const [song = '', , difficulty = ''] = name.split(' ');
    return { name, song, difficulty, score };
  });
}

const isPair = ({ song }: Chart): boolean => song.includes('-');

/** What is done of each title, and what it takes. */
const RULES: Readonly<Record<Title, readonly [(saved: Saved) => number, number]>> = {
  debut: [(saved) => chartsOf(saved).length, 1],
  unbroken: [
    (saved) => chartsOf(saved).filter(({ name }) => honourOn(saved, name) !== undefined).length,
    1,
  ],
  pure: [
    (saved) => chartsOf(saved).filter(({ name }) => honourOn(saved, name) === 'allPerfect').length,
    1,
  ],
  ladder: [
    (saved) => {
      const reached = chartsOf(saved).filter(({ score }) => REACHED.includes(gradeOf(score)));
      return SHARED_DIFFICULTIES.filter((one) =>
        reached.some(({ difficulty }) => difficulty === one),
      ).length;
    },
    SHARED_DIFFICULTIES.length,
  ],
  catalogue: [
    (saved) => SONG_NAMES.filter((one) => chartsOf(saved).some(({ song }) => song === one)).length,
    SONG_NAMES.length,
  ],
  collider: [(saved) => chartsOf(saved).filter(isPair).length, 1],
  threeDays: [({ days }) => days.most, 3],
  sevenDays: [({ days }) => days.most, 7],
};

/** What unlocks each pose; the face is there from the beginning. */
const NEEDED: Readonly<Partial<Record<Pose, Title>>> = {
  figure: 'unbroken',
  dive: 'ladder',
  leap: 'threeDays',
  collision: 'pure',
};

/** How far a title is. */
export function progressOf(title: Title, saved: Saved): Progress {
  const [count, of] = RULES[title];
  return { done: Math.min(of, count(saved)), of };
}

/** Whether a title was earned. */
export function hasTitle(title: Title, saved: Saved): boolean {
  const { done, of } = progressOf(title, saved);
  return done === of;
}

/** The titles that were earned. */
export const titlesOf = (saved: Saved): readonly Title[] =>
  TITLES.filter((title) => hasTitle(title, saved));

/** The title that unlocks a pose; undefined for one that needs none. */
export const titleFor = (pose: Pose): Title | undefined => NEEDED[pose];

/** The pose that a title unlocks. */
export const poseOf = (title: Title): Pose | undefined =>
  POSES.find((pose) => NEEDED[pose] === title);

/** Whether a pose may be chosen. */
export function hasPose(pose: Pose, saved: Saved): boolean {
  const needed = NEEDED[pose];
  return needed === undefined || hasTitle(needed, saved);
}

/** The title and the pose of cards: what was chosen, as far as it was earned. */
export function wornBy(saved: Saved): Pick<Saved, 'title' | 'pose'> {
  const { title, pose } = saved;
  return {
    title: title !== '' && hasTitle(title, saved) ? title : '',
    pose: hasPose(pose, saved) ? pose : 'face',
  };
}

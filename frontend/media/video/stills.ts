/** The pictures of the game's page that show the game: moments of runs, painted as videos are. */
import { paperMoonArcade } from '../music/songs/paper-moon-arcade/song';
import { voltKabuki } from '../music/songs/volt-kabuki/song';
import { RENDITION_SETTINGS, removeRenditions, renditions } from '../pictures/renditions';
import { digest } from '../pipeline/digest';
import { RASTER_VERSION } from '../pipeline/raster';
import type { Step } from '../pipeline/step';
import type { PictureName } from '../types';
import { dancing } from './sprites';
import { paintedMoment } from './painter/scene-canvas';
import { SOUND_SIZE, type Scene } from './video';
import { DANCER, freePlayScene } from './works/free-play';
import { sampledTimes, sceneKey } from './key';
import { BEAT, BOTH, LESSON_RUN } from './works/lessons';
import { onStage, sides } from './scenes/run';
import { steps } from './scenes/steps';
import { WHOLE_PICTURE } from './painter/stage';

/** A moment of a scene as a picture of the page. */
export interface Still {
  readonly name: PictureName;
  readonly scene: Scene;
  /** Seconds from the scene's start. */
  readonly at: number;
  /** Pixels across of every rendition. */
  readonly widths: readonly number[];
}

/** Slow lanes have more notes on them at the same time. */
const SPEED = 2;

/** The game's lesson from a beat on: without a combo, which would stand before the notes. */
const lessonFrom = (beat: number): Pick<Scene, 'size' | 'seconds' | 'rate' | 'stage'> => ({
  size: SOUND_SIZE,
  seconds: LESSON_RUN.to,
  rate: 60,
  stage: { ...WHOLE_PICTURE, ...LESSON_RUN, from: beat * BEAT, speed: SPEED },
});

/** Two lanes, four lanes, the three steps, and two notes at once. */
export const STILLS: readonly Still[] = [
  {
    name: 'lanesLight',
    scene: freePlayScene({
      song: paperMoonArcade,
      mix: 'light',
      difficulty: 'hard',
      speed: SPEED,
      build: 3,
      drop: 10,
      number: 4,
      left: ['sola', 5],
      right: ['bit', 6],
    }),
    at: 17.837,
    widths: [480, 720, 960, 1440, 1920],
  },
  {
    name: 'lanesHard',
    scene: freePlayScene({
      song: voltKabuki,
      mix: 'hard',
      difficulty: 'expert',
      speed: SPEED,
      build: 3,
      drop: 12,
      number: 5,
      // On wide screens the tear between both pictures would leave a hand and a foot of an idol on the left.
      right: ['axia', 0],
    }),
    at: 12.987,
    widths: [480, 720, 960, 1440, 1920],
  },
  {
    name: 'tutorial',
    scene: {
      ...lessonFrom(11),
      sprites: () => ({}),
      frame: (time) => [...onStage([], time / BEAT), ...steps(time / BEAT)],
    },
    at: 13.06 * BEAT,
    widths: [480, 720, 960, 1440],
  },
  {
    name: 'tutorialExample',
    scene: {
      ...lessonFrom(BOTH - 1.5),
      sprites: () => ({ ...dancing('hexa', 7, DANCER), ...dancing('axia', 0, DANCER) }),
      frame: (time) => onStage(sides('hexa', 'axia'), time / BEAT),
    },
    at: (BOTH + 0.06) * BEAT,
    widths: [480, 960, 1440],
  },
];

/** A digest of all that decides a still's bytes. */
export function stillKey({ name, scene, at, widths }: Still): string {
  const times = [...sampledTimes(scene.seconds).filter((time) => time < at), at];
  return digest(...sceneKey(name, scene, [RASTER_VERSION, RENDITION_SETTINGS, widths], times));
}

/** One step a still. */
export const stillSteps: readonly Step[] = STILLS.map((still) => ({
  name: `picture ${still.name}`,
  key: () => stillKey(still),
  async run() {
    const { name, scene, at, widths } = still;
    removeRenditions(name);
    const { files, picture } = await renditions(name, await paintedMoment(scene, at), widths);
    return { files, pictures: { [name]: picture } };
  },
}));

/** The pictures of the game's page that show the game: moments of runs, painted as videos are. */
import { paperMoonArcade } from '../music/songs/paper-moon-arcade/song';
import { voltKabuki } from '../music/songs/volt-kabuki/song';
import { RENDITION_SETTINGS, removeRenditions, renditions } from '../pictures/renditions';
import { pair } from '../pictures/scenes/pair/picture';
import { rect } from '../pictures/system/geometry';
import { digest } from '../pipeline/digest';
import { RASTER_VERSION } from '../pipeline/raster';
import type { Step } from '../pipeline/step';
import type { PictureName } from '../types';
import { group, sprite } from './frame/ops';
import { paintedMoment } from './painter/scene-canvas';
import { HEIGHT, SOUND_SIZE, type Scene, WIDTH } from './video';
import { freePlayScene } from './works/free-play';
import { sampledTimes, sceneKey } from './key';
import { BEAT, BOTH, LESSON_RUN } from './works/lessons';
import { onStage } from './scenes/run';
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
  /** Idols who are drawn for it, where the game dances none. */
  readonly drawn?: readonly string[];
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

/** The run layer's score, over which the ground is laid again. */
const SCORE = rect(1500, 0, 420, 90);

/** Two lanes in a break: a tone is held before the drop. On wide screens the tear between both pictures would cut the score. */
function lightLanes(): Scene {
  const scene = freePlayScene({
    song: paperMoonArcade,
    mix: 'light',
    difficulty: 'expert',
    from: 0,
    speed: SPEED,
    build: 4,
    drop: 10,
    number: 4,
    left: ['sola', 5],
    right: ['bit', 6],
  });
  const ground = group([sprite('ground', 0, 0, WIDTH, HEIGHT)], { clip: SCORE });
  return { ...scene, frame: (time) => [...scene.frame(time), ground] };
}

/** Four lanes, crowded with notes. The tear would cut the song's plate, and leave a hand and a foot of an idol on the left. */
function hardLanes(): Scene {
  const scene = freePlayScene({
    song: voltKabuki,
    mix: 'hard',
    difficulty: 'clash',
    from: 10.2,
    speed: 1,
    build: 3,
    drop: 16,
    number: 5,
    right: ['axia', 0],
  });
  return { ...scene, frame: () => onStage() };
}

/** Two lanes, four lanes, the three steps, and two notes at once under the hands of two who are drawn for this picture. */
export const STILLS: readonly Still[] = [
  {
    name: 'lanesLight',
    scene: lightLanes(),
    at: 6.35,
    widths: [480, 720, 960, 1440, 1920],
  },
  {
    name: 'lanesHard',
    scene: hardLanes(),
    at: 12.68,
    widths: [480, 720, 960, 1440, 1920],
  },
  {
    name: 'tutorial',
    scene: {
      ...lessonFrom(11),
      sprites: () => ({}),
      frame: (time) => [...onStage(), ...steps(time / BEAT)],
    },
    at: 13.06 * BEAT,
    widths: [480, 720, 960, 1440],
  },
  {
    name: 'tutorialExample',
    scene: {
      ...lessonFrom(BOTH - 1.5),
      sprites: () => ({ pair: { svg: pair(), width: WIDTH } }),
      frame: () => [...onStage(), sprite('pair', 0, 0, WIDTH, HEIGHT)],
    },
    at: (BOTH + 0.06) * BEAT,
    widths: [480, 960, 1440],
    drawn: ['nox', 'momo'],
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

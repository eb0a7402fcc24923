/** The videos of the albums: the drop of each song, one after the other. */
import { STEPS_PER_BAR } from '../../music/score/chords';
import { stepSeconds } from '../../music/score/timeline';
import type { Song } from '../../music/score/types';
import { COLOUR } from '../../pictures/system/tokens';
import { ALBUM_SONGS, excerpts } from '../../sound/medley';
import type { SoundVideoName } from '../../types';
import { LIGHTS, sky, sleeve } from '../sprites';
import { SOUND_SIZE, type SoundVideo, wide } from '../video';
import { albumFrame } from '../scenes/album';
import { Row } from '../scenes/strip';
import type { Cut } from '../sound/cut';
import { cutsOf } from '../sound/cut';

/** Seconds that a video lasts, as nearly as whole bars do. */
const SECONDS = 22;
const FADES = { in: 0.05, out: 1.8 };

/** The medley of an album, with fewer bars of each song. */
function cutsOfAlbum(songs: readonly Song[]): readonly Cut[] {
  let at = 0;
  return excerpts(songs).map(({ song, from }) => {
    const bar = STEPS_PER_BAR * stepSeconds(song);
    const seconds = Math.round(SECONDS / songs.length / bar) * bar;
    const cut = { song, from, at, seconds };
    at += seconds;
    return cut;
  });
}

function album(
  name: SoundVideoName,
  medley: keyof typeof ALBUM_SONGS,
  index: 0 | 1,
  accent: string,
): SoundVideo {
  const cuts = cutsOfAlbum(ALBUM_SONGS[medley]);
  const row = new Row(cuts);
  const seconds = cuts.reduce((sum, cut) => sum + cut.seconds, 0);
  return {
    name,
    seconds,
    size: SOUND_SIZE,
    rate: 30,
    poster: 6,
    sprites: () => ({ ...LIGHTS, ...sleeve(index, 680), sky: sky(1920, 1080) }),
    frame: albumFrame({ row, seconds, accent }),
    sound: cutsOf(cuts, FADES),
    captions: [
      ...cuts.map((cut, at) => ({
        from: Math.max(0.1, cut.at),
        to: at === cuts.length - 1 ? seconds - 1.8 : cut.at + cut.seconds,
        says: 'plays' as const,
        titles: { title: cut.song.title },
      })),
      { from: seconds - 1.8, to: seconds, says: 'ends' },
    ],
    ...wide({ wide: 56, webm: 51, mp4: 28 }),
  };
}

/** Both albums. */
export const ALBUMS: readonly SoundVideo[] = [
  album('homeMusic01', 'medley01', 0, COLOUR.a),
  album('homeMusic02', 'medley02', 1, COLOUR.b),
];

import type { HardSongName, SongName } from '@axtorm/game/chart/songs';
import type { StemPart } from '@axtorm/game/types';

export type { SongName } from '@axtorm/game/types';

/** One raster picture in the sizes that pages use. */
export interface Picture {
  /** Pixels of the largest rendition, and so the aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** Candidates as `srcset` wants them: `/media/x-480.ab12cd34.avif 480w, …`. */
  readonly avif: string;
  readonly webp: string;
  /** The same moment in another crop, for screens that its query meets. */
  readonly upright?: {
    readonly media: string;
    readonly width: number;
    readonly height: number;
    readonly avif: string;
    readonly webp: string;
  };
}

/** The still that stands for a moving picture, and the one file for players that know no candidates. */
export interface Poster extends Picture {
  readonly src: string;
}

/** A file to keep. */
export interface Download {
  readonly href: string;
  readonly kind: 'PNG' | 'SVG' | 'MP3' | 'WAV' | 'ZIP';
  readonly bytes: number;
  readonly width?: number;
  readonly height?: number;
  /** Integrated loudness of a piece of music, where it is not what streaming services play at. */
  readonly lufs?: number;
}

/** A moving picture and the still that stands for it. */
export interface Video {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly poster: Poster;
  /** The first that a browser can play is taken, so that those with a query come first. */
  readonly sources: readonly {
    readonly src: string;
    readonly type: string;
    readonly media?: string;
  }[];
}

/** A video with sound. */
export interface SoundVideo extends Video {
  /** Addresses of the captions, which say what is heard. */
  readonly captions: Readonly<Record<CaptionLanguage, string>>;
}

/** What a page shows of a video with sound before it is started; the rest comes with the player. */
export interface VideoCover {
  readonly name: SoundVideoName;
  readonly poster: Poster;
  /** The file that every browser plays. */
  readonly src: string;
}

/** The languages of captions, as the site's folders of texts are named. */
export type CaptionLanguage = 'en' | 'jp' | 'kr';

/** Where each tempo of a sound begins: pairs of seconds and beats a minute. A beat is on each beginning. */
export type BeatGrid = readonly (readonly [from: number, bpm: number])[];

/** What pages play. */
export interface Sound {
  readonly seconds: number;
  readonly beats: BeatGrid;
  /** The first that a browser can play is taken. */
  readonly sources: readonly { readonly src: string; readonly type: string }[];
}

/** A logo to be drawn inline. Its parts are even-odd outlines; `ink` takes the text's colour. */
export interface InlineLogo {
  readonly viewBox: string;
  readonly parts: readonly {
    readonly d: string;
    readonly role: 'ink' | 'a' | 'b' | 'flash';
  }[];
}

/** The header's three: the company's name, its mark alone, the game's name. */
export type LogoName = 'company' | 'mark' | 'game';

type Idol = '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08';
type Mark = '01' | '02' | '03' | '04';
type Header = '01' | '02' | '03' | '04' | '05' | '06';
type Album = '01' | '02';
type Language = 'En' | 'Jp' | 'Kr';

export type PictureName =
  | 'logoCompanyLight'
  | 'logoCompanyDark'
  | 'logoGame'
  | 'kitLogoLight'
  | 'kitLogoDark'
  | 'mainVisual'
  | 'stage'
  | 'studio'
  | 'court'
  | 'character'
  | 'characterGroup'
  | 'duel'
  | `idol${Idol}`
  | `idol${Idol}Full`
  | `mark${Mark}`
  | `header${Header}`
  | `jacket${Album}`
  | `disc${Album}`
  | SongName
  | 'loopArt'
  | 'gameIcon'
  | `catchphrase${Language}`
  | 'lanesLight'
  | 'lanesHard'
  | 'tutorial'
  | 'tutorialExample'
  | 'mashup'
  | 'earlyAccess'
  | 'aboutArt';

/** What a visitor starts: it has sound and captions. */
export type SoundVideoName =
  | `homeMusic${Album}`
  | `freePlay${Album}`
  | 'tutorial'
  | 'tutorialKr'
  | `mashup${Album}`;

/** What plays by itself and is silent. */
export type SilentVideoName = 'intro' | 'gamesLoop';

export type VideoName = SilentVideoName | SoundVideoName;

/** The crop of a silent video for upright windows, which becomes a part of that video. */
export type SilentCropName = 'introPhone' | 'gamesLoopPhone';

/** The same of a video with sound, whose captions it has. */
export type SoundCropName = `freePlay${Album}Phone` | `mashup${Album}Phone`;

export type CropName = SilentCropName | SoundCropName;

/** The pieces of the fan kit, and a medley of each album. */
export type SoundName = SongName | 'loop' | `medley${Album}`;

export type DownloadName =
  | 'logoLight'
  | 'logoDark'
  | 'logoLightSvg'
  | 'logoDarkSvg'
  | `wordmark${'Light' | 'Dark'}${'' | 'Svg'}`
  | 'mainVisual'
  | 'character'
  | 'background'
  | `icon${Idol}`
  | `figure${Idol}`
  | `iconMark${Mark}`
  | `header${Header}Small`
  | `header${Header}Large`
  | `${SongName}Mp3`
  | `${SongName}Wav`
  | `${HardSongName}Club${'Mp3' | 'Wav'}`
  | 'loopMp3'
  | 'loopWav'
  | 'kit';

/** The sound of a song's cut. */
export interface CutSound {
  readonly src: string;
  readonly bytes: number;
  /** Seconds from the highest sample of the file's first fifth of a second, its mark, to the first bar. */
  readonly afterMark: number;
}

/** The stems of a song: what the mixer plays of it. */
export interface StemSounds {
  readonly src: Readonly<Record<StemPart, string>>;
  /** Bytes of all together. */
  readonly bytes: number;
  /** Seconds from each file's mark to the first bar, as in `CutSound`. */
  readonly afterMark: number;
  /** By how much they are turned up to be as loud as the song. */
  readonly gain: number;
  /** How loud each is in each sixteenth against the loudest of all: one digit of base 36. */
  readonly peaks: Readonly<Record<StemPart, string>>;
}

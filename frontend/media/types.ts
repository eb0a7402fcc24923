/** One raster picture in the sizes that pages use. */
export interface Picture {
  /** Pixels of the largest rendition, and so the aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** Candidates as `srcset` wants them: `/media/x-480.ab12cd34.avif 480w, …`. */
  readonly avif: string;
  readonly webp: string;
  /** For browsers and readers without `srcset`. */
  readonly src: string;
  /** The same moment in another crop, for screens that its query meets. */
  readonly upright?: {
    readonly media: string;
    readonly width: number;
    readonly height: number;
    readonly avif: string;
    readonly webp: string;
  };
}

/** A file to keep. */
export interface Download {
  readonly href: string;
  readonly kind: 'PNG' | 'SVG' | 'MP3' | 'WAV';
  readonly bytes: number;
  readonly width?: number;
  readonly height?: number;
}

/** A moving picture and the still that stands for it. */
export interface Clip {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly poster: Picture;
  /** The first that a browser can play is taken, so that those with a query come first. */
  readonly sources: readonly {
    readonly src: string;
    readonly type: string;
    readonly media?: string;
  }[];
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
type Song = '01' | '02' | '03' | '04' | '05';
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
  | 'character'
  | 'characterGroup'
  | `idol${Idol}`
  | 'idol01Full'
  | `mark${Mark}`
  | `header${Header}`
  | `jacket${Album}`
  | `disc${Album}`
  | `song${Song}`
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

export type ClipName =
  | 'intro'
  | 'gamesLoop'
  | `homeMusic${Album}`
  | `freePlay${Album}`
  | 'tutorial'
  | 'tutorialKr'
  | `mashup${Album}`;

/** What is rendered: a clip, or its crop for upright screens, which becomes a part of that clip. */
export type VideoName = ClipName | 'introPhone' | 'gamesLoopPhone';

export type DownloadName =
  | 'logoLight'
  | 'logoDark'
  | 'logoLightSvg'
  | 'logoDarkSvg'
  | 'mainVisual'
  | 'character'
  | 'background'
  | `icon${Idol}`
  | `iconMark${Mark}`
  | `header${Header}Small`
  | `header${Header}Large`
  | `song${Song}Mp3`
  | `song${Song}Wav`
  | 'loopMp3'
  | 'loopWav';

import type {
  CropName,
  CutSound,
  Download,
  DownloadName,
  Picture,
  PictureName,
  SongName,
  Sound,
  SoundName,
  StemSounds,
  Video,
  VideoName,
} from '../types';

/** What one step gives: the files it wrote and what the pages show of them. */
export interface Product {
  /** Paths of every file it wrote, relative to `public/`, with `/`. */
  readonly files: readonly string[];
  readonly pictures?: Partial<Record<PictureName, Picture>>;
  readonly videos?: Partial<Record<VideoName | CropName, Video>>;
  readonly downloads?: Partial<Record<DownloadName, Download>>;
  readonly cuts?: Partial<Record<SongName, CutSound>>;
  readonly stems?: Partial<Record<SongName, StemSounds>>;
  readonly sounds?: Partial<Record<SoundName, Sound>>;
  /** How loud a sound is over its length: one digit of base 36 for each bar that is drawn. */
  readonly waveforms?: Partial<Record<SoundName, string>>;
}

/** One piece of the media kit that is made, or left alone, as a whole. */
export interface Step {
  /** Shown while it runs, and its key in the build manifest. */
  readonly name: string;
  /** A digest of everything that decides its bytes. The step is skipped while this stays the same. */
  key(): string | Promise<string>;
  /** Writes its files and says what they are. */
  run(): Promise<Product>;
}

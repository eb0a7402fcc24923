import path from 'node:path';

const frontend = path.resolve(import.meta.dirname, '../..');

/** The repository's root. */
export const ROOT = path.dirname(frontend);

/** Where every file for browsers goes; served at the site's root. */
export const PUBLIC = path.join(ROOT, 'public');

/** What was made from what. */
export const BUILD_MANIFEST = path.join(frontend, 'media/build-manifest.json');

/** The site's folder for what this workspace generates: the manifest, and the art that is part of the pages' own files. */
const SITE = path.join(frontend, 'src/media');

/** The generated list that the pages import. */
export const SITE_MANIFEST = path.join(SITE, 'manifest.ts');

/** The generated outlines of the header's logos. */
export const LOGOS = path.join(SITE, 'logos.ts');

/** The generated waves of the home page's first screen. */
export const WAVES = {
  a: path.join(SITE, 'wave-a.svg'),
  b: path.join(SITE, 'wave-b.svg'),
} as const;

/** The generated waveforms of the pieces that pages play. */
export const SOUND_WAVES = path.join(SITE, 'sound-waves.svg');

/** The generated scenes of the guidelines' summary. */
export const RULE_SCENES = {
  allowed: path.join(SITE, 'rule-allowed.svg'),
  askFirst: path.join(SITE, 'rule-ask-first.svg'),
  never: path.join(SITE, 'rule-never.svg'),
} as const;

/** The generated charts of the songs, and the loops of the mixer: the game's own files. */
export const CHARTS = path.join(frontend, 'game/charts');

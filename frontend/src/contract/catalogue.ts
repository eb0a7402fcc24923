// Written by `scripts/write-lists.mjs` from `routing/pages.json`.
/** Types of all texts, taken from the English files: English is the schema of every language. */
import type common from '../../../locales/en/common.json';
import type home from '../../../locales/en/home.json';
import type recruit from '../../../locales/en/recruit.json';
import type mashup from '../../../locales/en/mashup.json';
import type guidelines from '../../../locales/en/guidelines.json';
import type fankit from '../../../locales/en/fankit.json';
import type position from '../../../locales/en/position.json';
import type notFound from '../../../locales/en/notFound.json';

export interface Catalogue {
  common: typeof common;
  home: typeof home;
  recruit: typeof recruit;
  mashup: typeof mashup;
  guidelines: typeof guidelines;
  fankit: typeof fankit;
  position: typeof position;
  notFound: typeof notFound;
}

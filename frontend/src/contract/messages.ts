/** Types of all texts, taken from the English files: English is the schema of every language. */
import type common from '../../../locales/en/common.json';
import type fankit from '../../../locales/en/fankit.json';
import type guidelines from '../../../locales/en/guidelines.json';
import type home from '../../../locales/en/home.json';
import type mashup from '../../../locales/en/mashup.json';
import type notFound from '../../../locales/en/notFound.json';
import type position from '../../../locales/en/position.json';
import type recruit from '../../../locales/en/recruit.json';

interface Catalogue {
  common: typeof common;
  fankit: typeof fankit;
  guidelines: typeof guidelines;
  home: typeof home;
  mashup: typeof mashup;
  notFound: typeof notFound;
  position: typeof position;
  recruit: typeof recruit;
}

/** A file of texts: the shared one, or that of a page. */
export type Namespace = keyof Catalogue;

/** The texts of a namespace. */
export type Messages<N extends Namespace> = Catalogue[N];

/** Every page's texts have these. */
export type PageNamespace = Exclude<Namespace, 'common'>;

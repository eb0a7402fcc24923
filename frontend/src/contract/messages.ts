/** Types of all texts. */
import type { Catalogue } from './catalogue';

/** A file of texts: the shared one, or that of a page. */
export type Namespace = keyof Catalogue;

/** The texts of a namespace. */
export type Messages<N extends Namespace> = Catalogue[N];

/** Every page's texts have these. */
export type PageNamespace = Exclude<Namespace, 'common'>;

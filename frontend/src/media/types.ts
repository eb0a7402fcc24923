/** The types of the manifest, which the media workspace owns. This is the only file of the site that names it. */
export type * from '@axtorm/media';

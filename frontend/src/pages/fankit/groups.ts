/** The groups of pictures in the order in which they are shown; the same names stand in `kit.json`. */
export const IMAGE_GROUPS = ['logos', 'pictures', 'icons', 'headers'] as const;
export type ImageGroupId = (typeof IMAGE_GROUPS)[number];

/** Where the texts of a group stand. */
export const GROUP_TEXTS = {
  logos: 'logo',
  pictures: 'pictures',
  icons: 'icons',
  headers: 'headers',
} as const satisfies Record<ImageGroupId, string>;

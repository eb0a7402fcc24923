// Written by `scripts/write-lists.mjs` from `routing/pages.json`.
/** One chunk for each page, loaded with the page. */
import type { PageComponent } from '../navigation/page-loader';
import type { PageId } from '../routing/pages';

export const CLIENT_PAGES: Readonly<Record<PageId, () => Promise<PageComponent>>> = {
  home: async () => (await import('./home/HomePage')).HomePage,
  recruit: async () => (await import('./recruit/RecruitPage')).RecruitPage,
  mashup: async () => (await import('./mashup/MashupPage')).MashupPage,
  guidelines: async () => (await import('./guidelines/GuidelinesPage')).GuidelinesPage,
  fankit: async () => (await import('./fankit/FankitPage')).FankitPage,
  position: async () => (await import('./position/PositionPage')).PositionPage,
  notFound: async () => (await import('./notFound/NotFoundPage')).NotFoundPage,
};

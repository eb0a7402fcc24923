// Written by `scripts/write-lists.mjs` from `routing/pages.json`.
/** All pages at once: `renderToString` cannot wait for a chunk. */
import type { PageComponent } from '../navigation/page-loader';
import type { PageId } from '../routing/pages';
import { HomePage } from './home/HomePage';
import { RecruitPage } from './recruit/RecruitPage';
import { MashupPage } from './mashup/MashupPage';
import { GuidelinesPage } from './guidelines/GuidelinesPage';
import { FankitPage } from './fankit/FankitPage';
import { PositionPage } from './position/PositionPage';
import { NotFoundPage } from './notFound/NotFoundPage';

export const SERVER_PAGES: Readonly<Record<PageId, PageComponent>> = {
  home: HomePage,
  recruit: RecruitPage,
  mashup: MashupPage,
  guidelines: GuidelinesPage,
  fankit: FankitPage,
  position: PositionPage,
  notFound: NotFoundPage,
};

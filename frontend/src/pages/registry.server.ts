/** All pages at once: `renderToString` cannot wait for a chunk. */
import type { PageComponent } from '../navigation/page-loader';
import type { PageId } from '../routing/pages';
import { FankitPage } from './fankit/FankitPage';
import { GuidelinesPage } from './guidelines/GuidelinesPage';
import { HomePage } from './home/HomePage';
import { MashupPage } from './mashup/MashupPage';
import { NotFoundPage } from './notFound/NotFoundPage';
import { PositionPage } from './position/PositionPage';
import { RecruitPage } from './recruit/RecruitPage';

export const SERVER_PAGES: Readonly<Record<PageId, PageComponent>> = {
  home: HomePage,
  recruit: RecruitPage,
  mashup: MashupPage,
  guidelines: GuidelinesPage,
  fankit: FankitPage,
  position: PositionPage,
  notFound: NotFoundPage,
};

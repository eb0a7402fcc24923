// Written by `UPDATE_CONTRACT=1 cargo test --workspace --lib contract` from the structs in server/src/content.
import type { LocaleCode, PageId } from '../routing/pages';
import type { Messages as Texts, PageNamespace } from './messages';

/**
 * What one page is made of.
 */
export type PageData = {
  /**
   * Id of the page.
   */
  page: PageId;
  /**
   * Its language.
   */
  locale: LocaleCode;
  /**
   * Languages in which the page exists.
   */
  locales: LocaleCode[];
  /**
   * Public origin of the site, without a slash at the end.
   */
  origin: string;
  /**
   * Path of the page, as canonical addresses write it.
   */
  path: string;
  /**
   * Prefix of the addresses of assets and downloads; empty where the site serves them itself.
   */
  assetBase: string;
  /**
   * Its texts.
   */
  messages: Messages;
  /**
   * The company's facts in the page's language.
   */
  company: Company;
  /**
   * Open positions; only on the recruit page.
   */
  recruit?: Recruit;
  /**
   * One position; only on its own page.
   */
  position?: Position;
};

/**
 * Texts of a page.
 */
export type Messages = {
  /**
   * Those that every page shares.
   */
  common: Texts<'common'>;
  /**
   * Its own.
   */
  page: Texts<PageNamespace>;
};

/**
 * Open positions.
 */
export type Recruit = {
  /**
   * The posts in the order of display; `None` while the content service has given nothing yet.
   */
  posts: Array<RecruitPost> | null;
};

/**
 * One position.
 */
export type Position = {
  /**
   * The post; `None` if the position is closed.
   */
  post: RecruitPost | null;
  /**
   * Other open positions: those that follow it in the order of display, and after the last one the first.
   */
  others: Array<OtherPosition>;
  /**
   * Whether the post is a draft that is shown before it is published.
   */
  isDraft?: boolean;
  /**
   * Whether visits to the page are counted.
   */
  isCounted?: boolean;
};

/**
 * Another open position: what a link to its page needs.
 */
export type OtherPosition = {
  /**
   * Id of its post.
   */
  id: string;
  /**
   * Its name, plain text.
   */
  positionTitle: string;
};

/**
 * One open position. The three descriptions are HTML that has been cleaned.
 */
export type RecruitPost = {
  /**
   * Id of the item in its collection.
   */
  id: string;
  /**
   * Name of the position, plain text.
   */
  positionTitle: string;
  /**
   * Day on which it was posted, as in `2026-01-31`; shown on the page of the position only. Empty if
   * unknown.
   */
  date: string;
  /**
   * What the job is.
   */
  jobDescription: string;
  /**
   * What an applicant must have done.
   */
  requiredSkills: string;
  /**
   * What an applicant should have done.
   */
  preferredSkills: string;
  /**
   * What else its post says of it.
   */
  details?: PostDetails;
  /**
   * Whether it is invented, so that search engines must not take it for a vacancy.
   */
  demo?: boolean;
};

/**
 * Pay, contract, place, remote work, process, closing date and conditions of a position; what its post does not say is absent.
 */
export type PostDetails = {
  /**
   * The kind of contract.
   */
  employmentType?: EmploymentType;
  /**
   * What is paid: a text that is shown as it is, or amounts.
   */
  pay?: Pay;
  /**
   * Where the work is done, plain text.
   */
  place?: string;
  /**
   * Code of the country of that place, such as `JP`; for search engines.
   */
  placeCountry?: string;
  /**
   * How much of the work can be done from home.
   */
  remote?: Remote;
  /**
   * Names of the countries from which all of it can be done.
   */
  remoteFrom?: Array<string>;
  /**
   * The steps from an application to a contract, plain texts.
   */
  process?: Array<string>;
  /**
   * Last day for applications, as in `2026-01-31`.
   */
  closingDate?: string;
  /**
   * Conditions of work.
   */
  conditions?: Conditions;
};

/**
 * Conditions of work; what the post does not say is absent.
 */
export type Conditions = {
  /**
   * How far the duties may change.
   */
  dutiesRange?: string;
  /**
   * How far the place of work may change.
   */
  placeRange?: string;
  /**
   * How long the contract lasts, whether it is renewed, and how often at most.
   */
  contractTerm?: string;
  /**
   * Whether there is a trial period, how long it is, and what differs in it.
   */
  trialPeriod?: string;
  /**
   * When the work begins and ends.
   */
  workHours?: string;
  /**
   * How long the breaks are.
   */
  breaks?: string;
  /**
   * The days without work.
   */
  holidays?: string;
  /**
   * Whether there is work beyond the hours, and how much.
   */
  overtime?: string;
  /**
   * The part of the pay that is for overtime, for how many hours, and that more is paid apart.
   */
  fixedOvertime?: string;
  /**
   * The insurances that one is in.
   */
  insurance?: string;
  /**
   * What is done against second-hand smoke.
   */
  smoking?: string;
  /**
   * Who recruits.
   */
  recruiter?: string;
};

/**
 * A kind of contract, as schema.org names it.
 */
export type EmploymentType =
  | 'FULL_TIME'
  | 'PART_TIME'
  | 'CONTRACTOR'
  | 'TEMPORARY'
  | 'INTERN'
  | 'VOLUNTEER'
  | 'PER_DIEM'
  | 'OTHER';

/**
 * What is paid.
 */
export type Pay = string | PayAmounts;

/**
 * Pay in numbers.
 */
export type PayAmounts = {
  /**
   * Code of the currency, such as `JPY`.
   */
  currency: string;
  /**
   * The least, in whole units of the currency.
   */
  min: number;
  /**
   * The most.
   */
  max: number;
  /**
   * The time for which it is paid.
   */
  unit: PayUnit;
};

/**
 * The time for which pay is given.
 */
export type PayUnit = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

/**
 * How much of the work can be done from home.
 */
export type Remote = 'FULL' | 'PARTLY' | 'NONE';

/**
 * The facts in one language, in the form in which pages get them.
 */
export type Company = {
  /**
   * Mailboxes.
   */
  email: Mailboxes;
  /**
   * What belongs to each album.
   */
  albums: Albums;
  /**
   * What belongs to the game.
   */
  game: Game;
  /**
   * What writers may print of the company.
   */
  press: Press;
  /**
   * Links of the footer, in their order.
   */
  social: Array<SocialLink>;
};

/**
 * Mailboxes.
 */
export type Mailboxes = {
  /**
   * For applicants.
   */
  recruit: Mailbox | null;
  /**
   * For everyone else.
   */
  support: Mailbox | null;
  /**
   * For those who write about the company.
   */
  press: Mailbox | null;
};

/**
 * The albums by the ids that the front end gives them.
 */
export type Albums = {
  /**
   * The album `GENESiS RE:BUiLD 02`.
   */
  genesis02: Album;
  /**
   * The album `GENESiS RE:BUiLD 01`.
   */
  genesis01: Album;
};

/**
 * What belongs to an album.
 */
export type Album = {
  /**
   * Where it is sold.
   */
  stores: AlbumStores;
  /**
   * Its videos in their order. Without one the page shows the site's own clip.
   */
  videos: Array<YoutubeId>;
};

/**
 * The album's pages in the stores.
 */
export type AlbumStores = {
  /**
   * Bandcamp.
   */
  bandcamp: HttpsAddress | null;
  /**
   * A streaming service, or a page that links to several.
   */
  streaming: HttpsAddress | null;
  /**
   * TANO*C STORE.
   */
  tanoc: HttpsAddress | null;
  /**
   * Diverse Direct.
   */
  diverse: HttpsAddress | null;
};

/**
 * What belongs to the game.
 */
export type Game = {
  /**
   * Where it is sold.
   */
  store: GameStore;
  /**
   * Its videos.
   */
  videos: GameVideos;
};

/**
 * The game's page in the store.
 */
export type GameStore = {
  /**
   * The address.
   */
  url: HttpsAddress | null;
  /**
   * The address with the store's parameter for the language, which large screens get; `None` where the language has
   * no parameter.
   */
  largeScreenUrl: HttpsAddress | null;
};

/**
 * The game's videos. Where one is absent the page shows the site's own clip.
 */
export type GameVideos = {
  /**
   * Of the section about free play.
   */
  freePlay: VideoPair;
  /**
   * Of the tutorial.
   */
  tutorial: YoutubeId | null;
  /**
   * Of the section about the mash-up mode.
   */
  mashUp: VideoPair;
};

/**
 * The videos of a section that shows two, each in its place.
 */
export type VideoPair = [YoutubeId | null, YoutubeId | null];

/**
 * What writers may print of the company.
 */
export type Press = {
  /**
   * Some sentences that say what the company is.
   */
  boilerplate: Paragraph | null;
};

/**
 * A link of the footer.
 */
export type SocialLink = {
  /**
   * What the link says.
   */
  name: Label;
  /**
   * Where it leads.
   */
  url: HttpsAddress;
};

/**
 * An `https` address without a name and a password, in its normal form.
 */
export type HttpsAddress = string;

/**
 * What a link says.
 */
export type Label = string;

/**
 * A mailbox such as `support@example.com`.
 */
export type Mailbox = string;

/**
 * Some sentences in one line.
 */
export type Paragraph = string;

/**
 * The id of a video on `YouTube`.
 */
export type YoutubeId = string;

/** The words of the service's description, by short names. */
import type { components, paths } from './schema';

type Schemas = components['schemas'];

/** A position with its posts. */
export type Position = Schemas['Position'];

/** A position that was deleted and can be brought back. */
export type DeletedPosition = Schemas['DeletedPosition'];

/** A position as the list has it. */
export type PositionSummary = Schemas['PositionSummary'];

/** What is known of a post without its text. */
export type Summary = Schemas['Summary'];

/** What was said of a draft before it is published. */
export type Review = Schemas['Review'];

/** What a post is in a language. */
export type PositionState = Schemas['State'];

/** A language of posts. */
export type PostLocale = Schemas['Locale'];

/** The fields of a post. */
export type Post = Schemas['Post'];

/** What is paid, in numbers. */
export type Pay = Schemas['Pay'];

/** The place of a post at which somebody writes. */
export type Place = Schemas['Place'];

/** Why fields are refused, by the field. */
export type Reasons = Schemas['Reasons'];

/** What a user may do. */
export type Role = Schemas['Role'];

/** Who is logged in. */
export type Session = Schemas['Session'];

/** A browser in which the user is logged in. */
export type OpenSession = Schemas['OpenSession'];

/** Somebody who may log in. */
export type User = Schemas['User'];

/** Something that was done. */
export type AuditEntry = Schemas['AuditEntry'];

/** How often pages of positions were seen. */
export type VisitCounts = Schemas['VisitCounts'];

/** The sums of a position in a language. */
export type PositionCounts = Schemas['PositionCounts'];

/** A key of a program, without what opens. */
export type Key = Schemas['Key'];

/** A program outside that is told of what happens. */
export type Webhook = Schemas['Webhook'];

/** What owners say of a webhook. */
export type WebhookRequest = Schemas['WebhookRequest'];

/** A kind of what webhooks are told of. */
export type EventKind = Schemas['EventKind'];

/** Something that was or is to be delivered to a webhook. */
export type Delivery = Schemas['Delivery'];

/** What a key may do in a collection. */
export type KeyRight = Schemas['Scopes'][string];

/** How the second step of the own log-in stands. */
export type TotpState = paths['/totp']['get']['responses'][200]['content']['application/json'];

/** What an authenticator app needs, which is shown once. */
export type TotpSetUp = paths['/totp']['post']['responses'][200]['content']['application/json'];

/** A member of the site who waits to be let in. */
export type WaitingMember = Schemas['WaitingMember'];

/** A change of a post. */
export type HistoryEntry = Schemas['HistoryEntry'];

/** The positions in the order of the site. */
export type Order = components['responses']['Order']['content']['application/json'];

/** A backup that was checked, and what it would replace. */
export type CheckedBackup =
  paths['/restores']['post']['responses'][201]['content']['application/json'];

/** The company's facts as their file has them. */
export type CompanyFacts = components['responses']['Facts']['content']['application/json'];

/** How many rows each table has. */
export type Counts = Schemas['Counts'];

/** All states, in the order of a post's life. */
export const STATES: readonly PositionState[] = [
  'missing',
  'draft',
  'scheduled',
  'published',
  'changed',
  'closing',
  'closed',
];

type PresencePath = paths['/positions/{id}/presence']['post'];

/** What this page says of itself, and what it knows. */
export type PresenceRequest = PresencePath['requestBody']['content']['application/json'];

/** Who else has a position open, and what its posts are now. */
export type News = PresencePath['responses'][200]['content']['application/json'];

type DraftPath = paths['/positions/{id}/{locale}/draft']['put'];

/** A draft that is saved in place of the text of a revision. */
export type WrittenDraft = DraftPath['requestBody']['content']['application/json'];

/** Somebody else who has a position open. */
export type Other = News['others'][number];

/** All positions, with the languages that there are. */
export type PositionList =
  paths['/positions']['get']['responses'][200]['content']['application/json'];

/** The body of a log-in by a link. */
export type LogInByLink =
  paths['/session/link']['post']['requestBody']['content']['application/json'];

/** What a link lacks that sets a password. */
export type PasswordWanted =
  paths['/session/link']['post']['responses'][202]['content']['application/json'];

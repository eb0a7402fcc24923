/** What can be done with several positions at once, and with which languages of each. */
import type { PositionSummary, PostLocale, Role, Summary } from '../api/types';
import type { Language } from '../i18n/languages';
import { actionsOf, mayPublish } from './roles';
import { localesOf } from './title';

/** What can be done with several positions, in the order of their buttons. */
export const BULK_ACTIONS = ['publish', 'takeBack', 'close', 'duplicate', 'delete'] as const;

/** Something that can be done with several positions. */
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** A position with the languages that something is done in. */
export interface BulkStep {
  readonly position: PositionSummary;
  readonly locales: readonly PostLocale[];
}

/** Whether something can be done with a post. A time to close is for what visitors see, and would end a time to publish. */
function isFor(action: BulkAction, summary: Summary, role: Role): boolean {
  const possible = actionsOf(summary, role);
  switch (action) {
    case 'publish':
    case 'takeBack':
      return possible.includes(action);
    case 'close':
      return possible.includes('schedule') && summary.isPublished && summary.publishAt === null;
    case 'duplicate':
      return summary.state !== 'missing';
    case 'delete':
      return mayPublish(role) && summary.state !== 'missing';
  }
}

/**
 * What is done with positions by an action: those with which it can be done, each with its languages.
 *
 * @param language - the only one in which something is done; copies and deletions are of all languages
 */
export function stepsOf(
  action: BulkAction,
  positions: readonly PositionSummary[],
  role: Role,
  language: Language | '',
): BulkStep[] {
  const isWhole = action === 'duplicate' || action === 'delete';
  const steps = positions.map((position) => ({
    position,
    locales: localesOf(position)
      .filter(([locale]) => isWhole || language === '' || locale === language)
      .filter(([, summary]) => isFor(action, summary, role))
      .map(([locale]) => locale),
  }));
  return steps.filter(({ locales }) => locales.length > 0);
}

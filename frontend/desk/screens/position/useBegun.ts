import { useCallback, useState, useSyncExternalStore } from 'react';

import { COMMON } from '../../api/post-fields';
import type { Position, Post, PostLocale } from '../../api/types';
import { drafts } from '../../data/drafts';
import type { DraftState } from '../../data/draft';
import type { Faults } from '../../i18n/reasons';
import type { Posts } from '../../lib/common';
import { missingOf } from '../../lib/missing';
import type { Lack } from '../../lib/missing';
import { POST_LOCALES, localesOf } from '../../lib/title';

/** A language of a position that is begun, with its details. */
export interface Begun {
  readonly locale: PostLocale;
  readonly post: Post;
  /** Whether its text waits for its time. */
  readonly isWaiting: boolean;
  readonly faults: Faults;
}

/** The open drafts of a position that are begun. */
const statesOf = (id: string): [PostLocale, DraftState][] =>
  POST_LOCALES.flatMap((code) => {
    const state = drafts.find(id, code)?.state();
    const isBegun = state?.summary.state !== 'missing' || state.status !== 'saved';
    return state !== undefined && isBegun ? [[code, state] as [PostLocale, DraftState]] : [];
  });

/** What is written now in the languages of a position that are begun. */
export const postsOf = (id: string): Posts =>
  statesOf(id).map(([locale, { post }]) => [locale, post] as const);

/** Only the details, as a text: a key in another field does not concern those who follow it. */
const detailsOf = (id: string) =>
  JSON.stringify(
    statesOf(id).map(([locale, { post, summary, error }]): Begun => {
      const { fields = {}, reasons = {} } = error ?? {};
      const names = [...COMMON, 'place'] as const;
      return {
        locale,
        post: Object.fromEntries(names.map((name) => [name, post[name]])),
        isWaiting: summary.state === 'scheduled',
        faults: { fields, reasons },
      };
    }),
  );

/** Only what they lack for being published. */
const lacksOf = (id: string) => {
  const all = statesOf(id).map(([locale, { post }]): Lack => ({ locale, fields: missingOf(post) }));
  return JSON.stringify(all.filter(({ fields }) => fields.length > 0));
};

/** Something of the drafts of a position, as a text: followed, and new only when it is another one. */
function useOfDrafts({ id, locales }: Position, read: (id: string) => string): string {
  // The drafts of a position stay the same as long as it is shown.
  const [open] = useState(() =>
    localesOf({ locales }).map(([locale, entry]) => drafts.open(id, locale, entry)),
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = open.map((draft) => draft.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [open],
  );
  return useSyncExternalStore(subscribe, () => read(id));
}

/** The languages of a position that are begun, with their details. */
export const useBegun = (position: Position): readonly Begun[] =>
  JSON.parse(useOfDrafts(position, detailsOf)) as readonly Begun[];

/** What the languages of a position lack for being published, as they are written now. */
export const useLacks = (position: Position): readonly Lack[] =>
  JSON.parse(useOfDrafts(position, lacksOf)) as readonly Lack[];

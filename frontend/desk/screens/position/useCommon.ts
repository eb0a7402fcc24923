import { useState } from 'react';

import { COMMON, DAYS } from '../../api/post-fields';
import type { CommonField } from '../../api/post-fields';
import type { Position, PostLocale } from '../../api/types';
import { drafts } from '../../data/drafts';
import { noteWriting } from '../../data/writing';
import { commonOf, fieldsOf, pinOf } from '../../lib/common';
import type { Common, Value } from '../../lib/common';
import { useBegun } from './useBegun';
import type { Begun } from './useBegun';

/** The details of a position, and what is done with them. */
export interface CommonState {
  /** The languages that are begun. */
  readonly begun: readonly Begun[];
  readonly details: readonly Common[];
  /** Gives some languages a value, and leaves the others theirs. */
  readonly give: (field: CommonField, value: Value, locales: readonly PostLocale[]) => void;
  /** Lets a language have a value of its own, which is that of the others until it is changed. */
  readonly part: (field: CommonField, locale: PostLocale) => void;
  /** Gives one value to all languages; none has its own then. */
  readonly unite: (field: CommonField, value: Value) => void;
  /** Gives a language the value of the others. */
  readonly join: (detail: Common, locale: PostLocale) => void;
}

/** The fields that it has once. A template has no days: they are those of a position. */
const detailsOf = ({ template }: Position): readonly CommonField[] =>
  template === null ? COMMON : COMMON.filter((field) => !DAYS.includes(field));

/** What the languages of a position have in common. */
export function useCommon(position: Position): CommonState {
  const { id } = position;
  const begun = useBegun(position);
  const [pins, setPins] = useState<ReadonlySet<string>>(() => new Set());
  const posts = begun.map(({ locale, post }) => [locale, post] as const);
  const details = detailsOf(position).map((field) => commonOf(field, posts, pins));
  // A language that has its own value keeps it, also while a key makes two values the same.
  const pinned = details.flatMap(({ field, own }) => own.map(({ locale }) => pinOf(field, locale)));
  const give: CommonState['give'] = (field, value, locales) => {
    setPins(new Set(pinned));
    for (const locale of locales) {
      const draft = drafts.find(id, locale);
      draft?.change(fieldsOf(field, value, draft.state().post, draft.removed));
    }
    const [first] = locales;
    if (first !== undefined) noteWriting(id, first, { [field]: value });
  };
  const unpin = (field: CommonField, locales: readonly PostLocale[]) => {
    const names = locales.map((locale) => pinOf(field, locale));
    setPins(new Set(pinned.filter((pin) => !names.includes(pin))));
  };
  return {
    begun,
    details,
    give,
    part: (field, locale) => {
      setPins(new Set([...pinned, pinOf(field, locale)]));
    },
    unite: (field, value) => {
      const all = details
        .filter((detail) => detail.field === field)
        .flatMap(({ shared, own }) => [...shared, ...own.map(({ locale }) => locale)]);
      give(field, value, all);
      unpin(field, all);
    },
    join: ({ field, value }, locale) => {
      give(field, value, [locale]);
      unpin(field, [locale]);
    },
  };
}

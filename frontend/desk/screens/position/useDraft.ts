import { useEffect, useState } from 'react';

import type { PostLocale } from '../../api/types';
import type { Draft, DraftState } from '../../data/draft';
import { drafts } from '../../data/drafts';
import type { Entry } from '../../data/entry';
import { useStore } from '../../data/store';

/** The draft of a position in a language, as it is now; it takes over what the service has. */
export function useDraft(
  id: string,
  locale: PostLocale,
  entry: Entry,
): { readonly draft: Draft; readonly state: DraftState } {
  const [draft] = useState(() => drafts.open(id, locale, entry));
  useEffect(() => {
    draft.refresh(entry);
  }, [draft, entry]);
  return { draft, state: useStore(draft) };
}

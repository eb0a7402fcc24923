import { useEffect, useMemo, useState } from 'react';

import { service } from '../../api/service';
import type { Other } from '../../api/types';
import type { PostLocale } from '../../api/types';
import { knownComments, loadComments, renewComments } from '../../data/comments';
import { drafts } from '../../data/drafts';
import { Live } from '../../data/live';
import type { Word } from '../../data/live';
import { knownRevisions, renewPosition } from '../../data/queries';
import { useStore } from '../../data/store';
import { writing } from '../../data/writing';

/** Who else has a position open, and what they do; brings what they have saved. */
export function useLive(id: string, current: PostLocale): readonly Other[] {
  const at = useStore(writing);
  const isWriting = at !== null && at.id === id;
  const [locale, field] = isWriting ? [at.locale, at.field] : [current, ''];
  const word = useMemo<Word>(() => ({ locale, field, isWriting }), [locale, field, isWriting]);
  const [live] = useState(
    () =>
      new Live(word, {
        ask: (request, signal) => service.presence(id, request, signal),
        known: () => knownRevisions(id),
        renew: () => renewPosition(id),
        comments: () => knownComments(id),
        loadComments: () => loadComments(id),
        renewComments: () => renewComments(id),
      }),
  );
  useEffect(() => {
    live.start();
    return () => {
      live.stop();
      drafts.setTogether(id, false);
    };
  }, [live, id]);
  useEffect(() => {
    live.say(word);
  }, [live, word]);
  const others = useStore(live);
  const isTogether = others.length > 0;
  useEffect(() => {
    drafts.setTogether(id, isTogether);
  }, [id, isTogether]);
  return others;
}

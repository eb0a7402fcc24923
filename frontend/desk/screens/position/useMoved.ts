import { useEffect } from 'react';

import { arrived, move } from '../../data/moves';
import { session } from '../../data/session';
import { useStore } from '../../data/store';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { authorName } from '../../lib/author';
import { hashOf } from '../../lib/route';
import { notify } from '../../ui/Notices';

/** Goes on at the new address of a position, and says who changed it. */
export function useMoved(id: string): void {
  const texts = useTexts();
  const moved = useStore(move);
  useEffect(() => {
    if (moved?.from !== id) return;
    const { to, by } = moved;
    // The old address would lead back here.
    location.replace(hashOf({ screen: 'position', id: to }));
    const { changed, changedBy } = texts.address;
    // News of a change may be here before the answer to who has asked for it.
    const isOwn = by === '' || by === session.state().session?.user.name;
    notify(isOwn ? changed : fill(changedBy, { name: authorName(by, texts) }));
    arrived(moved);
  }, [moved, id, texts]);
}

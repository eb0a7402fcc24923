/** Does something with several positions, one after the other, and says what came of it. */
import { fill } from '../../../src/i18n/fill';
import { counted } from '../../../src/i18n/counted';
import { service } from '../../api/service';
import { copyPosition } from '../../data/copies';
import { drafts } from '../../data/drafts';
import { refresh } from '../../data/queries';
import type { Texts } from '../../i18n/languages';
import { sentenceOf } from '../../i18n/texts';
import type { BulkAction, BulkStep } from '../../lib/bulk';
import { titleOf } from '../../lib/title';
import { notify } from '../../ui/Notices';

/** What is done, and what it takes. */
export interface Bulk {
  readonly action: BulkAction;
  readonly steps: readonly BulkStep[];
  /** When the posts close, for `close`. */
  readonly closeAt: string | null;
  readonly texts: Texts;
  /** Called after each position with how many are done. */
  readonly onStep: (done: number) => void;
}

/** Most positions whose trouble is told one by one. */
const TOLD = 5;

/** Does it with one position, in all of its languages or in none. */
async function runStep({ position, locales }: BulkStep, { action, closeAt }: Bulk): Promise<void> {
  const { id } = position;
  if (action === 'duplicate') {
    await copyPosition(position);
    return;
  }
  if (action === 'delete') {
    await service.remove(id);
    drafts.forget(id);
    return;
  }
  const revisions = Object.fromEntries(
    locales.map((locale) => [locale, position.locales[locale]?.revision ?? '']),
  );
  const request = { locales: [...locales], revisions };
  if (action !== 'close') await service.act(id, { ...request, action });
  else if (closeAt !== null) await service.act(id, { ...request, action: 'schedule', closeAt });
}

/** Does it with all of them. One that is refused keeps none of the others from it. */
export async function runBulk(bulk: Bulk): Promise<void> {
  const { action, steps, texts, onStep } = bulk;
  const done: BulkStep[] = [];
  const trouble: string[] = [];
  await drafts.saveAll();
  for (const [index, step] of steps.entries()) {
    try {
      // One after the other: the service counts who asks for much at once.
      await runStep(step, bulk);
      done.push(step);
    } catch (error) {
      const title = titleOf(step.position, texts);
      trouble.push(fill(texts.bulk.failed, { title, reason: sentenceOf(error, texts) }));
    }
    onStep(index + 1);
  }
  await refresh();
  const said = done.length === 0 ? [] : [sentenceFor(action, done.length, texts)];
  const isTrouble = trouble.length > 0;
  notify([...said, ...shortened(trouble, texts)].join(' '), {
    kind: isTrouble ? 'trouble' : 'done',
    undo: action === 'delete' && done.length > 0 ? () => void bringBack(done, texts) : undefined,
  });
}

const sentenceFor = (action: BulkAction, count: number, { bulk, tag }: Texts) =>
  fill(counted(bulk.done[action], count, tag), { count });

/** The first of many troubles, and how many more there are. */
function shortened(trouble: readonly string[], { bulk, tag }: Texts): string[] {
  const more = trouble.length - TOLD;
  if (more <= 0) return [...trouble];
  return [...trouble.slice(0, TOLD), fill(counted(bulk.more, more, tag), { count: more })];
}

/** Brings deleted positions back. */
async function bringBack(steps: readonly BulkStep[], texts: Texts): Promise<void> {
  const results = await Promise.allSettled(
    steps.map(({ position }) => service.undelete(position.id)),
  );
  await refresh();
  const failed = results.flatMap((result) =>
    result.status === 'rejected' ? [sentenceOf(result.reason, texts)] : [],
  );
  const count = steps.length - failed.length;
  const said = fill(counted(texts.bulk.restored, count, texts.tag), { count });
  notify([said, ...new Set(failed)].join(' '), { kind: failed.length > 0 ? 'trouble' : 'done' });
}

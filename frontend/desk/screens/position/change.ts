/** How a change of a position is made: after all that is written was saved, with a notice of what came of it. */
import { ApiError } from '../../api/error';
import type { PostLocale } from '../../api/types';
import { drafts } from '../../data/drafts';
import { refresh } from '../../data/queries';
import { fill } from '../../../src/i18n/fill';
import { sentenceOf } from '../../i18n/texts';
import type { Texts } from '../../i18n/languages';
import { clearNotice, notify } from '../../ui/Notices';
import type { Cause } from '../../ui/Notices';
import { firstOf, focusField } from './fields';

/** The revision of each language as this page has it. */
export const revisionsOf = (id: string, locales: readonly PostLocale[]) =>
  Object.fromEntries(
    locales.map((locale) => [locale, drafts.find(id, locale)?.state().summary.revision ?? '']),
  );

/** The open drafts of a position, as one cause: trouble ends when all is saved, and what was done when somebody goes on. */
function causeOf(id: string, locales: readonly PostLocale[], isThere: () => boolean): Cause {
  const open = locales.flatMap((locale) => drafts.find(id, locale) ?? []);
  return {
    isThere,
    subscribe(listener) {
      const ends = open.map((draft) => draft.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/** Whether something of these languages is not saved. */
const isUnsaved = (id: string, locales: readonly PostLocale[]) =>
  locales.some((locale) => drafts.find(id, locale)?.isUnsaved === true);

/** Moves the focus to the first field that the service refuses. */
function focusRefused(id: string, locales: readonly PostLocale[], error: ApiError | null): void {
  for (const locale of locales) {
    const faults = error ?? drafts.find(id, locale)?.state().error;
    const field = firstOf(Object.keys(faults?.fields ?? {}));
    if (field !== undefined) {
      focusField(locale, field);
      return;
    }
  }
}

/** Says that something was not done. */
export function refuse(reason: string, texts: Texts, cause?: Cause): void {
  notify(fill(texts.actions.notDone, { reason }), { kind: 'trouble', cause });
}

/** What a dialog says where something is not saved. */
export const unsaved = () =>
  new ApiError({ code: 'unsaved', message: 'a text is not saved', status: 0 });

/** Makes a call. If it is refused, somebody else may have been first: then what is now is shown. */
export async function call<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    await refresh();
    throw error;
  }
}

/** Says what was done, until somebody writes on. */
export function say(
  id: string,
  locales: readonly PostLocale[],
  text: string,
  undo?: () => void,
): void {
  notify(text, { undo, cause: causeOf(id, locales, () => !isUnsaved(id, locales)) });
}

/** Runs a change after all that is written was saved. @returns whether it was done */
export async function change(
  id: string,
  locales: readonly PostLocale[],
  texts: Texts,
  run: () => Promise<unknown>,
): Promise<boolean> {
  clearNotice();
  if (!(await drafts.save(id, locales))) {
    focusRefused(id, locales, null);
    const cause = causeOf(id, locales, () => isUnsaved(id, locales));
    refuse(texts.actions.saveFirst, texts, cause);
    return false;
  }
  try {
    await call(run);
    return true;
  } catch (error) {
    const refused = ApiError.of(error);
    const cause = causeOf(id, locales, () => !isUnsaved(id, locales));
    refuse(sentenceOf(refused, texts), texts, cause);
    focusRefused(id, locales, refused);
    return false;
  }
}

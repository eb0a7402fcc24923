import { useState } from 'react';

import type { Position, PostLocale } from '../../api/types';
import { useTexts } from '../../i18n/texts';
import { fieldOf, momentOf } from '../../lib/days';
import type { Lack } from '../../lib/missing';
import { localesOf } from '../../lib/title';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Form } from '../../ui/Form';
import { MomentField } from '../../ui/TimeFields';
import { act } from './perform';
import styles from './ScheduleDialog.module.css';
import { useLacks } from './useBegun';

export interface ScheduleDialogProps {
  readonly position: Position;
  /** The language that it was opened for. */
  readonly locale: PostLocale;
  readonly onClose: () => void;
}

/** When the site shows a text and when it stops, in one language or more. */
export function ScheduleDialog({ position, locale, onClose }: ScheduleDialogProps) {
  const texts = useTexts();
  const [fault, setFault] = useState<'bad' | 'unfit' | null>(null);
  const lacks = useLacks(position);
  const locales = localesOf(position).filter(([, { state }]) => state !== 'missing');
  const { publishAt = null, closeAt = null, state } = position.locales[locale] ?? {};
  // What visitors see as it stands can only close.
  const isShown = state === 'published' || state === 'closing';

  const schedule = async (value: (name: string) => string) => {
    const chosen = locales.map(([each]) => each).filter((each) => value(each) === 'on');
    const [opens, closes] = [momentOf(value('publishAt')), momentOf(value('closeAt'))];
    const fits = opens !== null && closes !== null ? opens < closes : opens !== closes;
    // What lacks something is not published in time either.
    const isUnfit = opens !== null && lacks.some((lack) => chosen.includes(lack.locale));
    const isBad = !fits || chosen.length === 0;
    const found = isUnfit ? 'unfit' : null;
    setFault(isBad ? 'bad' : found);
    if (isBad || isUnfit) return;
    const request = {
      action: 'schedule' as const,
      locales: chosen,
      ...(opens === null ? {} : { publishAt: opens }),
      ...(closes === null ? {} : { closeAt: closes }),
    };
    if (await act(position.id, request, texts)) onClose();
  };
  return (
    <Dialog title={texts.schedule.title} onClose={onClose} closeLabel={texts.app.close}>
      <Form onSubmit={schedule}>
        <Languages locales={locales.map(([each]) => each)} chosen={locale} />
        {!isShown && (
          <>
            <Lacks lacks={lacks} />
            <MomentField
              label={texts.schedule.publishAt}
              name="publishAt"
              first={fieldOf(publishAt)}
            />
          </>
        )}
        <MomentField
          label={texts.schedule.closeAt}
          name="closeAt"
          first={fieldOf(closeAt)}
          hasZone
        />
        {fault !== null && <p role="alert">{texts.schedule[fault]}</p>}
        <Button type="submit" kind="main">
          {texts.schedule.submit}
        </Button>
      </Form>
    </Dialog>
  );
}

/** What the languages lack for being published: also for a later time. */
function Lacks({ lacks }: { readonly lacks: readonly Lack[] }) {
  const texts = useTexts();
  const list = new Intl.ListFormat(texts.tag);
  return lacks.map(({ locale, fields }) => (
    <p key={locale} className={styles.lack}>
      <b>{texts.languages[locale]}</b> {texts.bar.missing}{' '}
      {list.format(fields.map((field) => texts.post[field]))}
    </p>
  ));
}

interface LanguagesProps {
  readonly locales: readonly PostLocale[];
  readonly chosen: PostLocale;
}

/** The languages that the times are for. */
function Languages({ locales, chosen }: LanguagesProps) {
  const texts = useTexts();
  return (
    <fieldset className={styles.languages}>
      <legend>{texts.schedule.languages}</legend>
      {locales.map((each) => (
        <label key={each}>
          <input type="checkbox" name={each} defaultChecked={each === chosen} />
          {texts.languages[each]}
        </label>
      ))}
    </fieldset>
  );
}

import { useState } from 'react';

import type { Position, PostLocale } from '../../api/types';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { fieldOf, momentOf } from '../../lib/days';
import { localesOf } from '../../lib/title';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { act } from './perform';
import styles from './ScheduleDialog.module.css';

export interface ScheduleDialogProps {
  readonly position: Position;
  /** The language that it was opened for. */
  readonly locale: PostLocale;
  readonly onClose: () => void;
}

/** When the site shows a text and when it stops, in one language or more. */
export function ScheduleDialog({ position, locale, onClose }: ScheduleDialogProps) {
  const texts = useTexts();
  const [isBad, setIsBad] = useState(false);
  const locales = localesOf(position).filter(([, { state }]) => state !== 'missing');
  const { publishAt = null, closeAt = null, state } = position.locales[locale] ?? {};
  // What visitors see as it stands can only close.
  const isShown = state === 'published' || state === 'closing';
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

  const schedule = async (value: (name: string) => string) => {
    const chosen = locales.map(([each]) => each).filter((each) => value(each) === 'on');
    const [opens, closes] = [momentOf(value('publishAt')), momentOf(value('closeAt'))];
    const fits = opens !== null && closes !== null ? opens < closes : opens !== closes;
    setIsBad(!fits || chosen.length === 0);
    if (!fits || chosen.length === 0) return;
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
          <Field label={texts.schedule.publishAt}>
            {(control) => (
              <input
                {...control}
                type="datetime-local"
                name="publishAt"
                defaultValue={fieldOf(publishAt)}
              />
            )}
          </Field>
        )}
        <Field label={texts.schedule.closeAt} hint={fill(texts.schedule.zone, { zone })}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              name="closeAt"
              defaultValue={fieldOf(closeAt)}
            />
          )}
        </Field>
        {isBad && <p role="alert">{texts.schedule.bad}</p>}
        <Button type="submit" kind="main">
          {texts.schedule.submit}
        </Button>
      </Form>
    </Dialog>
  );
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

import { useState } from 'react';

import { service } from '../../api/service';
import type { PreviewLink } from '../../api/service';
import type { PostLocale } from '../../api/types';
import type { Entry } from '../../data/entry';
import { drafts } from '../../data/drafts';
import { fill } from '../../../src/i18n/fill';
import { useTexts, useTime } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Choice, Field } from '../../ui/Field';
import { useCall } from '../../ui/useCall';
import styles from './PreviewLinkDialog.module.css';
import { useDraft } from './useDraft';

/** How long links are good, in hours. */
type Hours = '24' | '72' | '168' | '336';

export interface PreviewLinkDialogProps {
  readonly id: string;
  readonly locale: PostLocale;
  readonly entry: Entry;
  readonly onClose: () => void;
}

/** Makes links that show a draft to people without an account, and ends them. */
export function PreviewLinkDialog({ id, locale, entry, onClose }: PreviewLinkDialogProps) {
  const texts = useTexts();
  const { state } = useDraft(id, locale, entry);
  const hasDraft = entry.draft !== null || state.status !== 'saved';
  const title = fill(texts.preview.linkTitle, { language: texts.languages[locale] });
  return (
    <Dialog title={title} onClose={onClose} closeLabel={texts.app.close}>
      {hasDraft ? <Links id={id} locale={locale} /> : <p>{texts.preview.linkPublished}</p>}
    </Dialog>
  );
}

function Links({ id, locale }: Pick<PreviewLinkDialogProps, 'id' | 'locale'>) {
  const texts = useTexts();
  const call = useCall();
  const [hours, setHours] = useState<Hours>('72');
  const [link, setLink] = useState<PreviewLink | null>(null);
  const [said, setSaid] = useState('');
  const make = async () => {
    // A link shows what is saved.
    if (!(await drafts.save(id, [locale]))) throw new Error(texts.actions.saveFirst);
    setLink(await service.linkPreview(id, locale, Number(hours)));
    setSaid('');
  };
  const end = async () => {
    await service.endPreviewLinks(id, locale);
    setLink(null);
    setSaid(texts.preview.ended);
  };
  return (
    <>
      <p>{texts.preview.linkBody}</p>
      <div className={styles.row}>
        <Choice
          label={texts.preview.linkFor}
          value={hours}
          options={[
            ['24', texts.preview.oneDay],
            ['72', texts.preview.threeDays],
            ['168', texts.preview.oneWeek],
            ['336', texts.preview.twoWeeks],
          ]}
          onChange={(value) => {
            if (value !== '') setHours(value);
          }}
        />
        <Button kind="main" aria-disabled={call.isBusy} onClick={() => void call.run(make)}>
          {texts.preview.make}
        </Button>
      </div>
      <p role="alert" className={styles.error}>
        {call.error}
      </p>
      {link !== null && (
        <Made
          link={link}
          onCopy={() => {
            setSaid(texts.preview.copied);
          }}
        />
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Button kind="quiet" className={styles.end} onClick={() => void call.run(end)}>
        {texts.preview.end}
      </Button>
    </>
  );
}

interface MadeProps {
  readonly link: PreviewLink;
  readonly onCopy: () => void;
}

/** A link, to be taken along. */
function Made({ link: { address, expiresAt }, onCopy }: MadeProps) {
  const texts = useTexts();
  const time = useTime();
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    onCopy();
  };
  return (
    <div className={styles.row}>
      <Field
        label={texts.preview.address}
        hint={fill(texts.preview.until, { time: time(expiresAt) })}
      >
        {(control) => (
          <input
            {...control}
            readOnly
            value={address}
            onFocus={({ target }) => {
              target.select();
            }}
          />
        )}
      </Field>
      <Button onClick={() => void copy()}>{texts.preview.copy}</Button>
    </div>
  );
}

import type { ReactNode } from 'react';

import type { RecruitPost } from '../../../contract/contract';
import { useLocale, useMessages } from '../../../i18n/page-data';
import { dayText, employmentText, payText, remoteText } from '../../../i18n/post-details';
import { CONDITIONS } from './conditions';
import styles from './DetailList.module.css';

export interface DetailListProps {
  readonly details: NonNullable<RecruitPost['details']>;
}

/** Contract, pay, place, remote work, conditions, process and closing date of a position: those that its post says. */
export function DetailList({ details }: DetailListProps) {
  const messages = useMessages('position');
  const texts = messages.details;
  const { code } = useLocale();
  const { employmentType, pay, place, conditions, process, closingDate } = details;
  return (
    <section className={styles.details} aria-label={texts.title}>
      <dl>
        <Detail label={texts.labels.employmentType}>{employmentText(employmentType, texts)}</Detail>
        <Detail label={texts.labels.pay}>{payText(pay, texts, code)}</Detail>
        <Detail label={texts.labels.place}>{place}</Detail>
        <Detail label={texts.labels.remote}>{remoteText(details, texts)}</Detail>
        {CONDITIONS.map((name) => (
          <Detail key={name} label={texts.labels[name]}>
            {conditions?.[name]}
          </Detail>
        ))}
        <Detail label={texts.labels.process}>{process && <Steps steps={process} />}</Detail>
        <Detail label={texts.labels.closingDate}>
          {closingDate && <time dateTime={closingDate}>{dayText(closingDate, messages)}</time>}
        </Detail>
      </dl>
    </section>
  );
}

function Detail({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <div className={styles.detail}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        // Two steps may have the same text, and they never change places.
        <li key={`${String(index)} ${step}`}>{step}</li>
      ))}
    </ol>
  );
}

import type { Position, PostLocale, Role } from '../../api/types';
import { fill } from '../../../src/i18n/fill';
import { wordsOf } from '../../i18n/reasons';
import { useTexts } from '../../i18n/texts';
import type { Common } from '../../lib/common';
import { wordsOfValue } from '../../lib/details-line';
import { mayPublish } from '../../lib/roles';
import styles from './CommonDetails.module.css';
import { CommonField } from './CommonField';
import { OwnValue } from './OwnValue';
import { PartForm } from './PartForm';
import { useCommon } from './useCommon';
import type { Begun } from './useBegun';

export interface CommonDetailsProps {
  readonly position: Position;
  readonly role: Role;
}

/**
 * The details that a position has once, folded into a line: they are written into the texts of all languages. A language with a
 * value of its own stands below them.
 */
export function CommonDetails({ position, role }: CommonDetailsProps) {
  const texts = useTexts();
  const common = useCommon(position);
  const { begun, details, give, part, unite, join } = common;
  // A text that waits for its time is changed by those who may publish: without it the languages would differ.
  const waiting = mayPublish(role) ? [] : begun.filter(({ isWaiting }) => isWaiting);
  const isReadOnly = waiting.length > 0;
  if (begun.length === 0) return null;
  return (
    <details className={styles.details} data-common>
      <summary>
        <SummaryLine details={details} />
      </summary>
      {isReadOnly && <p className={styles.hint}>{texts.details.waits}</p>}
      <div className={styles.grid}>
        {details
          .filter(({ shared }) => shared.length > 0)
          .map(({ field, value, shared }) => (
            <CommonField
              key={field}
              field={field}
              value={value}
              error={errorOf(field, begun, shared, texts)}
              isReadOnly={isReadOnly}
              onChange={(changed) => {
                give(field, changed, shared);
              }}
            />
          ))}
      </div>
      {details.flatMap((detail) =>
        detail.own.map(({ locale, value }) => (
          <OwnValue
            key={`${detail.field} ${locale}`}
            field={detail.field}
            locale={locale}
            value={value}
            error={errorOf(detail.field, begun, [locale], texts)}
            isReadOnly={isReadOnly}
            onChange={(changed) => {
              give(detail.field, changed, [locale]);
            }}
            onJoin={() => {
              join(detail, locale);
            }}
            onUnite={() => {
              unite(detail.field, value);
            }}
          />
        )),
      )}
      {begun.length > 1 && !isReadOnly && <PartForm details={details} onPart={part} />}
    </details>
  );
}

/** What is wrong with a field in one of these languages. */
function errorOf(
  field: Common['field'],
  begun: readonly Begun[],
  locales: readonly PostLocale[],
  texts: ReturnType<typeof useTexts>,
): string | undefined {
  const faults = begun
    .filter(({ locale }) => locales.includes(locale))
    .flatMap(({ faults }) => wordsOf(faults, texts)[field] ?? []);
  return faults[0];
}

/** What the details say, and in what the languages differ. */
function SummaryLine({ details }: { readonly details: readonly Common[] }) {
  const texts = useTexts();
  const said = details
    .map(({ field, value }) => wordsOfValue(field, value, texts))
    .filter((words) => words !== '');
  const differing = details.filter(({ own }) => own.length > 0);
  const fields = differing.map(({ field, own }) => {
    const names = own.map(({ locale }) => texts.languages[locale]);
    return fill(texts.details.inLanguages, {
      field: texts.post[field],
      languages: new Intl.ListFormat(texts.tag).format(names),
    });
  });
  return (
    <>
      <strong>{texts.details.title}</strong>{' '}
      <span className={styles.said}>
        {said.length === 0 ? texts.details.nothing : said.join(' · ')}
      </span>
      {fields.length > 0 && (
        <span className={styles.differs}>
          {fill(texts.details.differs, { fields: new Intl.ListFormat(texts.tag).format(fields) })}
        </span>
      )}
    </>
  );
}

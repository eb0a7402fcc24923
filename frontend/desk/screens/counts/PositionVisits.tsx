import type { PositionCounts } from '../../api/types';
import { useDay, useNumber, useTexts } from '../../i18n/texts';
import { sum } from '../../lib/visits';
import styles from './CountsScreen.module.css';

export interface PositionVisitsProps {
  readonly counts: PositionCounts;
  readonly days: readonly string[];
}

/** The visits of a position in a language: their sums, where they came from, and a bar for each day. */
export function PositionVisits({ counts, days }: PositionVisitsProps) {
  const texts = useTexts();
  const number = useNumber();
  const { views, mails, origins, locale } = counts;
  const language = texts.languages[locale];
  return (
    <div className={styles.language}>
      <h3>{language}</h3>
      <dl className={styles.sums}>
        <Sum label={texts.visits.views} value={number(sum(views))} />
        <Sum label={texts.visits.mails} value={number(sum(mails))} />
      </dl>
      <table className={styles.origins}>
        <caption>{texts.visits.origin}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.visits.place}</th>
            <th scope="col">{texts.visits.views}</th>
            <th scope="col">{texts.visits.mails}</th>
          </tr>
        </thead>
        <tbody>
          {origins
            .filter((each) => each.views + each.mails > 0)
            .map(({ origin, views: seen, mails: pressed }) => (
              <tr key={origin}>
                <th scope="row">{texts.visits.origins[origin]}</th>
                <td>{number(seen)}</td>
                <td>{number(pressed)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <Days counts={counts} days={days} />
    </div>
  );
}

interface SumProps {
  readonly label: string;
  readonly value: string;
}

function Sum({ label, value }: SumProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A row for each day on which somebody came, with a bar as long as its share of the fullest one; the newest first. */
function Days({ counts: { views, mails }, days }: PositionVisitsProps) {
  const texts = useTexts();
  const day = useDay();
  const number = useNumber();
  const most = Math.max(1, ...views);
  const rows = days.map((date, place) => ({
    date,
    views: views[place] ?? 0,
    mails: mails[place] ?? 0,
  }));
  return (
    <table className={styles.days}>
      <caption>{texts.visits.byDay}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.visits.day}</th>
          <th scope="col">{texts.visits.views}</th>
          <th scope="col">{texts.visits.mails}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter((row) => row.views + row.mails > 0)
          .toReversed()
          .map((row) => (
            <tr key={row.date}>
              <th scope="row">
                <time dateTime={row.date}>{day(`${row.date}T12:00`)}</time>
              </th>
              <td>
                <progress max={most} value={row.views} aria-hidden="true" />
                {number(row.views)}
              </td>
              <td>{number(row.mails)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

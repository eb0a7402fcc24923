import { useState } from 'react';

import { MIXES } from '@axtorm/game/chart/chart';
import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import { useAssetBase } from '../../../media/asset-base';
import { cardPictureOf } from '../card/idol-picture';
import { type SheetContent, drawSheet } from '../card/sheet';
import { shareFile, widestFile } from '../card/share';
import { DIFFICULTY_CHOICES } from '../difficulties';
import { idolName } from '../idols';
import { paletteOf } from '../palette';
import { type Best, type SongRecord, type Tally, recordsOf, tallyOf } from '../records';
import { SLEEVES, SONG_TITLES } from '../songs';
import type { Saved } from '../store/store';
import { usePlayTexts } from '../texts';
import { wornBy } from '../titles';
import { today } from '../today';
import { Actions, Panel } from './Panel';
import { Poses, Titles } from './RecordsChoices';
import { useAttempts } from './useAttempts';
import styles from './Records.module.css';

export interface RecordsProps {
  readonly saved: Saved;
  readonly onChange: (saved: Saved) => void;
  readonly onBack: () => void;
}

/** What a sheet says of what this device remembers. */
function useSheet(saved: Saved, tally: Tally): SheetContent {
  const { records, result, title: titles } = usePlayTexts();
  const { playStyles } = useMessages('mashup');
  const base = useAssetBase();
  const { title, pose } = wornBy(saved);
  return {
    heading: records.sheet,
    name: saved.name || idolName(saved.idol),
    title: title === '' ? '' : titles[title].name,
    difficulties: DIFFICULTY_CHOICES.map(({ label }) => label),
    songs: recordsOf(saved).map(({ song, rows }) => ({
      title: SONG_TITLES[song],
      sleeveSource: base + widestFile(SLEEVES[song].webp),
      rows: rows.map(({ mix, bests }) => ({ style: playStyles[mix].name, cells: bests })),
    })),
    figures: [
      [records.charts, `${String(tally.charts)} / ${String(tally.of)}`],
      [result.fullCombo, String(tally.fullCombos)],
      [records.days, String(tally.days)],
    ],
    pose,
    idolSource: base + cardPictureOf(saved.idol, pose),
  };
}

/** What was done on this device: the best results on one sheet, titles, and poses. */
export function Records({ saved, onChange, onBack }: RecordsProps) {
  const { records, result } = usePlayTexts();
  const [day] = useState(today);
  const tally = tallyOf(saved, day);
  const content = useSheet(saved, tally);
  const { message, attempt } = useAttempts();
  const share = async () => {
    const blob = await drawSheet(content, paletteOf(document.documentElement));
    await shareFile(blob, 'mashvp-sheet.png', records.line);
  };
  return (
    <Panel heading={records.heading}>
      <dl className={styles.tally}>
        {content.figures.map(([words, number]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      <Sheet records={recordsOf(saved)} />
      <Actions>
        <button
          type="button"
          className="button"
          onClick={() => {
            attempt(share(), '');
          }}
        >
          {records.share}
        </button>
      </Actions>
      <p role="status">{message}</p>
      <Titles saved={saved} onChange={onChange} />
      <Poses saved={saved} onChange={onChange} />
      <p className={styles.note}>{records.kept}</p>
      <div className={styles.back}>
        <button type="button" className="button" data-tone="quiet" onClick={onBack}>
          {result.songs}
        </button>
      </div>
    </Panel>
  );
}

/** The best results as a table: a song has a row for each style. */
function Sheet({ records }: { readonly records: readonly SongRecord[] }) {
  const { records: texts } = usePlayTexts();
  const { playStyles } = useMessages('mashup');
  return (
    <table className={styles.sheet}>
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <td />
          {DIFFICULTY_CHOICES.map(({ value, label }) => (
            <th key={value} scope="col" lang="en">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {records.map(({ song, rows }) => (
        <tbody key={song}>
          <tr>
            <th
              className={styles.song}
              scope="rowgroup"
              colSpan={DIFFICULTY_CHOICES.length + 1}
              lang="en"
            >
              {SONG_TITLES[song]}
            </th>
          </tr>
          {rows.map(({ mix, bests }) => (
            <tr key={mix} data-signal={mix === MIXES[0] ? 'a' : 'b'}>
              <th className={styles.style} scope="row" lang="en">
                {playStyles[mix].name}
              </th>
              {bests.map((best, at) => (
                <Cell key={DIFFICULTY_CHOICES[at]?.value} best={best} />
              ))}
              {bests.length < DIFFICULTY_CHOICES.length && <td />}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Cell({ best }: { readonly best: Best | undefined }) {
  const { records, result } = usePlayTexts();
  if (best === undefined)
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{records.unplayed}</span>
      </td>
    );
  return (
    <td data-honour={best.honour}>
      <b lang="en">{best.grade}</b>
      <span className={styles.points}>
        {fill(records.points, { score: best.score.toLocaleString('en') })}
      </span>
      {best.honour !== undefined && (
        <span className="visually-hidden" lang="en">
          {result[best.honour]}
        </span>
      )}
    </td>
  );
}

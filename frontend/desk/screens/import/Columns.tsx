import { useState } from 'react';

import { IMPORT_POSTS_MAX } from '../../api/limits';
import type { PostLocale } from '../../api/types';
import { fill } from '../../../src/i18n/fill';
import type { Texts } from '../../i18n/languages';
import { useNumber, useTexts } from '../../i18n/texts';
import { countriesIn } from '../../lib/countries';
import { ENCODINGS } from '../../lib/imports/decode';
import type { Encoding } from '../../lib/imports/decode';
import { partsOf } from '../../lib/imports/parts';
import { TARGETS, isHtml } from '../../lib/imports/targets';
import type { Target } from '../../lib/imports/targets';
import { Choice, Field } from '../../ui/Field';
import shared from '../../ui/Rows.module.css';
import styles from './ImportScreen.module.css';
import { faultOf } from './Source';
import { loadedFile } from './useImport';
import type { Loaded } from './useImport';

export interface ColumnsProps {
  readonly loaded: Loaded;
  readonly locales: readonly PostLocale[];
  readonly onChange: (loaded: Loaded) => void;
}

/** What a column can be for, by name. */
function nameOf(target: Target, texts: Texts): string {
  const { post } = texts;
  const parts: Partial<Record<Target, string>> = {
    payMin: post.payMin,
    payMax: post.payMax,
    payCurrency: post.payCurrency,
    payUnit: post.payUnit,
  };
  const part = parts[target];
  if (part !== undefined) return fill(texts.import.payPart, { pay: post.pay, part });
  if (target === 'importId') return texts.import.importId;
  if (target === 'locale') return texts.app.firstLanguage;
  const names: Readonly<Record<string, string>> = post;
  return names[target] ?? target;
}

/** How the rows of what was read become posts: encoding, language, country, and what each column is for. */
export function Columns({ loaded, locales, onChange }: ColumnsProps) {
  const texts = useTexts();
  const { mapping, locale, country, name } = loaded;
  return (
    <section aria-label={texts.import.columns} className={styles.columns}>
      <h2>{name}</h2>
      <PartChoice loaded={loaded} onChange={onChange} />
      <div className={styles.choices}>
        <EncodingChoice loaded={loaded} locales={locales} onChange={onChange} />
        <Choice<PostLocale>
          label={texts.import.language}
          value={locale}
          options={locales.map((each) => [each, texts.languages[each]] as const)}
          onChange={(chosen) => {
            if (chosen !== '') onChange({ ...loaded, locale: chosen });
          }}
        />
        {mapping.includes('place') && (
          <Choice<string>
            label={texts.import.country}
            value={country}
            options={[['', texts.post.notSaid], ...countriesIn(texts.tag)]}
            onChange={(chosen) => {
              onChange({ ...loaded, country: chosen });
            }}
          />
        )}
      </div>
      <Targets loaded={loaded} onChange={onChange} />
    </section>
  );
}

/** Which rows of a long file are looked at: nothing is sent of the others. */
function PartChoice({ loaded, onChange }: Omit<ColumnsProps, 'locales'>) {
  const texts = useTexts();
  const number = useNumber();
  const { table, part } = loaded;
  const parts = partsOf(table.rows.length);
  if (parts.length < 2) return null;
  const all = number(table.rows.length);
  return (
    <div className={styles.choices}>
      <Choice<string>
        label={texts.import.rows}
        value={String(part.first)}
        options={parts.map(({ first, last }) => [
          String(first),
          fill(texts.import.part, { first: number(first), last: number(last), all }),
        ])}
        hint={fill(texts.import.partHint, { all, max: number(IMPORT_POSTS_MAX) })}
        onChange={(chosen) => {
          const found = parts.find(({ first }) => String(first) === chosen);
          if (found !== undefined) onChange({ ...loaded, part: found });
        }}
      />
    </div>
  );
}

/** What each column is for, folded: known names are set. */
function Targets({ loaded, onChange }: Omit<ColumnsProps, 'locales'>) {
  const texts = useTexts();
  const { table, mapping } = loaded;
  const used = mapping.filter((target) => target !== '');
  const targets = TARGETS.map((target) => [target, nameOf(target, texts)] as const);
  const set = (at: number, target: Target | '') => {
    // One value has one column: the other that had it loses it.
    const others = mapping.map((each) => (each === target && !isHtml(each) ? '' : each));
    onChange({ ...loaded, mapping: others.with(at, target) });
  };
  return (
    <details>
      <summary>
        {fill(texts.import.columnsUsed, { used: used.length, all: table.columns.length })}
      </summary>
      <p className={shared.hint}>{texts.import.columnsHint}</p>
      <div className={styles.choices}>
        {table.columns.map((column, at) => (
          <Field key={column} label={column} hint={exampleOf(table.rows, at)}>
            {(control) => (
              <select
                {...control}
                value={mapping[at] ?? ''}
                onChange={({ target }) => {
                  set(at, TARGETS.find((each) => each === target.value) ?? '');
                }}
              >
                <option value="">{texts.import.leaveOut}</option>
                {targets.map(([target, label]) => (
                  <option key={target} value={target}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
    </details>
  );
}

/** Longest example of a column, in characters. */
const EXAMPLE_MAX = 60;

/** What the first row says that has the column. */
function exampleOf(rows: readonly (readonly string[])[], at: number): string {
  const text = rows.find((row) => (row[at] ?? '').trim() !== '')?.[at] ?? '';
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const letters = Array.from(line.slice(0, 4 * EXAMPLE_MAX));
  return letters.length > EXAMPLE_MAX ? `${letters.slice(0, EXAMPLE_MAX).join('')}…` : line;
}

/** How the letters of a file are read, where it is not what was found. */
function EncodingChoice({ loaded, locales, onChange }: ColumnsProps) {
  const texts = useTexts();
  const [error, setError] = useState<string>();
  const { file, name, country } = loaded;
  if (file === null) return null;
  return (
    <Choice<Encoding>
      label={texts.import.encoding}
      value={file.encoding}
      options={ENCODINGS.map((each) => [each, texts.import.encodings[each]] as const)}
      error={error}
      onChange={(encoding) => {
        if (encoding === '') return;
        try {
          onChange({ ...loadedFile(name, file.bytes, encoding, locales), country });
          setError(undefined);
        } catch (caught) {
          setError(faultOf(caught, texts));
        }
      }}
    />
  );
}

import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import {
  draftOf,
  faultAt,
  formOf,
  LANGUAGE_KEYS,
  textOf,
  valueAt,
  withValue,
} from '../../lib/facts';
import type { Entry, EntryKind, Facts } from '../../lib/facts';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import styles from './FactsScreen.module.css';

export interface FactFieldProps {
  readonly entry: Entry;
  readonly facts: Facts;
  readonly faults: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (facts: Facts) => void;
}

/** An entry: one value, or one for each language. */
export function FactField({ entry, facts, faults, isReadOnly, onChange }: FactFieldProps) {
  const texts = useTexts();
  const { place, kind } = entry;
  const label = texts.factNames[nameOf(place)];
  const value = valueAt(facts, place);
  const form = formOf(facts, entry);
  const set = (next: unknown) => {
    onChange(withValue(facts, place, next));
  };
  if (form === 'file')
    return (
      <Field label={label} hint={texts.facts.inFile} error={faultAt(faults, place)}>
        {(control) => <input {...control} readOnly value={JSON.stringify(value)} />}
      </Field>
    );
  if (form === 'one')
    return (
      <div className={styles.fact}>
        <Value
          label={label}
          value={value}
          kind={kind}
          fault={faultAt(faults, place)}
          isReadOnly={isReadOnly}
          onChange={set}
        />
        {!isReadOnly && (
          <Button
            kind="quiet"
            aria-label={fill(texts.facts.of, { action: texts.facts.byLanguage, name: label })}
            onClick={() => {
              set({ default: value ?? null });
            }}
          >
            {texts.facts.byLanguage}
          </Button>
        )}
      </div>
    );
  return (
    <ByLanguage
      label={label}
      place={place}
      kind={kind}
      values={value as Record<string, unknown>}
      faults={faults}
      isReadOnly={isReadOnly}
      onChange={set}
    />
  );
}

interface ByLanguageProps {
  readonly label: string;
  readonly place: string;
  readonly kind: EntryKind;
  readonly values: Readonly<Record<string, unknown>>;
  readonly faults: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (value: unknown) => void;
}

/** A value for each language. A language without one has that of the others; an empty field is none at all. */
function ByLanguage(props: ByLanguageProps) {
  const { label, place, kind, values, faults, isReadOnly, onChange } = props;
  const texts = useTexts();
  return (
    <fieldset className={styles.languages}>
      <legend>{label}</legend>
      {LANGUAGE_KEYS.map((key) => {
        const name = key === 'default' ? texts.facts.otherLanguages : texts.languages[key];
        const isOwn = Object.hasOwn(values, key);
        const hint = isOwn || key === 'default' ? texts.facts.none : texts.facts.asOthers;
        return (
          <div key={key} className={styles.fact}>
            <Value
              label={name}
              value={values[key]}
              kind={kind}
              hint={textOf(values[key], kind) === '' ? hint : undefined}
              fault={faultAt(faults, `${place}.${key}`)}
              isReadOnly={isReadOnly}
              onChange={(next) => {
                onChange({ ...values, [key]: next });
              }}
            />
            {isOwn && key !== 'default' && !isReadOnly && (
              <Button
                kind="quiet"
                aria-label={fill(texts.facts.of, {
                  action: texts.facts.asOthers,
                  name,
                })}
                onClick={() => {
                  const others = Object.entries(values).filter(([other]) => other !== key);
                  onChange(Object.fromEntries(others));
                }}
              >
                {texts.facts.asOthers}
              </Button>
            )}
          </div>
        );
      })}
      {!isReadOnly && (
        <Button
          kind="quiet"
          aria-label={fill(texts.facts.of, { action: texts.facts.oneForAll, name: label })}
          onClick={() => {
            onChange(values['default'] ?? null);
          }}
        >
          {texts.facts.oneForAll}
        </Button>
      )}
    </fieldset>
  );
}

interface ValueProps {
  readonly label: string;
  readonly value: unknown;
  readonly kind: EntryKind;
  readonly hint?: string | undefined;
  readonly fault: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (value: unknown) => void;
}

function Value({ label, value, kind, hint, fault, isReadOnly, onChange }: ValueProps) {
  const texts = useTexts();
  const shown = textOf(value, kind) ?? '';
  const change = (text: string) => {
    // What is saved is tidy.
    onChange(draftOf(text, kind));
  };
  return (
    <Field label={label} hint={kind === 'lines' ? texts.facts.lines : hint} error={fault}>
      {(control) =>
        kind !== 'text' ? (
          <textarea
            {...control}
            rows={kind === 'lines' ? 2 : 5}
            readOnly={isReadOnly}
            value={shown}
            spellCheck={kind === 'sentences'}
            onChange={({ target }) => {
              change(target.value);
            }}
          />
        ) : (
          <input
            {...control}
            readOnly={isReadOnly}
            value={shown}
            spellCheck={false}
            onChange={({ target }) => {
              change(target.value);
            }}
          />
        )
      }
    </Field>
  );
}

/** The name of an entry's text: what is after the album. */
function nameOf(place: string) {
  const [root = '', ...rest] = place.split('.');
  const name = (root === 'albums' ? rest.slice(1) : [root, ...rest]).join('_');
  return name as keyof ReturnType<typeof useTexts>['factNames'];
}

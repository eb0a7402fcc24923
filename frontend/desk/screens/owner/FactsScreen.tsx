import type { CompanyFacts } from '../../api/types';
import { useCompanyFacts } from '../../data/queries';
import { useTexts } from '../../i18n/texts';
import { SECTIONS } from '../../lib/facts';
import { Button } from '../../ui/Button';
import { Pending } from '../../ui/Pending';
import { FactField } from './FactField';
import styles from './FactsScreen.module.css';
import { Links } from './Links';
import { useFactsForm } from './useFactsForm';
import type { FactsFormState } from './useFactsForm';

/** The company's facts. */
export function FactsScreen() {
  const texts = useTexts();
  const query = useCompanyFacts();
  return (
    <div className={styles.screen}>
      <p className={styles.hint}>{texts.facts.hint}</p>
      <Pending query={query}>{(file) => <FactsForm file={file} />}</Pending>
    </div>
  );
}

interface FactsFormProps {
  readonly file: CompanyFacts;
}

function FactsForm({ file }: FactsFormProps) {
  const texts = useTexts();
  const form = useFactsForm(file);
  const { facts, base, faults, isBusy, write, save } = form;
  const isReadOnly = !base.isWritable;
  const shared = { facts, faults, isReadOnly, onChange: write };
  return (
    <form
      className={styles.form}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {isReadOnly && (
        <p role="alert" className={styles.note}>
          {texts.facts.readOnly}
        </p>
      )}
      {base.notLive !== null && (
        <p role="alert" className={styles.note}>
          {texts.facts.notLive} <span lang="en">{base.notLive}</span>
        </p>
      )}
      {Object.entries(SECTIONS).map(([section, entries]) => (
        <fieldset key={section} className={styles.section}>
          <legend>{texts.factSections[section as keyof typeof texts.factSections]}</legend>
          {entries.map((entry) => (
            <FactField key={entry.place} entry={entry} {...shared} />
          ))}
        </fieldset>
      ))}
      <Links {...shared} />
      <Warnings warnings={base.warnings} />
      <End form={form} isReadOnly={isReadOnly} />
    </form>
  );
}

interface EndProps {
  readonly form: FactsFormState;
  readonly isReadOnly: boolean;
}

/** What went wrong, and the button. */
function End({ form, isReadOnly }: EndProps) {
  const texts = useTexts();
  return (
    <div className={styles.end}>
      {form.isStale && (
        <div role="alert" className={styles.note}>
          <p>{texts.facts.conflict}</p>
          <Button onClick={form.takeTheirs}>{texts.facts.theirs}</Button>
          <Button onClick={form.keepMine}>{texts.facts.mine}</Button>
        </div>
      )}
      <p role="alert" className={styles.error}>
        {!form.isStale && form.error}
      </p>
      {!isReadOnly && (
        <Button type="submit" kind="main">
          {texts.facts.save}
        </Button>
      )}
    </div>
  );
}

interface WarningsProps {
  readonly warnings: readonly string[];
}

/** What `server check` warns of, in its words. */
function Warnings({ warnings }: WarningsProps) {
  const texts = useTexts();
  if (warnings.length === 0) return null;
  return (
    <details className={styles.warnings}>
      <summary>{texts.facts.warnings}</summary>
      <ul lang="en">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </details>
  );
}

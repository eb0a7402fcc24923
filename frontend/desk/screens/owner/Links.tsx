import { useTexts } from '../../i18n/texts';
import { faultAt, linksOf } from '../../lib/facts';
import type { Facts, SocialLink } from '../../lib/facts';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import styles from './FactsScreen.module.css';

export interface LinksProps {
  readonly facts: Facts;
  readonly faults: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (facts: Facts) => void;
}

/** The links of the footer. */
export function Links({ facts, faults, isReadOnly, onChange }: LinksProps) {
  const texts = useTexts();
  const links = linksOf(facts);
  const set = (social: readonly SocialLink[]) => {
    onChange({ ...facts, social });
  };
  return (
    <fieldset className={styles.section}>
      <legend>{texts.facts.social}</legend>
      {links === null && <p className={styles.hint}>{texts.facts.inFile}</p>}
      {links?.map((link, index) => (
        <div key={index} className={styles.link}>
          {(['name', 'url'] as const).map((part) => (
            <Field
              key={part}
              label={part === 'name' ? texts.facts.linkName : texts.facts.linkUrl}
              error={faultAt(faults, `social[${String(index)}].${part}`)}
            >
              {(control) => (
                <input
                  {...control}
                  readOnly={isReadOnly}
                  value={link[part]}
                  onChange={({ target }) => {
                    set(links.with(index, { ...link, [part]: target.value }));
                  }}
                />
              )}
            </Field>
          ))}
          {!isReadOnly && (
            <Button
              kind="quiet"
              onClick={() => {
                set(links.toSpliced(index, 1));
              }}
            >
              {texts.facts.removeLink}
            </Button>
          )}
        </div>
      ))}
      {links !== null && !isReadOnly && (
        <div>
          <Button
            onClick={() => {
              set([...links, { name: '', url: '' }]);
            }}
          >
            {texts.facts.addLink}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

import { useState } from 'react';

import type { PostLocale } from '../../api/types';
import type { CommonField } from '../../api/post-fields';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import type { Common } from '../../lib/common';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Field';
import styles from './CommonDetails.module.css';

export interface PartFormProps {
  readonly details: readonly Common[];
  readonly onPart: (field: CommonField, locale: PostLocale) => void;
}

/** Gives a language a value of its own. One language at least has the value that is common. */
export function PartForm({ details, onPart }: PartFormProps) {
  const texts = useTexts();
  const [chosen, setChosen] = useState('');
  const options = details
    .filter(({ shared }) => shared.length > 1)
    .flatMap(({ field, shared }) => shared.map((locale) => ({ field, locale })));
  const found = options.find(({ field, locale }) => `${field} ${locale}` === chosen);
  return (
    <div className={styles.part}>
      <Choice<string>
        label={texts.details.part}
        value={found === undefined ? '' : chosen}
        options={[
          ['', texts.details.choose],
          ...options.map(
            ({ field, locale }) =>
              [
                `${field} ${locale}`,
                fill(texts.details.own, {
                  field: texts.post[field],
                  language: texts.languages[locale],
                }),
              ] as const,
          ),
        ]}
        onChange={setChosen}
      />
      <Button
        aria-disabled={found === undefined}
        onClick={() => {
          if (found !== undefined) onPart(found.field, found.locale);
          setChosen('');
        }}
      >
        {texts.details.add}
      </Button>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { searchWanted } from '../data/search';
import { useStore } from '../data/store';
import { Icon } from '../icons/Icon';
import { useTexts } from '../i18n/texts';
import { Field } from './Field';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Called when the focus leaves it. */
  readonly onLeave?: () => void;
}

/** The search of positions on a screen, to which the keys for it lead. */
export function SearchField({ value, onChange, onLeave }: SearchFieldProps) {
  const texts = useTexts();
  const field = useWantedSearch();
  return (
    <Field label={texts.list.search}>
      {(control) => (
        <span className={styles.search}>
          <Icon name="search" />
          <input
            {...control}
            ref={field}
            type="search"
            value={value}
            placeholder={texts.list.searchHint}
            onChange={({ target }) => {
              onChange(target.value);
            }}
            onBlur={onLeave}
          />
        </span>
      )}
    </Field>
  );
}

/** Moves the focus to the search when a key asks for it, with its words selected. */
function useWantedSearch(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const isWanted = useStore(searchWanted);
  useEffect(() => {
    if (!isWanted) return;
    searchWanted.set(false);
    field.current?.focus();
    field.current?.select();
  }, [isWanted]);
  return field;
}

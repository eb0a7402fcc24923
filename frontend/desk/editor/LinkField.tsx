import type { Command } from 'prosemirror-state';
import { useEffect, useId, useRef, useState } from 'react';

import { givenAddress } from './addresses';
import { setLink } from './commands';
import styles from './LinkField.module.css';

export interface LinkFieldProps {
  readonly address: string;
  readonly texts: Readonly<Record<'linkAddress' | 'linkSet' | 'linkRemove' | 'linkBad', string>>;
  readonly onDone: (command: Command | null) => void;
}

/** The field for the address of a link. */
export function LinkField({ address, texts, onDone }: LinkFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isBad, setIsBad] = useState(false);
  useEffect(() => {
    input.current?.focus();
  }, []);
  const set = () => {
    const safe = givenAddress(input.current?.value ?? '');
    if (safe === null) setIsBad(true);
    else onDone(setLink(safe));
  };
  return (
    <div className={styles.link}>
      <label htmlFor={id}>{texts.linkAddress}</label>
      <input
        id={id}
        ref={input}
        type="url"
        defaultValue={address}
        placeholder="https://"
        aria-invalid={isBad}
        aria-describedby={isBad ? `${id}-bad` : undefined}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') set();
          if (event.key === 'Escape') onDone(null);
          if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
        }}
      />
      <button type="button" onClick={set}>
        {texts.linkSet}
      </button>
      {address !== '' && (
        <button
          type="button"
          onClick={() => {
            onDone(setLink(null));
          }}
        >
          {texts.linkRemove}
        </button>
      )}
      {isBad && (
        <p id={`${id}-bad`} role="alert">
          {texts.linkBad}
        </p>
      )}
    </div>
  );
}

import { useEffect, useId, useRef, useState } from 'react';

import { fill } from '../../i18n/fill';
import { useLocale, useMessages } from '../../i18n/page-data';
import { LocaleList } from '../../ui/LocaleList/LocaleList';
import styles from './LanguageSwitch.module.css';

/** The language dropdown: a button that shows a list of links. */
export function LanguageSwitch() {
  const { language } = useMessages('common');
  const { name } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closeAndReturn = () => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true)
        setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <div ref={root} className={styles.root} data-open={isOpen}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={fill(language.current, { name })}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {name}
      </button>
      <LocaleList id={listId} className={styles.list} onFollow={closeAndReturn} />
    </div>
  );
}

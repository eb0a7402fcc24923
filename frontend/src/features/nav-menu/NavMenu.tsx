import { useEffect, useRef, useState } from 'react';

import { useMessages } from '../../i18n/page-data';
import { LocaleList } from '../../ui/LocaleList/LocaleList';
import { NavList } from '../../ui/NavList/NavList';
import styles from './NavMenu.module.css';

/**
 * The menu of small screens: a modal dialog, which provides Escape, the focus trap and the return of the focus to the
 * button.
 */
export function NavMenu() {
  const { nav, language } = useMessages('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    dialog.current?.close();
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    // A modal that the style sheet hides in a larger window would leave the page inert.
    const closeHidden = () => {
      if (dialog.current?.checkVisibility() === false) close();
    };
    window.addEventListener('resize', closeHidden);
    return () => {
      window.removeEventListener('resize', closeHidden);
    };
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={nav.open}
        onClick={() => {
          dialog.current?.showModal();
          setOpen(true);
        }}
      >
        <span className={styles.bars} aria-hidden="true" />
      </button>
      <dialog
        ref={dialog}
        className={styles.panel}
        aria-label={nav.label}
        onClose={() => {
          setOpen(false);
        }}
      >
        <button type="button" className={styles.close} aria-label={nav.close} onClick={close}>
          <span className={styles.cross} aria-hidden="true" />
        </button>
        <nav aria-label={nav.label}>
          <NavList className={styles.links} onFollow={close} />
        </nav>
        <nav aria-label={language.label}>
          <LocaleList className={styles.locales} onFollow={close} />
        </nav>
      </dialog>
    </>
  );
}

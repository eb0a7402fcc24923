import { Store, useStore } from '../data/store';
import { useTexts } from '../i18n/texts';
import { Button } from './Button';
import styles from './Notices.module.css';

/** Something that happened, and how to undo it where that can be. */
interface Notice {
  readonly text: string;
  readonly undo?: (() => void) | undefined;
}

const notice = new Store<Notice | null>(null);

/** Says what happened, in place of what was said before. */
export function notify(text: string, undo?: () => void): void {
  notice.set({ text, undo });
}

/** The last thing that happened. It stays until it is closed, because a notice that goes by itself can be missed. */
export function Notices() {
  const texts = useTexts();
  const shown = useStore(notice);
  const close = () => {
    notice.set(null);
  };
  return (
    <div role="status" className={styles.place}>
      {shown !== null && (
        <div className={styles.notice}>
          <p>{shown.text}</p>
          {shown.undo !== undefined && (
            <Button
              onClick={() => {
                shown.undo?.();
                close();
              }}
            >
              {texts.app.undo}
            </Button>
          )}
          <Button kind="quiet" aria-label={texts.app.close} onClick={close}>
            ✕
          </Button>
        </div>
      )}
    </div>
  );
}

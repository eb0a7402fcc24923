import { useTexts } from '../i18n/texts';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import styles from './LogOutDialog.module.css';

export interface LogOutDialogProps {
  /** Logs out, with what becomes of the words that are not saved. */
  readonly onLogOut: (unsaved: 'keep' | 'drop') => void;
  readonly onClose: () => void;
}

/** Asks what becomes of words that the service lacks before their writer is logged out. */
export function LogOutDialog({ onLogOut, onClose }: LogOutDialogProps) {
  const texts = useTexts();
  return (
    <Dialog title={texts.leave.title} onClose={onClose} closeLabel={texts.app.close}>
      <p>{texts.leave.body}</p>
      <div className={styles.ways}>
        <Button
          kind="main"
          onClick={() => {
            onLogOut('keep');
          }}
        >
          {texts.leave.keep}
        </Button>
        <Button
          onClick={() => {
            onLogOut('drop');
          }}
        >
          {texts.leave.drop}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {texts.leave.stay}
        </Button>
      </div>
    </Dialog>
  );
}

import { useState } from 'react';

import { useTexts } from '../i18n/texts';
import { Button } from './Button';
import type { ButtonProps } from './Button';
import styles from './ShownOnce.module.css';

export interface CopyButtonProps extends Pick<ButtonProps, 'kind'> {
  readonly text: string;
  /** Called where the browser does not copy, so that the keys of the device can. */
  readonly onFailed?: () => void;
}

/** Copies a text, and says so. */
export function CopyButton({ text, kind = 'plain', onFailed }: CopyButtonProps) {
  const texts = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      onFailed?.();
    }
  };
  return (
    <>
      <p role="status" className={styles.copied}>
        {isCopied && texts.app.copied}
      </p>
      <Button kind={kind} icon="copy" onClick={() => void copy()}>
        {texts.app.copy}
      </Button>
    </>
  );
}

import { useState } from 'react';

import { isDismissal } from '../../../lib/browser';
import { usePlayTexts } from '../texts';

/** What is said of the last attempt. A share sheet that was closed is no failure. */
export function useAttempts() {
  const { card } = usePlayTexts();
  const [message, setMessage] = useState('');
  const attempt = (work: Promise<unknown>, done: string) => {
    work.then(
      () => {
        setMessage(done);
      },
      (error: unknown) => {
        setMessage(isDismissal(error) ? '' : card.failed);
      },
    );
  };
  return { message, attempt };
}

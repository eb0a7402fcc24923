import { useCallback, useEffect, useState } from 'react';

import { useMessages } from '../../i18n/page-data';
import { onSilence } from '../../lib/silence';
import { ExternalLink } from '../ExternalLink/ExternalLink';

/** Whether an element was to play and does not, and what tells so at once: none of its files can be played. */
export function useSilence(media: HTMLMediaElement) {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => onSilence(media, setSilent), [media]);
  const fail = useCallback(() => {
    media.pause();
    setSilent(true);
  }, [media]);
  return { isSilent, fail };
}

export interface SilenceProps {
  readonly isSilent: boolean;
  /** The address of what does not play. */
  readonly file: string;
  readonly className?: string | undefined;
}

/** Says that nothing plays, and offers the file. */
export function Silence({ isSilent, file, className }: SilenceProps) {
  const { media, notice } = useMessages('common');
  if (!isSilent) return null;
  return (
    <p role="alert" className={className}>
      {media.player.silent}{' '}
      <ExternalLink href={file} notice={notice.newTab}>
        {media.player.file}
      </ExternalLink>
    </p>
  );
}

import { useMessages } from '../../i18n/page-data';
import { useAssetBase } from '../../media/asset-base';
import type { Download } from '../../media/types';
import styles from './DownloadButton.module.css';

export interface DownloadButtonProps {
  readonly download: Download;
  /** What a press does, for example "Download". */
  readonly action: string;
  /** Its type, for example "PNG 1500×500". */
  readonly type: string;
  /** Its size, for example "1.2 MB". */
  readonly size: string;
  /** What the file is, for screen readers. */
  readonly name: string;
}

/** A link to a file that says so, with its type and its size below. An ordinary link, which works without script. */
export function DownloadButton(props: DownloadButtonProps) {
  const { download, action, type, size, name } = props;
  const { notice } = useMessages('common');
  const base = useAssetBase();
  return (
    <a
      className="button"
      data-tone="quiet"
      href={base + download.href}
      target="_blank"
      rel="noopener"
      // Begins with the visible label, so that voice control finds the button by it.
      aria-label={`${action} ${type} ${size}: ${name} (${notice.newTab})`}
    >
      <span className={styles.action}>{action}</span>{' '}
      <span className={styles.file}>
        {type} {size}
      </span>
    </a>
  );
}

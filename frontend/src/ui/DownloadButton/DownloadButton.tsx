import { useMessages } from '../../i18n/page-data';
import { useAssetBase } from '../../media/asset-base';
import type { Download } from '../../media/types';

export interface DownloadButtonProps {
  readonly download: Download;
  /** Its type, for example "PNG 1500×500". */
  readonly type: string;
  /** Its size, for example "1.2 MB". */
  readonly size: string;
  /** Name, type and size of the file, for screen readers. */
  readonly description: string;
}

/** A link to a file that shows its type and, below it, its size. An ordinary link, which works without script. */
export function DownloadButton(props: DownloadButtonProps) {
  const { download, type, size, description } = props;
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
      aria-label={`${type} ${size}: ${description} (${notice.newTab})`}
    >
      <span>{type}</span> <span>{size}</span>
    </a>
  );
}

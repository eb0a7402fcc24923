import { useMessages } from '../../i18n/page-data';
import { useAssetBase } from '../../media/asset-base';
import type { Download } from '../../media/types';

export interface DownloadButtonProps {
  readonly download: Download;
  /** Visible type and size, for example "PNG · 1.2 MB". */
  readonly label: string;
  /** Name, type and size of the file, for screen readers. */
  readonly description: string;
}

/** A link to a file that shows its type and size. An ordinary link, which works without script. */
export function DownloadButton({ download, label, description }: DownloadButtonProps) {
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
      aria-label={`${label}: ${description} (${notice.newTab})`}
    >
      {label}
    </a>
  );
}

import { useAssetBase } from '../../media/asset-base';
import type { Download } from '../../media/types';

export interface DownloadButtonProps {
  readonly download: Download;
  /** Type and size as they are shown, for example "PNG · 1.2 MB". */
  readonly label: string;
  /** What is downloaded, with type and size, for those who do not see where the button stands. */
  readonly description: string;
  /** Says that a new tab opens. */
  readonly notice: string;
  readonly tone?: 'a' | 'b' | 'quiet';
}

/** A link to a file that says what it is and how big. An ordinary link: nothing is hidden behind script. */
export function DownloadButton(props: DownloadButtonProps) {
  const { download, label, description, notice, tone = 'a' } = props;
  const base = useAssetBase();
  return (
    <a
      className="plate"
      data-tone={tone}
      href={base + download.href}
      target="_blank"
      rel="noopener"
      // Begins with what is seen, so that saying the visible words works.
      aria-label={`${label}: ${description} (${notice})`}
    >
      {label}
    </a>
  );
}

import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import { DownloadButton } from '../../../ui/DownloadButton/DownloadButton';
import type { KitFile } from '../kit-files';
import styles from './Files.module.css';

export interface FilesProps {
  readonly files: readonly KitFile[];
  /** Name of the piece. */
  readonly name: string;
}

/** A button for each file of a piece, with its type and size. */
export function Files({ files, name }: FilesProps) {
  const { download: texts } = useMessages('fankit');
  return (
    <p className={styles.files}>
      {files.map(({ download, format: kind, size, detail, isArchive }) => (
        <DownloadButton
          key={download.href}
          download={download}
          type={kind}
          size={size}
          description={fill(texts.description, {
            name,
            format: isArchive
              ? [download.kind === 'ZIP' ? '' : download.kind, texts.zip, detail]
                  .filter(Boolean)
                  .join(', ')
              : kind,
            size,
          })}
        />
      ))}
    </p>
  );
}

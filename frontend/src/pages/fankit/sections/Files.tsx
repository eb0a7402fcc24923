import { useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { DownloadButton } from '../../../ui/DownloadButton/DownloadButton';
import type { KitFile } from '../kit-files';
import styles from './Files.module.css';

export interface FilesProps {
  readonly files: readonly KitFile[];
  /** Name of the piece. */
  readonly name: string;
  /** What a press does; "Download" when not given. */
  readonly action?: string;
  /** The pixels of pictures stand elsewhere, because the buttons are narrow. */
  readonly isNarrow?: boolean;
  readonly className?: string | undefined;
}

/** A button for each file of a piece, with its type and size. */
export function Files({ files, name, action, isNarrow = false, className }: FilesProps) {
  const { download: texts } = useMessages('fankit');
  return (
    <p className={classes(styles.files, className)}>
      {files.map(({ download, format, type, size }) => (
        <DownloadButton
          key={download.href}
          download={download}
          action={action ?? texts.action}
          type={isNarrow ? type : format}
          size={size}
          name={name}
        />
      ))}
    </p>
  );
}

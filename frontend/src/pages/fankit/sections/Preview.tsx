import { ExternalLink } from '../../../ui/ExternalLink/ExternalLink';
import { Picture } from '../../../ui/Picture/Picture';
import { format } from '../../../i18n/format';
import { useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { useAssetBase } from '../../../media/asset-base';
import type { KitPiece } from '../kit';
import { Files } from './Files';
import styles from './Preview.module.css';

export interface PreviewProps {
  readonly piece: KitPiece;
  readonly name: string;
  readonly alt: string;
  /** The attribute `sizes` of the picture. */
  readonly sizes: string;
  readonly className?: string | undefined;
}

/** A large picture that links to its largest file, and a button for each of its files. */
export function Preview({ piece, name, alt, sizes, className }: PreviewProps) {
  const { download } = useMessages('fankit');
  const { notice } = useMessages('common');
  const base = useAssetBase();
  const full = piece.files[0]?.download.href;
  return (
    <figure className={classes(styles.preview, className)}>
      <ExternalLink
        className={styles.link}
        href={full === undefined ? undefined : base + full}
        notice={`${format(download.full, { name })}, ${notice.newTab}`}
      >
        <Picture picture={piece.picture} alt={alt} sizes={sizes} />
      </ExternalLink>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <Files files={piece.files} name={name} />
      </figcaption>
    </figure>
  );
}

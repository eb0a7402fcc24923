import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { useAssetBase } from '../../../media/asset-base';
import { ExternalLink } from '../../../ui/ExternalLink/ExternalLink';
import { Picture } from '../../../ui/Picture/Picture';
import { paired, type KitPiece } from '../kit';
import { Files } from './Files';
import styles from './Previews.module.css';

interface PreviewTexts {
  readonly name: string;
  readonly alt: string;
}

interface PreviewLook {
  /** The attribute `sizes` of the picture. */
  readonly sizes: string;
  readonly className: string | undefined;
}

export interface PreviewsProps extends PreviewLook {
  readonly pieces: readonly KitPiece[];
  /** In the order of the pieces. */
  readonly texts: readonly PreviewTexts[];
}

/** The previews of several pieces. */
export function Previews({ pieces, texts, ...look }: PreviewsProps) {
  return paired(pieces, texts).map(({ piece, text }) => (
    <Preview key={text.name} piece={piece} {...text} {...look} />
  ));
}

interface PreviewProps extends PreviewTexts, PreviewLook {
  readonly piece: KitPiece;
}

/** A large picture that links to its largest file, and a button for each of its files. */
function Preview({ piece, name, alt, sizes, className }: PreviewProps) {
  const { download } = useMessages('fankit');
  const { notice } = useMessages('common');
  const base = useAssetBase();
  const full = piece.files[0]?.download.href;
  return (
    <figure className={classes(styles.preview, className)}>
      <ExternalLink
        className={styles.link}
        // The first button opens the same file: the keyboard needs to pass one of them.
        tabIndex={-1}
        href={full === undefined ? undefined : base + full}
        notice={`${fill(download.full, { name })}, ${notice.newTab}`}
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

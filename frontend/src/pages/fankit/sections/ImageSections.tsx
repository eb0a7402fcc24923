import { ExternalLink } from '../../../components/ui/ExternalLink/ExternalLink';
import { format } from '../../../i18n/format';
import { useMessages } from '../../../i18n/page-data';
import styles from '../FankitPage.module.css';
import kit from '../kit.json';

interface ImageGroupProps {
  readonly id: keyof typeof kit;
  readonly title: string;
  readonly note: string;
  readonly items: readonly { readonly name: string; readonly alt: string }[];
  readonly isLarge?: boolean;
}

/** All pictures of the kit. Their files and sizes are listed by the script that draws them. */
export function ImageSections() {
  const { logo, pictures, icons, headers } = useMessages('fankit');
  return (
    <>
      <ImageGroup id="logos" title={logo.title} note={logo.note} items={logo.items} isLarge />
      <ImageGroup
        id="pictures"
        title={pictures.title}
        note={pictures.note}
        items={pictures.items}
        isLarge
      />
      <ImageGroup
        id="icons"
        title={icons.title}
        note={icons.note}
        items={[...icons.characters, ...icons.generic]}
      />
      <ImageGroup
        id="headers"
        title={headers.title}
        note={headers.note}
        items={headers.items}
        isLarge
      />
    </>
  );
}

function ImageGroup({ id, title, note, items, isLarge = false }: ImageGroupProps) {
  const { download } = useMessages('fankit');
  const { notice } = useMessages('common');
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{note}</p>
      <ul className={isLarge ? `${String(styles.grid)} ${String(styles.large)}` : styles.grid}>
        {kit[id].map((file, index) => {
          const item = items[index];
          if (item === undefined) throw new Error(`no texts for ${file.path}`);
          return (
            <li key={file.path} className={styles.item}>
              <img
                className={styles.preview}
                src={file.path}
                alt={item.alt}
                width={file.width}
                height={file.height}
                loading="lazy"
              />
              <ExternalLink className={styles.download} href={file.path} notice={notice.newTab}>
                {format(download.full, { name: item.name })}{' '}
                {format(download.label, { format: file.format, size: file.size })}
              </ExternalLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import type { ReactNode } from 'react';

import { ExternalLink } from '../../../components/ui/ExternalLink/ExternalLink';
import { format } from '../../../i18n/format';
import { useMessages } from '../../../i18n/page-data';
import styles from '../FankitPage.module.css';
import { GROUP_TEXTS, type ImageGroupId } from '../groups';
import kit from '../kit.json';

/** All pictures of the kit. Their files and sizes are listed by the script that draws them. */
export function ImageSections() {
  const { logo, pictures, icons, headers } = useMessages('fankit');
  const characters = kit.icons.slice(0, icons.characters.length);
  const marks = kit.icons.slice(icons.characters.length);
  return (
    <>
      <ImageGroup id="logos">
        <Pictures files={kit.logos} items={logo.items} isLarge />
      </ImageGroup>
      <ImageGroup id="pictures">
        <Pictures files={kit.pictures} items={pictures.items} isLarge />
      </ImageGroup>
      <ImageGroup id="icons">
        <h3>{icons.charactersTitle}</h3>
        <Pictures files={characters} items={icons.characters} />
        <h3>{icons.genericTitle}</h3>
        <Pictures files={marks} items={icons.generic} />
      </ImageGroup>
      <ImageGroup id="headers">
        <Pictures files={kit.headers} items={headers.items} isLarge />
      </ImageGroup>
    </>
  );
}

function ImageGroup({ id, children }: { readonly id: ImageGroupId; readonly children: ReactNode }) {
  const { title, note } = useMessages('fankit')[GROUP_TEXTS[id]];
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{note}</p>
      {children}
    </section>
  );
}

interface PictureTexts {
  readonly name: string;
  readonly alt: string;
  readonly colors?: string;
  readonly personality?: string;
}

interface PicturesProps {
  readonly files: typeof kit.icons;
  readonly items: readonly PictureTexts[];
  readonly isLarge?: boolean;
}

function Pictures({ files, items, isLarge = false }: PicturesProps) {
  return (
    <ul className={isLarge ? `${String(styles.grid)} ${String(styles.large)}` : styles.grid}>
      {files.map((file, index) => {
        const texts = items[index];
        if (texts === undefined) throw new Error(`no texts for ${file.path}`);
        return (
          <li key={file.path} className={styles.item}>
            <PictureItem file={file} texts={texts} />
          </li>
        );
      })}
    </ul>
  );
}

interface PictureItemProps {
  readonly file: (typeof kit.icons)[number];
  readonly texts: PictureTexts;
}

function PictureItem({ file, texts }: PictureItemProps) {
  const { download } = useMessages('fankit');
  const { notice } = useMessages('common');
  const { path, width, height } = file;
  return (
    <>
      <img
        className={styles.preview}
        src={path}
        alt={texts.alt}
        width={width}
        height={height}
        loading="lazy"
      />
      <strong>{texts.name}</strong>
      {texts.personality !== undefined && (
        <p>
          {texts.colors}
          <br />
          {texts.personality}
        </p>
      )}
      <ExternalLink className={styles.download} href={path} notice={notice.newTab}>
        {format(download.full, { name: texts.name })}{' '}
        {format(download.label, { format: file.format, size: file.size })}
      </ExternalLink>
    </>
  );
}

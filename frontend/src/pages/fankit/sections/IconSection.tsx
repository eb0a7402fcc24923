import type { ReactNode } from 'react';

import { useMessages } from '../../../i18n/page-data';
import { Picture } from '../../../ui/Picture/Picture';
import { CHARACTERS, MARKS, paired, type KitPiece } from '../kit';
import { Files } from './Files';
import styles from './IconSection.module.css';
import { Section } from './Section';

const SIZES = '(max-width: 700px) 44vw, (max-width: 1200px) 30vw, 21vw';

/** The characters with their descriptions, and the generic marks. */
export function IconSection() {
  const { icons } = useMessages('fankit');
  return (
    <Section id="icons" title={icons.title} note={icons.note} className={styles.section} isRaised>
      <h3>{icons.charactersTitle}</h3>
      <ul className={styles.icons}>
        {paired(CHARACTERS, icons.characters).map(({ piece, text }) => (
          <li key={text.name}>
            <Icon piece={piece} name={text.name} alt={text.alt}>
              <p className={styles.colors}>{text.colors}</p>
              <p className={styles.personality}>{text.personality}</p>
            </Icon>
          </li>
        ))}
      </ul>
      <h3>{icons.genericTitle}</h3>
      <ul className={styles.icons}>
        {paired(MARKS, icons.generic).map(({ piece, text }) => (
          <li key={text.name}>
            <Icon piece={piece} {...text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface IconProps {
  readonly piece: KitPiece;
  readonly name: string;
  readonly alt: string;
  readonly children?: ReactNode;
}

/** An icon with its button; the picture is no link, because there is one file only. */
function Icon({ piece, name, alt, children }: IconProps) {
  return (
    <>
      <Picture className={styles.icon} picture={piece.picture} alt={alt} sizes={SIZES} />
      <h4 className={styles.name}>{name}</h4>
      {children}
      <Files files={piece.files} name={name} />
    </>
  );
}

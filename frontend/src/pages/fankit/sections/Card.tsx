import type { ReactNode } from 'react';

import { Picture } from '../../../ui/Picture/Picture';
import type { KitPiece } from '../kit';
import styles from './Card.module.css';
import { Files } from './Files';

const SIZES = '(max-width: 700px) 44vw, (max-width: 1200px) 30vw, 21vw';

export interface CardProps {
  readonly piece: KitPiece;
  readonly name: string;
  readonly alt: string;
  readonly className: string | undefined;
  readonly children?: ReactNode;
}

/** A small piece with its buttons; the picture is no link, because there is one file only. */
export function Card({ piece, name, alt, className, children }: CardProps) {
  return (
    <>
      <Picture className={className} picture={piece.picture} alt={alt} sizes={SIZES} />
      <h4 className={styles.name}>{name}</h4>
      {children}
      <p className={styles.pixels}>{piece.files[0]?.detail}</p>
      <Files files={piece.files} name={name} isNarrow />
    </>
  );
}

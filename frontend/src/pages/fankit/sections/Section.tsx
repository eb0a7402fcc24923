import type { ReactNode } from 'react';

import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { Fold } from './Fold';
import styles from './Section.module.css';

export interface SectionProps {
  /** The anchor of the section. */
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly className: string | undefined;
  readonly isRaised?: boolean;
  /**
   * Where the keyboard is when it has skipped the section: at the link that skips the next one, so that one press passes each. None where
   * there is little to skip.
   */
  readonly skipTo?: string;
  /** How many pieces it has, where narrow screens fold them away. */
  readonly folds?: number;
  readonly children: ReactNode;
}

/** A section of the kit with its title and a note about its downloads. */
export function Section(props: SectionProps) {
  const { id, title, note, className, isRaised = false, skipTo, folds, children } = props;
  const { section } = useMessages('fankit');
  return (
    <section
      id={id}
      tabIndex={-1}
      className={classes('slashSection', className)}
      aria-labelledby={`${id}-title`}
      {...(isRaised ? { 'data-ground': 'raised' } : {})}
    >
      <span className="seam" aria-hidden="true" data-reveal="" />
      {skipTo !== undefined && (
        <a id={`skip-${id}`} className={styles.skip} href={`#${skipTo}`}>
          {fill(section.skip, { title })}
        </a>
      )}
      <div className="grid">
        <div className="title" data-reveal="">
          <h2 id={`${id}-title`} lang="en">
            {title}
          </h2>
          {note !== undefined && <p>{note}</p>}
        </div>
        {folds === undefined ? (
          children
        ) : (
          <Fold anchor={id} count={folds}>
            {children}
          </Fold>
        )}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';

import { classes } from '../../../lib/classes';

export interface SectionProps {
  /** The anchor of the section. */
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly className: string | undefined;
  readonly isRaised?: boolean;
  readonly children: ReactNode;
}

/** A section of the kit with its title and a note about its downloads. */
export function Section({ id, title, note, className, isRaised = false, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      className={classes('slashSection', className)}
      aria-labelledby={`${id}-title`}
      {...(isRaised ? { 'data-ground': 'raised' } : {})}
    >
      <span className="seam" aria-hidden="true" data-reveal="" />
      <div className="grid">
        <div className="title" data-reveal="">
          <h2 id={`${id}-title`} lang="en">
            {title}
          </h2>
          {note !== undefined && <p>{note}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';

import { classes } from '../../lib/classes';

export interface SlashSectionProps {
  /** The anchor of the section; with `tabIndex` -1 a link to it moves the focus too. */
  readonly id?: string;
  readonly tabIndex?: -1;
  readonly className: string | undefined;
  /** Id of the heading that names the section. */
  readonly titleId: string;
  /** Has the raised ground. */
  readonly isRaised?: boolean;
  readonly children: ReactNode;
}

/** A full-bleed section whose upper edge is a slash, with the two signals along it. */
export function SlashSection(props: SlashSectionProps) {
  const { id, tabIndex, className, titleId, isRaised = false, children } = props;
  return (
    <section
      id={id}
      tabIndex={tabIndex}
      className={classes('slashSection', className)}
      data-ground={isRaised ? 'raised' : undefined}
      aria-labelledby={titleId}
    >
      <span className="seam" aria-hidden="true" data-reveal="" />
      {children}
    </section>
  );
}

import type { ComponentProps } from 'react';

export interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  /** Says that the link opens in a new tab; for screen readers only. */
  readonly notice: string;
}

/** A link out of the site, or to a file, in a new tab. */
export function ExternalLink({ notice, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({notice})</span>
    </a>
  );
}

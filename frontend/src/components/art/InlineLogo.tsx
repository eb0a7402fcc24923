import type { InlineLogo as Outlines } from '../../media/types';

export interface LogoProps {
  readonly className?: string | undefined;
}

interface InlineLogoProps extends LogoProps {
  readonly logo: Outlines;
}

/** How a part is coloured: by the ground's tokens, or by the text about it. */
const PAINT = {
  ink: { fill: 'currentcolor' },
  a: { className: 'signal-a' },
  b: { className: 'signal-b' },
  flash: { className: 'flash' },
} as const;

/** A logo of the media kit that takes the page's colours. */
export function InlineLogo({ logo, className }: InlineLogoProps) {
  return (
    <svg
      className={className}
      viewBox={logo.viewBox}
      fillRule="evenodd"
      aria-hidden="true"
      focusable="false"
    >
      {logo.parts.map(({ d, role }) => (
        <path key={d} d={d} {...PAINT[role]} />
      ))}
    </svg>
  );
}

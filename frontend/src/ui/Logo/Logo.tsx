import { logos } from '../../media/logos';
import type { InlineLogo } from '../../media/types';

export interface LogoProps {
  readonly className?: string | undefined;
}

/** The colour of a part: a token of the theme, or the colour of the text around it. */
const PAINT = {
  ink: { fill: 'currentcolor' },
  a: { className: 'signal-a' },
  b: { className: 'signal-b' },
  flash: { className: 'flash' },
} as const;

/** A logo of the media kit that takes the page's colours. */
function Outlines({ logo, className }: LogoProps & { readonly logo: InlineLogo }) {
  return (
    <svg className={className} viewBox={logo.viewBox} fillRule="evenodd" aria-hidden="true">
      {logo.parts.map(({ d, role }) => (
        <path key={d} d={d} {...PAINT[role]} />
      ))}
    </svg>
  );
}

/** The company's name, whose X is two signals that cross. Hidden from screen readers, like all logos here. */
export function CompanyLogo({ className }: LogoProps) {
  return <Outlines logo={logos.company} className={className} />;
}

/** The company's mark: two signals that fall against each other. */
export function CompanyMark({ className }: LogoProps) {
  return <Outlines logo={logos.mark} className={className} />;
}

/** The letters of the game's name as one outline, 951 units wide and 128 high, for the canvas too. */
export const GAME_LETTERS = logos.game.parts.map(({ d }) => d).join('');

/** The game's name in one row, pushed apart by its two signals. */
export function GameLogo({ className }: LogoProps) {
  return (
    <svg className={className} viewBox="-12 0 976 128" aria-hidden="true">
      <g fillRule="evenodd">
        <path d={GAME_LETTERS} className="signal-a" transform="translate(-12)" />
        <path d={GAME_LETTERS} className="signal-b" transform="translate(12)" />
        <path d={GAME_LETTERS} fill="currentcolor" />
      </g>
    </svg>
  );
}

import { logos } from '../../media/logos';
import type { LogoProps } from './InlineLogo';

const LETTERS = logos.game.parts.map(({ d }) => d).join('');

/** The game's name in one row, pushed apart by its two signals. */
export function GameLogo({ className }: LogoProps) {
  return (
    <svg className={className} viewBox="-12 0 976 128" aria-hidden="true" focusable="false">
      <g fillRule="evenodd">
        <path d={LETTERS} className="signal-a" transform="translate(-12)" />
        <path d={LETTERS} className="signal-b" transform="translate(12)" />
        <path d={LETTERS} fill="currentcolor" />
      </g>
    </svg>
  );
}

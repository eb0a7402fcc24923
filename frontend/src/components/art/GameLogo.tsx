import type { LogoProps } from './CompanyLogo';
import { GAME_LETTERS } from './logo-paths';

/** The game's name in one row, pushed apart by its two signals. */
export function GameLogo({ className }: LogoProps) {
  return (
    <svg className={className} viewBox="-12 0 970 128" aria-hidden="true" focusable="false">
      <g fillRule="evenodd">
        <path d={GAME_LETTERS} className="signal-a" transform="translate(-12)" />
        <path d={GAME_LETTERS} className="signal-b" transform="translate(12)" />
        <path d={GAME_LETTERS} fill="currentcolor" />
      </g>
    </svg>
  );
}

import type { Picture } from './picture';

export interface JacketArtProps extends Picture {
  readonly album: 'genesis02' | 'genesis01';
}

const BARS = [3, 7, 5, 9, 4, 10, 6, 8, 3, 7, 5, 9, 6, 4, 8, 5];

/** Jacket of an album: a waveform of bars, cut by the slash. */
export function JacketArt({ album, label, className }: JacketArtProps) {
  const isSecond = album === 'genesis02';
  return (
    <svg className={className} viewBox="0 0 320 320" role="img" aria-label={label}>
      <path className="shade" d="M0 0h320v320H0z" />
      {BARS.map((height, index) => (
        <path
          key={index}
          className={isSecond ? 'signal-a' : 'rule'}
          d={`M${String(index * 20 + 4)} ${String(160 - height * 12)}h12v${String(height * 24)}h-12z`}
        />
      ))}
      <path className={isSecond ? 'signal-b' : 'signal-a'} d="M210 0h64l-98 320h-64z" />
      <path className="flash" d="M161 160h64l-8 26h-64z" />
      <text className="jacket-text" x="16" y="300">
        {isSecond ? '02' : '01'}
      </text>
    </svg>
  );
}

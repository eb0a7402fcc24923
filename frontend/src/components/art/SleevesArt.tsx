import type { Picture } from './picture';

const SLOTS = Array.from({ length: 24 }, (_, index) => index);

/** How many of the slots hold a sleeve; the rest wait for tracks to come. */
const FILLED = 15;

/** Sleeves of songs in rows, with empty slots for those to come. */
export function SleevesArt({ label, className }: Picture) {
  return (
    <svg className={className} viewBox="0 0 640 336" role="img" aria-label={label}>
      <path className="shade" d="M0 0h640v336H0z" />
      {SLOTS.map((slot) => {
        const x = String((slot % 8) * 76 + 20);
        const y = String(Math.floor(slot / 8) * 100 + 24);
        const isFilled = slot < FILLED;
        return (
          <g key={slot}>
            <path className={isFilled ? 'steel' : 'rule'} d={`M${x} ${y}h64v88h-64z`} />
            {isFilled && (
              <path
                className={slot % 2 === 0 ? 'signal-a' : 'signal-b'}
                d={`M${x} ${y}m34 0h20l-27 88h-20z`}
              />
            )}
            {!isFilled && <path className="flash" d={`M${x} ${y}m0 86h64v2h-64z`} />}
          </g>
        );
      })}
    </svg>
  );
}

import type { Picture } from './picture';

export interface LaneArtProps extends Picture {
  readonly lanes: 2 | 4;
}

const WIDTH = 320;
const NOTE_ROWS = [30, 92, 128, 170, 212];

/** Lanes in play: notes fall toward the judge line, one flashes on it. */
export function LaneArt({ lanes, label, className }: LaneArtProps) {
  const lane = WIDTH / lanes;
  const lines = Array.from({ length: lanes }, (_, index) => index);
  return (
    <svg className={className} viewBox="0 0 320 320" role="img" aria-label={label}>
      <path className="shade" d="M0 0h320v320H0z" />
      {lines.map((index) => (
        <path
          key={index}
          className={index % 2 === 0 ? 'steel' : 'shade'}
          d={`M${String(index * lane)} 0h${String(lane)}v320h-${String(lane)}z`}
        />
      ))}
      {NOTE_ROWS.map((top, row) => {
        const index = (row * 3 + row) % lanes === 0 ? row % lanes : (row * 3) % lanes;
        return (
          <path
            key={top}
            className={index % 2 === 0 ? 'signal-a' : 'signal-b'}
            d={`M${String(index * lane + 12)} ${String(top)}h${String(lane - 16)}l-5 16h-${String(lane - 16)}z`}
          />
        );
      })}
      <path className="flash" d="M0 264h320v6H0z" />
      <path className="gold" d={`M8 256h${String(lane - 8)}l-7 22H1z`} />
    </svg>
  );
}

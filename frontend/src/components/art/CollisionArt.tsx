import type { Picture } from './picture';

const STEPS = [2, 4, 7, 5, 9, 6, 11, 8, 13, 10, 15, 12];

/** The one idea of the house: two signals run toward each other and flash where they meet. */
export function CollisionArt({ label, className }: Picture) {
  return (
    <svg className={className} viewBox="0 0 640 360" role="img" aria-label={label}>
      <path className="shade" d="M0 0h640v360H0z" />
      {STEPS.map((step, index) => {
        const half = String(step * 10);
        const size = String(step * 20);
        const top = 180 - step * 10;
        return (
          <g key={index}>
            <path
              className="signal-a"
              d={`M${String(index * 24)} ${String(top)}h14v${size}h-14z`}
            />
            <path
              className="signal-b"
              d={`M${String(626 - index * 24)} ${String(180 + Number(half))}h14v-${size}h-14z`}
            />
          </g>
        );
      })}
      <path className="flash" d="M356 0h36L284 360h-36z" />
    </svg>
  );
}

import type { Picture } from './picture';

/** A stage in the light of two beams that cross. */
export function StageArt({ label, className }: Picture) {
  return (
    <svg className={className} viewBox="0 0 640 360" role="img" aria-label={label}>
      <path className="shade" d="M0 0h640v360H0z" />
      <path className="steel" d="M256 150h128l256 210H0z" />
      <path className="rule" d="m304 150-80 210h24l64-210zM336 150l80 210h-24l-64-210z" />
      <path className="signal-a" d="M40 0h56l300 150h-72z" />
      <path className="signal-b" d="M600 0h-56L244 150h72z" />
      <path className="flash" d="M0 146h640v8H0z" />
    </svg>
  );
}

import { SLASH } from './tokens';

export type Point = readonly [number, number];

/** A number as SVG text, to a tenth: more digits show nowhere and cost bytes. */
export function n(value: number): string {
  const text = value.toFixed(1);
  return text.endsWith('.0') ? text.slice(0, -2) : text;
}

const pair = ([x, y]: Point) => `${n(x)} ${n(y)}`;

/** A closed outline through points, with straight sides. */
export function poly(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}Z`;
}

/** An open line through points. */
export function line(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}`;
}

/** A leaning bar whose foot's left end is at (x, y). */
export function slash(x: number, y: number, width: number, height: number): string {
  const lean = height * SLASH;
  return poly([
    [x, y],
    [x + width, y],
    [x + width + lean, y - height],
    [x + lean, y - height],
  ]);
}

export function rect(x: number, y: number, width: number, height: number): string {
  return poly([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

/** An ellipse as four curves, so that it can be bent like any other outline. */
export function ellipse(cx: number, cy: number, rx: number, ry: number = rx): string {
  const kx = rx * 0.5523;
  const ky = ry * 0.5523;
  return (
    `M${n(cx - rx)} ${n(cy)}` +
    `C${n(cx - rx)} ${n(cy - ky)} ${n(cx - kx)} ${n(cy - ry)} ${n(cx)} ${n(cy - ry)}` +
    `C${n(cx + kx)} ${n(cy - ry)} ${n(cx + rx)} ${n(cy - ky)} ${n(cx + rx)} ${n(cy)}` +
    `C${n(cx + rx)} ${n(cy + ky)} ${n(cx + kx)} ${n(cy + ry)} ${n(cx)} ${n(cy + ry)}` +
    `C${n(cx - kx)} ${n(cy + ry)} ${n(cx - rx)} ${n(cy + ky)} ${n(cx - rx)} ${n(cy)}Z`
  );
}

/** A smooth outline through points (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[], isClosed = true, tension = 1): string {
  const count = points.length;
  const at = (index: number): Point =>
    (isClosed
      ? points[(index + count) % count]
      : points[Math.min(Math.max(index, 0), count - 1)]) ?? [0, 0];
  const parts = Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const k = tension / 6;
    const first: Point = [b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k];
    const second: Point = [c[0] - (d[0] - b[0]) * k, c[1] - (d[1] - b[1]) * k];
    return `C${pair(first)} ${pair(second)} ${pair(c)}`;
  });
  return `M${pair(at(0))}${parts.join('')}${isClosed ? 'Z' : ''}`;
}

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4, H: 1, V: 1 };

/** Moves every point of an outline. It reads absolute M, L, H, V, C, Q and Z. */
export function bend(d: string, move: (point: Point) => Point): string {
  let last: Point = [0, 0];
  return [...d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)]
    .map(([, command = 'Z', text = '']) => {
      if (command === 'Z') return 'Z';
      const values = (text.match(/-?[\d.]+/g) ?? []).map(Number);
      const count = ARGUMENTS[command] ?? 2;
      const points: Point[] = [];
      for (let at = 0; at < values.length; at += count === 1 ? 1 : 2) {
        const value = values[at] ?? 0;
        if (command === 'H') last = [value, last[1]];
        else if (command === 'V') last = [last[0], value];
        else last = [value, values[at + 1] ?? 0];
        points.push(last);
      }
      return `${count === 1 ? 'L' : command}${points.map((point) => pair(move(point))).join(' ')}`;
    })
    .join('');
}

/** The same outline with its straight sides cut into steps, so that bending it bends them too. */
export function subdivided(d: string, step: number): string {
  let start: Point = [0, 0];
  let last: Point = [0, 0];
  const straight = (to: Point) => {
    const count = Math.max(1, Math.ceil(Math.hypot(to[0] - last[0], to[1] - last[1]) / step));
    const from = last;
    last = to;
    return Array.from({ length: count }, (_, index) =>
      pair(between(from, to, (index + 1) / count)),
    ).join('L');
  };
  return [...d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)]
    .map(([, command = 'Z', text = '']) => {
      const values = (text.match(/-?[\d.]+/g) ?? []).map(Number);
      const end: Point = [values.at(-2) ?? 0, values.at(-1) ?? 0];
      switch (command) {
        case 'Z':
          return `L${straight(start)}Z`;
        case 'H':
          return values.map((x) => `L${straight([x, last[1]])}`).join('');
        case 'V':
          return values.map((y) => `L${straight([last[0], y])}`).join('');
        case 'L':
          return values
            .map((x, at) => (at % 2 === 0 ? `L${straight([x, values[at + 1] ?? 0])}` : ''))
            .join('');
        default:
          if (command === 'M') start = end;
          last = end;
          return `${command}${text}`;
      }
    })
    .join('');
}

/** The other side of a symmetrical thing. */
export const mirror = (d: string): string => bend(d, ([x, y]) => [-x, y]);

/** Moves an outline. */
export const shift = (d: string, dx: number, dy: number): string =>
  bend(d, ([x, y]) => [x + dx, y + dy]);

/** Points between two points. */
export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

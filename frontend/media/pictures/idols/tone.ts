/** A colour in its three planes: towards the light, in it, and away from it. */
export interface Tone {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
}

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour on the way from one to another; `t` from 0 to 1. Both are written `#RRGGBB`. */
export function mix(from: string, to: string, t: number): string {
  const other = channels(to);
  const parts = channels(from).map((value, at) =>
    Math.round(value + ((other[at] ?? 0) - value) * t)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('').toUpperCase()}`;
}

/** Shadows lean to violet and lights to white, so that every colour shares one light. */
export function tone(base: string, depth = 0.42): Tone {
  return { light: mix(base, '#FFFFFF', 0.5), base, shade: mix(base, '#2B0F5C', depth) };
}

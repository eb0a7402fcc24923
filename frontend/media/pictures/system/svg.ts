import { n } from './geometry';

/** Attributes of an element; numbers are written to a tenth unless they are below one. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

const text = (value: string | number) =>
  typeof value === 'string' ? value : Math.abs(value) < 1 ? value.toFixed(3) : n(value);

/** One element. */
function el(tag: string, attributes: Attributes, children = ''): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${text(value ?? '')}"`)
    .join('');
  return children === '' ? `<${tag}${list}/>` : `<${tag}${list}>${children}</${tag}>`;
}

/** A filled outline. */
export const fill = (d: string, colour: string, more: Attributes = {}): string =>
  el('path', { d, fill: colour, ...more });

/** A drawn line. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  el('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    ...more,
  });

export const group = (children: string, more: Attributes = {}): string => el('g', more, children);

/** Children moved, scaled and turned (degrees) about their own origin. */
export function place(children: string, x: number, y: number, scale = 1, turn = 0): string {
  const rotate = turn === 0 ? '' : ` rotate(${n(turn)})`;
  const size = scale === 1 ? '' : ` scale(${scale.toFixed(4)})`;
  return el('g', { transform: `translate(${n(x)} ${n(y)})${rotate}${size}` }, children);
}

/** A name made from what it names, so that equal definitions share one and no counter is needed. */
function nameOf(content: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < content.length; at += 1) {
    const code = content.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  return `i${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`;
}

function define(
  tag: string,
  attributes: Attributes,
  children: string,
): { id: string; def: string } {
  const id = nameOf(tag + JSON.stringify(attributes) + children);
  return { id, def: `<defs>${el(tag, { id, ...attributes }, children)}</defs>` };
}

/** Children cut to an outline. */
export function clip(d: string, children: string): string {
  const { id, def } = define('clipPath', {}, el('path', { d }));
  return `${def}${el('g', { 'clip-path': `url(#${id})` }, children)}`;
}

/** Children cut to several outlines together. */
export function clipAll(list: readonly string[], children: string): string {
  const { id, def } = define('clipPath', {}, list.map((d) => el('path', { d })).join(''));
  return `${def}${el('g', { 'clip-path': `url(#${id})` }, children)}`;
}

/** A colour that changes along a line: `[offset, colour, opacity]` each. */
export type Stop = readonly [number, string, number?];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity = 1]) =>
      el('stop', { offset: offset.toFixed(3), 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('');

/** A paint to be used as a fill, with the definition that must stand beside it. */
export interface Paint {
  readonly url: string;
  readonly def: string;
}

/** A linear gradient in the drawing's own units. */
export function linear(
  from: readonly [number, number],
  to: readonly [number, number],
  stops: readonly Stop[],
): Paint {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const { id, def } = define(
    'linearGradient',
    { gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 },
    stopsOf(stops),
  );
  return { url: `url(#${id})`, def };
}

/** A linear gradient over each shape's own box, from left to right. */
export function across(stops: readonly Stop[]): Paint {
  const { id, def } = define('linearGradient', {}, stopsOf(stops));
  return { url: `url(#${id})`, def };
}

/** A whole drawing. */
export function drawing(width: number, height: number, body: string): string {
  const view = `0 0 ${n(width)} ${n(height)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="${view}">${body}</svg>\n`;
}

/**
 * Draws the fan kit's pictures into `public/kit/` and lists them, with their sizes, in the fan kit
 * page's `kit.json`. Run it after a change of the shapes; its output is committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { COLOUR, IDOLS, collision, ground, idol, logo, slash, stage } from './shapes.mjs';

const folder = path.resolve(import.meta.dirname, '../../public/kit');
const list = path.resolve(import.meta.dirname, '../src/pages/fankit/kit.json');

/** @typedef {{ file: string, width: number, height: number, body: string }} Drawing */

/** @param {string} body @param {number} x @param {number} y @param {number} scale */
const placed = (body, x, y, scale) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;

/** @param {string} name @param {string} ink @param {string} back @returns {Drawing} */
const logoOn = (name, ink, back) => ({
  file: `logo-${name}.svg`,
  width: 1200,
  height: 480,
  body:
    ground(1200, 480, back) +
    placed(logo(ink, back), 122, 160, 1) +
    slash(122, 376, 470, 16, COLOUR.cyan) +
    slash(608, 376, 470, 16, COLOUR.magenta),
});

/** @type {Drawing[]} */
const logos = [logoOn('light', COLOUR.paper, COLOUR.ink), logoOn('dark', COLOUR.ink, COLOUR.paper)];

const crowd = (/** @type {number} */ scale, /** @type {number} */ y, /** @type {number} */ step) =>
  IDOLS.map((one, index) => placed(idol(one), index * step, y, scale)).join('');

const first = IDOLS[0] ?? { a: COLOUR.cyan, b: COLOUR.magenta, hair: '' };
const last = IDOLS[7] ?? first;

/** @type {Drawing[]} */
const pictures = [
  {
    file: 'main-visual.svg',
    width: 1920,
    height: 1080,
    body: ground(1920, 1080, COLOUR.ink) + collision(1920, 1080) + crowd(0.75, 840, 240),
  },
  {
    file: 'character.svg',
    width: 1080,
    height: 1080,
    body:
      ground(1080, 1080, COLOUR.night) +
      slash(80, 1080, 400, 1080, COLOUR.steel) +
      slash(640, 1080, 120, 1080, COLOUR.magenta) +
      placed(idol(first), 60, 120, 3),
  },
  {
    file: 'background.svg',
    width: 1920,
    height: 1080,
    body: ground(1920, 1080, COLOUR.ink) + stage(1920, 1080, 6),
  },
];

const names = ['axia', 'raiju', 'momo-909', 'kiriko', 'nox', 'sola', 'bit', 'hexa'];
const mark =
  `<path fill="${COLOUR.cyan}" d="M40 272 128 48h64L104 272z"/>` +
  `<path fill="${COLOUR.magenta}" d="M280 272 192 48h-64l88 224z"/>` +
  `<path fill="${COLOUR.flash}" d="m160 48 20 68-20 72-20-72z"/>`;
const disc =
  `<circle cx="160" cy="160" r="120" fill="${COLOUR.line}"/>` +
  `<circle cx="160" cy="160" r="48" fill="${COLOUR.cyan}"/>` +
  `<circle cx="160" cy="160" r="12" fill="${COLOUR.ink}"/>` +
  slash(96, 300, 32, 280, COLOUR.magenta);

/** @param {string} name @param {string} body @returns {Drawing} */
const icon = (name, body) => ({
  file: `icon-${name}.svg`,
  width: 320,
  height: 320,
  body: ground(320, 320, COLOUR.night) + body,
});

/** @type {Drawing[]} */
const icons = [
  ...IDOLS.map((one, index) =>
    icon(names[index] ?? '', slash(150, 320, 90, 320, COLOUR.steel) + idol(one)),
  ),
  icon('axtorm', mark),
  icon(
    'mash-vp',
    placed(logo(COLOUR.paper, COLOUR.night), 24, 138, 0.28) + slash(60, 250, 160, 10, COLOUR.cyan),
  ),
  icon('collision', collision(320, 320)),
  icon('disc', disc),
];

/** @param {string} name @param {string} body @returns {Drawing} */
const header = (name, body) => ({
  file: `header-${name}.svg`,
  width: 1500,
  height: 500,
  body: ground(1500, 500, COLOUR.ink) + body,
});

/** @type {Drawing[]} */
const headers = [
  header('players', slash(600, 500, 240, 500, COLOUR.steel) + crowd(0.58, 314, 187)),
  header('collision', collision(1500, 500)),
  header('light-mix', stage(1500, 500, 2)),
  header('hard-mix', stage(1500, 500, 4)),
  header('stage', stage(1500, 500, 8) + placed(logo(COLOUR.paper, COLOUR.ink), 510, 40, 0.5)),
  header(
    'axia-hexa',
    slash(660, 500, 60, 500, COLOUR.flash) +
      placed(idol(first), 120, 20, 1.5) +
      placed(idol(last), 900, 20, 1.5),
  ),
];

/** @param {number} bytes */
const sizeOf = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/** @param {Drawing} drawing */
function write({ file, width, height, body }) {
  const view = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const text = `<svg ${view}>${body}</svg>\n`;
  writeFileSync(path.join(folder, file), text);
  return {
    path: `/kit/${file}`,
    format: 'SVG',
    size: sizeOf(Buffer.byteLength(text)),
    width,
    height,
  };
}

mkdirSync(folder, { recursive: true });
const kit = {
  logos: logos.map(write),
  pictures: pictures.map(write),
  icons: icons.map(write),
  headers: headers.map(write),
};
writeFileSync(list, `${JSON.stringify(kit, null, 2)}\n`);

/** Shapes of the fan kit's pictures: SVG text, the same bytes on every run. */

export const COLOUR = {
  ink: '#07070B',
  night: '#0E0E16',
  steel: '#1A1A26',
  line: '#2B2B3A',
  paper: '#F4F4FA',
  cyan: '#00E5FF',
  magenta: '#FF2E93',
  flash: '#FFFFFF',
};

/** tan(17 degrees): how far a slash leans for each unit of height. */
const SLASH = Math.tan((17 * Math.PI) / 180);

/**
 * A leaning bar.
 * @param {number} x left end of its foot
 * @param {number} y foot
 * @param {number} width
 * @param {number} height
 * @param {string} fill
 */
export function slash(x, y, width, height, fill) {
  const lean = Math.round(height * SLASH);
  return `<path fill="${fill}" d="M${x} ${y}h${width}l${lean} ${-height}h${-width}z"/>`;
}

/**
 * @param {number} width
 * @param {number} height
 * @param {string} fill
 */
export function ground(width, height, fill) {
  return `<path fill="${fill}" d="M0 0h${width}v${height}H0z"/>`;
}

/**
 * Two waves of bars that run toward each other and flash where they meet.
 * @param {number} width
 * @param {number} height
 */
export function collision(width, height) {
  const step = 24;
  const count = Math.floor(width / 2 / step) - 1;
  const bars = Array.from({ length: count }, (_, index) => {
    const grown = 0.08 + 0.62 * (index / count) ** 1.4;
    const beat = 0.6 + 0.4 * Math.abs(Math.sin(index * 1.7));
    const size = Math.round((height * grown * beat) / 8) * 8;
    const top = (height - size) / 2;
    return (
      `<path fill="${COLOUR.cyan}" d="M${index * step} ${top}h16v${size}h-16z"/>` +
      `<path fill="${COLOUR.magenta}" d="M${width - index * step - 16} ${top}h16v${size}h-16z"/>`
    );
  });
  const lean = Math.round(height * SLASH);
  return bars.join('') + slash((width - lean) / 2 - 20, height, 40, height, COLOUR.flash);
}

/**
 * Lanes that run into the horizon, with notes on them.
 * @param {number} width
 * @param {number} height
 * @param {number} lanes
 */
export function stage(width, height, lanes) {
  const horizon = height * 0.3;
  const foot = width / lanes;
  const head = (width * 0.2) / lanes;
  const headStart = width * 0.4;
  const lines = Array.from({ length: lanes }, (_, index) => {
    const fill = index % 2 === 0 ? COLOUR.steel : COLOUR.night;
    const x = index * foot;
    const top = headStart + index * head;
    /** @param {number} t 0 at the horizon, 1 at the foot */
    const edge = (t) => [top + (x - top) * t, top + head + (x + foot - top - head) * t];
    const t = 0.35 + ((index * 37) % 50) / 100;
    const [left = 0, right = 0] = edge(t);
    const y = horizon + (height - horizon) * t;
    const note = index % 2 === 0 ? COLOUR.cyan : COLOUR.magenta;
    return (
      `<path fill="${fill}" d="M${top} ${horizon}h${head}L${x + foot} ${height}H${x}z"/>` +
      `<path fill="${note}" d="M${(left + 8).toFixed(0)} ${y.toFixed(0)}H${(right - 8).toFixed(0)}v${Math.round(height / 24)}H${(left + 8).toFixed(0)}z"/>`
    );
  });
  const line = `<path fill="${COLOUR.flash}" d="M0 ${horizon - 4}h${width}v8H0z"/>`;
  return lines.join('') + line;
}

/**
 * @typedef {{ a: string, b: string, hair: string }} Idol two signal colours and the outline of the hair
 */

/** The eight players in the order of the texts; the hair is drawn in a square of 320. @type {Idol[]} */
export const IDOLS = [
  {
    a: '#00E5FF',
    b: '#FF2E93',
    hair: 'M72 214V132c0-58 34-92 88-92s88 34 88 92v82l-26-24v-58H98v58z',
  },
  {
    a: '#FFD23F',
    b: '#8B5CF6',
    hair: 'M70 180 44 92l44 24 8-76 40 52 24-76 24 76 40-52 8 76 44-24-26 88-30-40H100z',
  },
  {
    a: '#FFB38A',
    b: '#5EEAD4',
    hair: 'M88 160a44 44 0 1 1 4-84c16-24 40-36 68-36s52 12 68 36a44 44 0 1 1 4 84l-14-20H102z',
  },
  {
    a: '#A5D8FF',
    b: '#D4D4E0',
    hair: 'M68 300V130c0-56 36-90 92-90s92 34 92 90v170h-34V140H102v160z',
  },
  {
    a: '#8B5CF6',
    b: '#A3E635',
    hair: 'M52 270c-10-150 20-240 108-246 88 6 118 96 108 246l-46-30V120H98v120z',
  },
  {
    a: '#FF9A3D',
    b: '#7DD3FC',
    hair: 'M74 176c-8-90 24-136 86-136 52 0 70 20 84 40 40-10 60 20 52 80-8 60-40 80-44 120-20-60 4-110-22-140H100z',
  },
  {
    a: '#A3E635',
    b: '#FF6FB5',
    hair: 'M72 200V72h32V40h112v32h32v128h-32v-60h-20v20h-32v-20h-32v20h-28v40z',
  },
  {
    a: '#FF3B3B',
    b: '#FFFFFF',
    hair: 'M60 220 76 90l48-50h72l48 50 16 130-38-24-2-66-40 24-20-34-20 34-40-24-2 66z',
  },
];

/**
 * A player from the shoulders up, in a square of 320.
 * @param {Idol} idol
 */
export function idol({ a, b, hair }) {
  return [
    `<path fill="${a}" d="M44 320c4-60 46-90 116-90s112 30 116 90z"/>`,
    `<path fill="${COLOUR.ink}" d="M130 230h60l-30 60z"/>`,
    `<path fill="${COLOUR.paper}" d="M100 118h120v72c0 40-26 62-60 62s-60-22-60-62z"/>`,
    `<path fill="${a}" d="${hair}"/>`,
    `<path fill="${COLOUR.ink}" d="M90 150h140l-10 34H100z"/>`,
    `<path fill="${b}" d="M96 154h128l-7 24H103z"/>`,
    `<path fill="${COLOUR.flash}" d="M190 154h16l-7 24h-16z"/>`,
    `<path fill="${b}" d="M66 134h30v62H66zM224 134h30v62h-30z"/>`,
    `<path fill="${COLOUR.ink}" d="M140 218h40l-8 8h-24z"/>`,
  ].join('');
}

/**
 * The game's name, drawn from bars so that no font is needed.
 * @param {string} ink colour of the letters
 * @param {string} gap colour between the halves of a letter
 */
export function logo(ink, gap) {
  const letters = [
    'M0 160V0h32l32 64L96 0h32v160H96V72l-32 56-32-56v88z',
    'M152 160 200 0h40l48 160h-36l-8-32h-48l-8 32zM205 98h30l-15-56z',
    'M304 112h34c0 14 8 20 24 20s24-4 24-14c0-30-80-10-80-70 0-30 24-48 58-48 36 0 56 18 56 50h-34c0-14-8-22-22-22s-22 6-22 14c0 30 80 10 80 70 0 32-24 48-60 48-38 0-58-18-58-48z',
    'M444 160V0h34v62h52V0h34v160h-34V94h-52v66z',
    'M616 0h38l26 104L706 0h38l-44 160h-40z',
    'M760 160V0h72c36 0 56 20 56 54s-20 54-56 54h-38v52zM794 78h34c16 0 24-8 24-24s-8-24-24-24h-34z',
    'M916 0h36l-6 108h-24zM914 126h40v34h-40z',
  ];
  const shapes = letters.map((d) => `<path fill="${ink}" fill-rule="evenodd" d="${d}"/>`);
  return shapes.join('') + `<path fill="${gap}" d="M-8 84h976v6H-8z"/>`;
}

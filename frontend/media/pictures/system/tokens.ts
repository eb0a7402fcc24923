/** The art direction's colours. Idols and song art add their own in their own modules. */
export const COLOUR = {
  ink: '#07070B',
  night: '#0E0E16',
  steel: '#1A1A26',
  line: '#2B2B3A',
  mist: '#9A9AB0',
  paper: '#F4F4FA',
  a: '#00E5FF',
  b: '#FF2E93',
  flash: '#FFFFFF',
  gold: '#FFD23F',
} as const;

/** The one diagonal: how far a slash leans to the right for each unit of height. */
export const SLASH = Math.tan((17 * Math.PI) / 180);

/** Every bar, gap and dot stands on this grid. */
export const GRID = 8;

import styles from './ControlIcon.module.css';

/** Outlines on a grid of 24, drawn with the slash of the design. */
const OUTLINES = {
  play: 'M7 4 20 12 7 20Z',
  pause: 'M7 4h4v16H5.8ZM14 4h4v16h-5.2Z',
  sound:
    'M3 9h4l6-5v16l-6-5H3ZM15.5 8.2c2.4 1.8 2.4 5.8 0 7.6v-2.2c.8-1 .8-2.2 0-3.2ZM17.5 4.6c5.2 3 5.2 11.8 0 14.8v-2.3c3.4-2.4 3.4-7.8 0-10.2Z',
  muted: 'M3 9h4l6-5v16l-6-5H3ZM15.4 9.4l1.5-1.5 6 6-1.5 1.5ZM21.4 7.9l1.5 1.5-6 6-1.5-1.5Z',
  captions:
    'M4 4h18l-2 16H2ZM6.4 9l-.4 2h5l.3-2ZM13 9l-.3 2h5.3l.4-2ZM5.4 14l-.3 2h7l.4-2ZM14.4 14l-.3 2h3.2l.3-2Z',
  stop: 'M6.6 4 12 9.4 17.4 4 20 6.6 14.6 12 20 17.4 17.4 20 12 14.6 6.6 20 4 17.4 9.4 12 4 6.6Z',
  expand:
    'M3 3h7v2.2H5.2V10H3ZM14 3h7v7h-2.2V5.2H14ZM3 14h2.2v4.8H10V21H3ZM18.8 14H21v7h-7v-2.2h4.8Z',
  shrink:
    'M7.8 3H10v7H3V7.8h4.8ZM14 3h2.2v4.8H21V10h-7ZM3 14h7v7H7.8v-4.8H3ZM14 14h7v2.2h-4.8V21H14Z',
} as const;

export type ControlIconName = keyof typeof OUTLINES;

/** What a button of a player does, as a sign. */
export function ControlIcon({ name }: { readonly name: ControlIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path fillRule="evenodd" d={OUTLINES[name]} />
    </svg>
  );
}

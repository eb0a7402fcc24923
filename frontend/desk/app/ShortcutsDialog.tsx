import { Fragment } from 'react';

import { chooseSingleKeys, singleKeys } from '../data/single-keys';
import { useStore } from '../data/store';
import { useTexts } from '../i18n/texts';
import { modifier } from '../lib/modifier';
import { Dialog } from '../ui/Dialog';
import styles from './ShortcutsDialog.module.css';

/** The keys of each action, in the order in which they are shown; `Mod` is the key of the system. */
const KEYS = {
  anywhere: { search: ['/', 'Mod+K'], save: ['Mod+S'], help: ['?'] },
  inText: {
    bold: ['Mod+B'],
    italic: ['Mod+I'],
    link: ['Mod+K'],
    bullets: ['Mod+Shift+8'],
    numbers: ['Mod+Shift+7'],
    indent: ['Tab', 'Mod+]'],
    outdent: ['Shift+Tab', 'Mod+['],
    cell: ['Tab'],
    leave: ['Mod+Enter'],
    line: ['Shift+Enter'],
    undo: ['Mod+Z'],
    redo: ['Mod+Shift+Z'],
    tools: ['Alt+F10'],
    asItIs: ['Mod+Shift+V'],
    comment: ['Mod+Alt+M'],
  },
} as const;

/** Keys that are pressed without another one, which can be turned off. */
const SINGLE: ReadonlySet<string> = new Set(['/', '?']);

/** What is typed and becomes a format. */
const TYPED = {
  heading: '## ',
  subheading: '#### ',
  bullets: '- ',
  numbers: '1. ',
  bold: '**…**',
  italic: '*…*',
  link: 'www.… ',
} as const;

export interface ShortcutsDialogProps {
  readonly onClose: () => void;
}

/** All keys, and what is typed and becomes a format. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const texts = useTexts();
  const { title, groups, actions } = texts.shortcuts;
  const isSingleOn = useStore(singleKeys);
  const anywhere = Object.entries(KEYS.anywhere).map(
    ([name, keys]) => [name, keys.filter((key) => isSingleOn || !SINGLE.has(key))] as const,
  );
  return (
    <Dialog title={title} isWide onClose={onClose} closeLabel={texts.app.close}>
      <SingleKeys isOn={isSingleOn} />
      <div className={styles.groups}>
        <Group
          title={groups.anywhere}
          keys={Object.fromEntries(anywhere.filter(([, keys]) => keys.length > 0))}
          actions={actions}
        />
        <Group title={groups.inText} keys={KEYS.inText} actions={actions} />
        <Group
          title={groups.typed}
          keys={Object.fromEntries(Object.entries(TYPED).map(([name, typed]) => [name, [typed]]))}
          actions={actions}
          isTyped
        />
      </div>
    </Dialog>
  );
}

/** The switch of the single keys. */
function SingleKeys({ isOn }: { readonly isOn: boolean }) {
  const { single, singleHint } = useTexts().shortcuts;
  return (
    <div>
      <label className={styles.single}>
        <input
          type="checkbox"
          aria-describedby="single-hint"
          checked={isOn}
          onChange={({ target }) => {
            chooseSingleKeys(target.checked);
          }}
        />
        {single}
      </label>
      <p id="single-hint" className={styles.hint}>
        {singleHint}
      </p>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly keys: Readonly<Record<string, readonly string[]>>;
  readonly actions: Readonly<Record<string, string>>;
  /** Whether it is typed as it stands. */
  readonly isTyped?: boolean;
}

function Group({ title, keys, actions, isTyped = false }: GroupProps) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {Object.entries(keys).map(([name, ways]) => (
          <div key={name}>
            <dt>{actions[name]}</dt>
            <dd>
              {ways.map((way, index) => (
                <Fragment key={way}>
                  {index > 0 && ' / '}
                  {isTyped ? <kbd>{way}</kbd> : <Chord keys={way} />}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Keys that are pressed together. */
function Chord({ keys }: { readonly keys: string }) {
  return keys.split('+').map((key) => <kbd key={key}>{key === 'Mod' ? modifier() : key}</kbd>);
}

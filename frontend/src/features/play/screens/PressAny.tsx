import { useEffect, useEffectEvent, useRef } from 'react';

import { usePlayTexts } from '../texts';
import { Actions, Panel } from './Panel';

export interface PressAnyProps {
  readonly onPress: () => void;
  readonly onSongs: () => void;
}

/** Keys that lead somewhere else. */
const OTHERS = ['Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** The one thing that is left to do where the game was opened by its address: browsers want a press before they play a sound. */
export function PressAny({ onPress, onSongs }: PressAnyProps) {
  const { menu, pause } = usePlayTexts();
  const start = useRef<HTMLButtonElement>(null);
  const press = useEffectEvent(onPress);
  useEffect(() => {
    start.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      // A button that has the focus is pressed by the key itself.
      const isButton = event.target instanceof HTMLButtonElement && isPress(event.key);
      if (event.repeat || isButton || OTHERS.includes(event.key)) return;
      event.preventDefault();
      press();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof HTMLButtonElement)) press();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('click', onClick);
    };
  }, []);
  return (
    <Panel heading="MASH VP!">
      <p>{menu.pressAny}</p>
      <Actions>
        <button ref={start} type="button" className="button" lang="en" onClick={onPress}>
          {menu.start}
        </button>
        <button type="button" className="button" data-tone="quiet" onClick={onSongs}>
          {pause.songs}
        </button>
      </Actions>
    </Panel>
  );
}

const isPress = (key: string): boolean => key === 'Enter' || key === ' ';

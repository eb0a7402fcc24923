import { usePlayTexts } from '../texts';
import { Actions, Panel } from './Panel';

export interface NoSoundProps {
  /** Goes on with what was wanted, without sound. */
  readonly onQuiet: () => void;
  readonly onBack: () => void;
}

/** Says that the browser cannot play sound, and offers what works without. */
export function NoSound({ onQuiet, onBack }: NoSoundProps) {
  const { sound, pause } = usePlayTexts();
  return (
    <Panel heading={sound.heading}>
      <p role="alert">{sound.none}</p>
      <Actions>
        <button type="button" className="button" onClick={onQuiet}>
          {sound.quiet}
        </button>
        <button type="button" className="button" data-tone="quiet" onClick={onBack}>
          {pause.songs}
        </button>
      </Actions>
    </Panel>
  );
}

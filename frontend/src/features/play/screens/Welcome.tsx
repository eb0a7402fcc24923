import { fill } from '../../../i18n/fill';
import { usePlayTexts } from '../texts';
import { Actions, Panel } from './Panel';

export interface WelcomeProps {
  readonly heading: string;
  readonly steps: readonly string[];
  /** What is shown on the keys of the lanes. */
  readonly keys: readonly string[];
  readonly onStart: () => void;
}

/** What the tutorial is going to show. */
export function Welcome({ heading, steps, keys, onStart }: WelcomeProps) {
  const { lesson, menu, separator } = usePlayTexts();
  return (
    <Panel heading={heading}>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{fill(lesson.keys, { keys: keys.join(separator) })}</p>
      <p>{lesson.stray}</p>
      <Actions>
        <button type="button" className="button" lang="en" onClick={onStart}>
          {menu.start}
        </button>
      </Actions>
    </Panel>
  );
}

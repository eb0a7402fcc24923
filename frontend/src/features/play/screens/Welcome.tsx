import { usePlayTexts } from '../texts';
import { Actions, Panel } from './Panel';

export interface WelcomeProps {
  readonly heading: string;
  readonly steps: readonly string[];
  readonly onStart: () => void;
}

/** What the tutorial is going to show. */
export function Welcome({ heading, steps, onStart }: WelcomeProps) {
  const { lesson, menu } = usePlayTexts();
  return (
    <Panel heading={heading}>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{lesson.keys}</p>
      <Actions>
        <button type="button" className="button" lang="en" onClick={onStart}>
          {menu.start}
        </button>
      </Actions>
    </Panel>
  );
}

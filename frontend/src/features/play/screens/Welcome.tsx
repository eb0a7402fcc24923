import { format } from '../../../i18n/format';
import { useLocale } from '../../../i18n/page-data';
import { listed, usePlayTexts } from '../texts';
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
  const { lesson, menu } = usePlayTexts();
  const { tag } = useLocale();
  return (
    <Panel heading={heading}>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{format(lesson.keys, { keys: listed(keys, tag) })}</p>
      <Actions>
        <button type="button" className="button" lang="en" onClick={onStart}>
          {menu.start}
        </button>
      </Actions>
    </Panel>
  );
}

import { usePlayTexts } from '../texts';
import styles from './Challenge.module.css';

export interface WelcomeProps {
  readonly heading: string;
  readonly steps: readonly string[];
  readonly onStart: () => void;
}

/** What the tutorial is going to show. */
export function Welcome({ heading, steps, onStart }: WelcomeProps) {
  const { lesson, menu } = usePlayTexts();
  return (
    <section className={styles.challenge} aria-label={heading}>
      <h2 lang="en">{heading}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{lesson.keys}</p>
      <div className={styles.actions}>
        <button type="button" className="button" lang="en" onClick={onStart}>
          {menu.start}
        </button>
      </div>
    </section>
  );
}

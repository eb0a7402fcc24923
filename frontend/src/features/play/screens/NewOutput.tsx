import { usePlayTexts } from '../texts';
import styles from './Menu.module.css';

export interface NewOutputProps {
  readonly onCalibrate: () => void;
  readonly onKeep: () => void;
}

/** What is offered when headphones or speakers have changed. */
export function NewOutput({ onCalibrate, onKeep }: NewOutputProps) {
  const { options } = usePlayTexts();
  return (
    <div className={styles.offer}>
      <p role="alert">{options.newOutput}</p>
      <button type="button" className="button" onClick={onCalibrate}>
        {options.calibrate}
      </button>
      <button type="button" className="button" data-tone="quiet" onClick={onKeep}>
        {options.keepOffsets}
      </button>
    </div>
  );
}

import styles from './Segments.module.css';

export interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** The values with their names, in order. */
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
  readonly className?: string | undefined;
}

/** A few buttons of which one is pressed. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { label, value, options, onChange, className = '' } = props;
  return (
    <div role="group" aria-label={label} className={`${styles.segments ?? ''} ${className}`}>
      {options.map(([option, name]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => {
            onChange(option);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

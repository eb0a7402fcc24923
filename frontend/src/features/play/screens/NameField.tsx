import { NAME_LENGTH, cleanName } from '@axtorm/game/replay/name';
import styles from './NameField.module.css';

export interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** Where a visitor writes a name for a link. What a link would not carry is taken out when the field is left. */
export function NameField({ label, value, onChange }: NameFieldProps) {
  return (
    <label className={styles.name}>
      <span>{label}</span>
      <input
        type="text"
        maxLength={NAME_LENGTH}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onBlur={() => {
          const clean = cleanName(value);
          if (clean !== value) onChange(clean);
        }}
      />
    </label>
  );
}

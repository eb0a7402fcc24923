import { useState } from 'react';

import type { Pay } from '../../api/types';
import { useTexts } from '../../i18n/texts';
import { currenciesIn } from '../../lib/currencies';
import { grouped, moneyOf, wholePay } from '../../lib/pay';
import type { TypedPay } from '../../lib/pay';
import { Choice, Field } from '../../ui/Field';
import styles from './PostForm.module.css';

/** How the pay is said. */
type Kind = 'none' | 'text' | 'amount';

export interface PayFieldProps {
  readonly pay: Pay | string | null;
  /** What it is called here; how the pay is said by default. */
  readonly label?: string | undefined;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (pay: Pay | string | null) => void;
}

const kindOf = (pay: PayFieldProps['pay']): Kind => {
  if (typeof pay === 'object') return pay === null ? 'none' : 'amount';
  return 'text';
};

/** The pay: nothing, words, which each language has of its own, or amounts, which the post gets when they are whole. */
export function PayField({ pay, label, error, isReadOnly, onChange }: PayFieldProps) {
  const texts = useTexts();
  // Amounts are chosen before they are typed.
  const [isBegun, setIsBegun] = useState(false);
  const [last, setLast] = useState<Pay | null>(null);
  const kind = isBegun ? 'amount' : kindOf(pay);
  const choose = (value: Kind | '') => {
    // What somebody chose away comes back with its kind: amounts from here, words from where each language has its own.
    if (typeof pay === 'object' && pay !== null) setLast(pay);
    setIsBegun(value === 'amount');
    if (value === 'none') onChange(null);
    if (value === 'text') onChange('');
    if (value === 'amount' && last !== null) onChange(last);
  };
  return (
    <div className={styles.pay} data-pay>
      <Choice<Kind>
        name="pay"
        label={label ?? texts.post.payKind}
        value={kind}
        options={[
          ['none', texts.post.payNone],
          ['amount', texts.post.payAmount],
          ['text', texts.post.payText],
        ]}
        isReadOnly={isReadOnly}
        error={error}
        onChange={choose}
      />
      {kind === 'text' && <p className={styles.partial}>{texts.details.payInWords}</p>}
      {kind === 'amount' && (
        <Amounts
          pay={typeof pay === 'object' ? pay : null}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
      )}
    </div>
  );
}

interface AmountsProps {
  readonly pay: Pay | null;
  readonly isReadOnly: boolean;
  readonly onChange: (pay: Pay) => void;
}

function Amounts({ pay, isReadOnly, onChange }: AmountsProps) {
  const texts = useTexts();
  const [typed, setTyped] = useState<TypedPay | null>(null);
  const shown: TypedPay = typed ?? {
    currency: pay?.currency ?? 'JPY',
    unit: pay?.unit ?? 'YEAR',
    min: pay === null ? '' : String(pay.min),
    max: pay === null ? '' : String(pay.max),
  };
  const type = (change: Partial<TypedPay>) => {
    const next = { ...shown, ...change };
    const whole = wholePay(next);
    setTyped(whole === null ? next : null);
    if (whole !== null) onChange(whole);
  };
  const amount = (name: 'min' | 'max', label: string) => (
    <AmountField
      label={label}
      value={shown[name]}
      currency={shown.currency}
      isReadOnly={isReadOnly}
      onChange={(value) => {
        type({ [name]: value });
      }}
    />
  );
  return (
    <>
      {amount('min', texts.post.payMin)}
      {amount('max', texts.post.payMax)}
      <Choice
        label={texts.post.payCurrency}
        value={shown.currency}
        options={currenciesIn(texts.tag, shown.currency)}
        isReadOnly={isReadOnly}
        onChange={(currency) => {
          type({ currency });
        }}
      />
      <Choice<Pay['unit']>
        label={texts.post.payUnit}
        value={shown.unit}
        options={Object.entries(texts.payUnits) as [Pay['unit'], string][]}
        isReadOnly={isReadOnly}
        onChange={(unit) => {
          if (unit !== '') type({ unit });
        }}
      />
      {typed !== null && (
        <p role="status" className={styles.partial}>
          {texts.post.payPartial}
        </p>
      )}
    </>
  );
}

interface AmountFieldProps {
  readonly label: string;
  readonly value: string;
  readonly currency: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** An amount, with separators while no one types in it, and as money below. */
function AmountField({ label, value, currency, isReadOnly, onChange }: AmountFieldProps) {
  const { tag } = useTexts();
  const shown = grouped(value, tag);
  const [typed, setTyped] = useState<string | null>(null);
  // What comes from elsewhere takes the place of what was typed.
  const isTyped = typed !== null && grouped(typed, tag) === shown;
  return (
    <Field label={label} hint={moneyOf(value, currency, tag)}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          readOnly={isReadOnly}
          value={isTyped ? typed : shown}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(target.value);
          }}
          onBlur={() => {
            setTyped(null);
          }}
        />
      )}
    </Field>
  );
}

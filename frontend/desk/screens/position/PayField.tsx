import { useState } from 'react';

import type { Pay } from '../../api/types';
import { useTexts } from '../../i18n/texts';
import { wholePay } from '../../lib/pay';
import type { TypedPay } from '../../lib/pay';
import { Choice, Field } from '../../ui/Field';
import styles from './PostForm.module.css';

/** How the pay is said. */
type Kind = 'none' | 'text' | 'amount';

export interface PayFieldProps {
  readonly pay: Pay | string | null;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (pay: Pay | string | null) => void;
}

const kindOf = (pay: PayFieldProps['pay']): Kind => {
  if (typeof pay === 'object') return pay === null ? 'none' : 'amount';
  return pay === '' ? 'none' : 'text';
};

/** The pay: nothing, a text, or amounts, which the post gets when they are whole. */
export function PayField({ pay, error, isReadOnly, onChange }: PayFieldProps) {
  const texts = useTexts();
  // What is chosen and typed, until the post has it.
  const [chosen, setChosen] = useState<Kind | null>(null);
  const kind = chosen ?? kindOf(pay);
  return (
    <div className={styles.pay}>
      <Choice<Kind>
        name="pay"
        label={texts.post.payKind}
        value={kind}
        options={[
          ['none', texts.post.payNone],
          ['amount', texts.post.payAmount],
          ['text', texts.post.payText],
        ]}
        isReadOnly={isReadOnly}
        error={error}
        onChange={(value) => {
          setChosen(value === '' ? null : value);
          if (value === 'none') onChange(null);
        }}
      />
      {kind === 'text' && (
        <Field label={texts.post.pay}>
          {(control) => (
            <input
              {...control}
              readOnly={isReadOnly}
              maxLength={200}
              value={typeof pay === 'string' ? pay : ''}
              onChange={({ target }) => {
                onChange(target.value);
              }}
            />
          )}
        </Field>
      )}
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
      <Field label={texts.post.payCurrency}>
        {(control) => (
          <input
            {...control}
            maxLength={3}
            readOnly={isReadOnly}
            value={shown.currency}
            onChange={({ target }) => {
              type({ currency: target.value.toUpperCase() });
            }}
          />
        )}
      </Field>
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
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

function AmountField({ label, value, isReadOnly, onChange }: AmountFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          readOnly={isReadOnly}
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      )}
    </Field>
  );
}

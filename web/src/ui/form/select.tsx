import type { ComponentProps } from 'react';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import styles from './field.module.css';

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export function toOptions<Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: names[value] }));
}

export interface SelectProps<Value extends string>
  extends
    Omit<ComponentProps<'select'>, 'id' | 'className' | 'value' | 'defaultValue' | 'onChange' | 'children'>,
    FieldLook {
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Select<Value extends string>({
  label,
  hint,
  error,
  hideLabel,
  className,
  options,
  value,
  onChange,
  ...rest
}: SelectProps<Value>) {
  return (
    <FieldFrame look={{ label, hint, error, hideLabel, className }} required={rest.required}>
      {(wiring) => (
        <select
          {...rest}
          {...wiring}
          className={styles['select']}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

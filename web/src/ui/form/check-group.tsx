import { type Ref, useId } from 'react';
import { Checkbox } from './checkbox.tsx';
import styles from './field.module.css';
import type { Option } from './select.tsx';

export interface CheckGroupProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: readonly Value[];
  /** What is ticked then, in the order of the options. */
  readonly onChange: (value: Value[]) => void;
  readonly error?: string | null | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function CheckGroup<Value extends string>(props: CheckGroupProps<Value>) {
  const { legend, options, value, onChange, error, ref } = props;
  const id = useId();
  const hasError = (error ?? '') !== '';
  const values = options.map((option) => option.value);
  return (
    <fieldset aria-describedby={id} data-wrong={hasError || undefined}>
      <legend className={styles['label']}>{legend}</legend>
      <div className={styles['checks']}>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            ref={index === 0 ? ref : undefined}
            checked={value.includes(option.value)}
            onChange={({ target }) =>
              onChange(values.filter((one) => (one === option.value ? target.checked : value.includes(one))))
            }
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      <div id={id} aria-live="polite">
        {hasError && <p className={styles['error']}>{error}</p>}
      </div>
    </fieldset>
  );
}

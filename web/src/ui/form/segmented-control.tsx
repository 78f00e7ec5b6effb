import { useId } from 'react';
import { Link } from 'react-router';
import hidden from '../base/hidden.module.css';
import { classNames } from '../class-names.ts';
import type { Option } from './select.tsx';
import styles from './segmented-control.module.css';

export interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
}

/** Exclusive choices side by side; a native radio group, so the arrow keys work. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classNames(styles['group'], props.className)}>
      <legend className={hidden['hidden']}>{props.label}</legend>
      {props.options.map((option) => (
        <label key={option.value} className={styles['segment']}>
          <input
            type="radio"
            name={name}
            className={styles['radio']}
            checked={option.value === props.value}
            disabled={option.disabled}
            onChange={() => props.onChange(option.value)}
          />
          <span className={styles['face']}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

export interface SegmentedLinksProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (Option<Value> & { readonly to: string })[];
  readonly value: Value;
  readonly isQuiet?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The same as links, for a choice that is in the address and must work without script. */
export function SegmentedLinks<Value extends string>(props: SegmentedLinksProps<Value>) {
  return (
    <nav
      aria-label={props.label}
      className={classNames(styles['group'], props.isQuiet === true && styles['quiet'], props.className)}
    >
      {props.options.map((option) => (
        <Link
          key={option.value}
          to={option.to}
          preventScrollReset
          className={styles['segment']}
          aria-current={option.value === props.value ? 'true' : undefined}
        >
          <span className={styles['face']}>{option.label}</span>
        </Link>
      ))}
    </nav>
  );
}

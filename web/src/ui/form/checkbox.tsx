import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  readonly children: ReactNode;
  readonly error?: string | null | undefined;
  readonly className?: string | undefined;
}

/** A native checkbox with its label; works without script. */
export function Checkbox({ children, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== '';
  return (
    <div className={classNames(styles['field'], className)}>
      <label className={styles['check']}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      {hasError && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}

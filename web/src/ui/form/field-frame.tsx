import { type ReactNode, useId } from 'react';
import { useMessages } from '#i18n/messages.ts';
import shared from '../base/shared.module.css';
import hidden from '../base/hidden.module.css';
import { messages } from '../messages.ts';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

/** What every field takes: a label above it, an optional hint, and the error under it. */
export interface FieldLook {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong, in words; nothing or empty when all is well. */
  readonly error?: string | null | undefined;
  /** The label is for screen readers only (a filter bar that explains itself). */
  readonly hideLabel?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The attributes that tie an input to its label, hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

function describedBy(...ids: readonly (string | false)[]): string | undefined {
  const present = ids.filter((id) => id !== false);
  return present.length === 0 ? undefined : present.join(' ');
}

/** Label, input, hint and error in the house's order; the input is made by `children` with the given wiring. */
export function FieldFrame({
  look,
  required = false,
  children,
}: {
  look: FieldLook;
  required?: boolean | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}) {
  const t = useMessages(messages);
  const id = useId();
  const hasError = look.error !== undefined && look.error !== null && look.error !== '';
  const hasHint = look.hint !== undefined && look.hint !== null;
  return (
    <div className={classNames(styles['field'], look.className)}>
      <label htmlFor={id} className={look.hideLabel === true ? hidden['hidden'] : styles['label']}>
        {look.label}
        {required && <span className={shared['small']}>{t.required}</span>}
      </label>
      {children({
        id,
        'aria-invalid': hasError || undefined,
        'aria-describedby': describedBy(hasError && `${id}-error`, hasHint && `${id}-hint`),
      })}
      {hasHint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {look.hint}
        </p>
      )}
      <div aria-live="polite">
        {hasError && (
          <p id={`${id}-error`} className={styles['error']}>
            {look.error}
          </p>
        )}
      </div>
    </div>
  );
}

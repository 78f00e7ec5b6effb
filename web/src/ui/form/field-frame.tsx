import { type ReactNode, useId } from 'react';
import { useMessages } from '#i18n/messages.ts';
import shared from '../base/shared.module.css';
import hidden from '../base/hidden.module.css';
import { messages } from '../messages.ts';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

export interface FieldLook {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  /** The label is for screen readers only. */
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

/** Lays out label, input, hint and error; `children` renders the input with the given attributes. */
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

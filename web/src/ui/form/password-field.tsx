import { type ComponentProps, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import styles from './field.module.css';

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & FieldLook;

/** A password with a show button. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ label, hint, error, hideLabel, className, ...input }: PasswordFieldProps) {
  const t = useMessages(messages);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame look={{ label, hint, error, hideLabel, className }} required={input.required}>
      {(wiring) => (
        <div className={styles['withAction']}>
          <input
            autoCapitalize={shown ? 'none' : undefined}
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={styles['input']}
          />
          <button
            type="button"
            className={styles['action']}
            aria-pressed={shown}
            aria-label={t.showPasswordLabel}
            onClick={() => setShown(!shown)}
          >
            {shown ? t.hidePassword : t.showPassword}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

import type { ComponentProps } from 'react';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import styles from './field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & FieldLook;

/** One line of text: label above, error under. All native input attributes pass through. */
export function TextField({ label, hint, error, hideLabel, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame look={{ label, hint, error, hideLabel, className }} required={input.required}>
      {(wiring) => <input type="text" {...input} {...wiring} className={styles['input']} />}
    </FieldFrame>
  );
}

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FieldLook;

/** Several lines of text, with the same frame. */
export function TextArea({ label, hint, error, hideLabel, className, ...area }: TextAreaProps) {
  return (
    <FieldFrame look={{ label, hint, error, hideLabel, className }} required={area.required}>
      {(wiring) => <textarea rows={5} {...area} {...wiring} className={styles['area']} />}
    </FieldFrame>
  );
}

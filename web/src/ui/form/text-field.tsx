import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import styles from './field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> &
  FieldLook & {
    /** Content overlaid on the field, in a wrapper with this class. */
    readonly over?: { readonly className: string; readonly words: ReactNode } | undefined;
  };

export function TextField({ label, hint, error, hideLabel, className, over, ...input }: TextFieldProps) {
  return (
    <FieldFrame look={{ label, hint, error, hideLabel, className }} required={input.required}>
      {(wiring) => {
        const bare = <input type="text" {...input} {...wiring} className={styles['input']} />;
        if (over === undefined) return bare;
        return (
          <span className={over.className}>
            {bare}
            {over.words}
          </span>
        );
      }}
    </FieldFrame>
  );
}

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FieldLook;

export function TextArea({ label, hint, error, hideLabel, className, ...area }: TextAreaProps) {
  return (
    <FieldFrame look={{ label, hint, error, hideLabel, className }} required={area.required}>
      {(wiring) => <textarea rows={5} {...area} {...wiring} className={styles['area']} />}
    </FieldFrame>
  );
}

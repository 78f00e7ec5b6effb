import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { useFormRows } from '#platform/forms/form-rows.ts';
import type { FormValues } from '#platform/forms/form-values.ts';
import { Button } from '#ui/button.tsx';
import { type FieldProps, getRule, useFormContext, useShown } from '#ui/call-form/call-fields.tsx';
import layout from '../layout.module.css';
import { messages } from '../messages.ts';
import styles from './rows-field.module.css';

export interface RowsProps<Name extends string> extends FieldProps<Name> {
  readonly start: FormValues;
  readonly add: string;
  /** Renders the fields of a row, named by its index: `Names.0.Source`. */
  readonly children: (index: number) => ReactNode;
}

export function Rows({ name, hint, start, add, children }: RowsProps<string>) {
  const t = useMessages(messages);
  useShown(name);
  const { form, rules, formatLabel } = useFormContext();
  const rows = useFormRows(form.control, name);
  const { maxLength = Infinity } = getRule(rules, name);
  return (
    <fieldset>
      <legend className={layout['legend']}>{formatLabel(name)}</legend>
      {hint !== undefined && <p className={layout['what']}>{hint}</p>}
      {rows.fields.map(({ id }, index) => (
        <div key={id} className={styles['formRow']}>
          {children(index)}
          <Button size="small" aria-label={t.removeRow(index + 1)} onClick={() => rows.remove(index)}>
            {t.remove}
          </Button>
        </div>
      ))}
      {rows.fields.length < maxLength && (
        <Button size="small" onClick={() => rows.append(start)}>
          {add}
        </Button>
      )}
    </fieldset>
  );
}

import { type FocusEvent, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { classNames } from '#ui/class-names.ts';
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx';
import styles from './day-field.module.css';
import { formatDayText } from './day-text.ts';

export type DayFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'over'> & {
  readonly type?: 'date' | 'datetime-local' | undefined;
  readonly value: string;
};

/** Native date fields use the browser's language; text over the field shows the value in the console's. */
export function DayField({ type = 'date', value, onBlur, ...field }: DayFieldProps) {
  const edition = useEdition();
  const [isUnfinished, setUnfinished] = useState(false);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setUnfinished(event.target.validity.badInput);
    onBlur?.(event);
  };
  const words = (
    <span className={styles['dayText']} aria-hidden="true" data-empty={value === '' || undefined}>
      {formatDayText(edition, value)}
    </span>
  );
  return (
    <TextField
      {...field}
      type={type}
      value={value}
      onBlur={leave}
      over={{ className: classNames(styles['day'], isUnfinished && styles['dayUnfinished']), words }}
    />
  );
}

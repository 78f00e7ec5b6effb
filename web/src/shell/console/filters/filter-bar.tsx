import type { FormEvent, ReactNode } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { useTypedText } from '#platform/drafts/use-typed-text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { DayField, type DayFieldProps } from './day-field.tsx';
import styles from './filter-bar.module.css';
import { messages } from '../messages.ts';

export function FilterBar({ children, onClear }: { children: ReactNode; onClear?: (() => void) | undefined }) {
  const t = useMessages(messages);
  return (
    <search className={styles['filters']}>
      {children}
      {onClear !== undefined && (
        <Button variant="quiet" onClick={onClear}>
          {t.clear}
        </Button>
      )}
    </search>
  );
}

export interface FilterTextProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength?: number | undefined;
  readonly onChange: (value: string) => void;
  readonly type?: 'search' | 'date' | undefined;
  readonly hint?: string | undefined;
}

export function FilterText({ label, value, maxLength, onChange, type = 'search', hint }: FilterTextProps) {
  const isDay = type === 'date';
  const { text, setText, settleNow } = useTypedText(value, onChange, isDay);
  const field: DayFieldProps = { label, value: text, onChange: ({ target }) => setText(target.value) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    settleNow();
  };
  return (
    <form onSubmit={submit} className={hint === undefined ? undefined : styles['wide']}>
      {isDay ? (
        <DayField {...field} onBlur={settleNow} />
      ) : (
        <TextField {...field} type={type} placeholder={hint} maxLength={maxLength} />
      )}
    </form>
  );
}

import { type FormEvent, type ReactNode, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { DayField, type DayFieldProps } from './day-field.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

/** The filters over a list. */
export function FilterBar({ children, onClear }: { children: ReactNode; onClear?: (() => void) | undefined }) {
  const t = useMessages({ cn: zh, en });
  return (
    <search className="c-filters">
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
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  readonly type?: 'search' | 'date' | undefined;
  /** What can be looked for, as long as nothing is typed. */
  readonly hint?: string | undefined;
}

/** A filter that is typed: it counts on Enter and when it is left. */
export function FilterText({ label, value, maxLength, onChange, type = 'search', hint }: FilterTextProps) {
  // What the address says, until something else is typed; a new address takes its place.
  const [typed, setTyped] = useState({ from: value, text: value });
  const text = typed.from === value ? typed.text : value;
  const settle = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== value) onChange(text.trim());
  };
  const field: DayFieldProps = {
    label,
    value: text,
    onChange: (event) => setTyped({ from: value, text: event.target.value }),
    onBlur: () => settle(),
  };
  return (
    <form onSubmit={settle} className={hint === undefined ? undefined : 'c-wide'}>
      {type === 'date' ? (
        <DayField {...field} />
      ) : (
        <TextField {...field} type={type} placeholder={hint} maxLength={maxLength} />
      )}
    </form>
  );
}

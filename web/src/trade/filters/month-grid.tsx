import { type KeyboardEvent, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useEdition } from '#i18n/edition.ts';
import { englishMonths } from '@btc/contract/figures/month-names.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { AriaLocale } from '#ui/overlay/aria-locale.tsx';
import { messages } from '../messages.ts';
import { type MonthBounds, monthOfYear, selectableMonths } from './month-choice.ts';
import styles from './month-range.module.css';

export interface MonthGridProps {
  readonly label: string;
  readonly value: string;
  readonly bounds: MonthBounds;
  readonly onChange: (month: string) => void;
}

const months = englishMonths.map((name, index) => ({ id: String(index + 1).padStart(2, '0'), name: name.slice(0, 3) }));

export function MonthGrid({ label, value, bounds, onChange }: MonthGridProps) {
  const edition = useEdition();
  const format = useFormat();
  const [active, setActive] = useState(value);
  const year = active.slice(0, 4);
  const selectable = selectableMonths(bounds);
  const move = (years: 1 | -1) => setActive(monthOfYear(active, years, bounds));
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    event.stopPropagation();
    move(event.key === 'PageUp' ? -1 : 1);
  };
  const toText = ({ id, name }: (typeof months)[number]) => (edition === 'cn' ? `${Number(id)}月` : name);
  return (
    <AriaLocale>
      <div className={shared['stack2']} onKeyDownCapture={onKey}>
        <p className={styles['sideLabel']}>
          {label} <strong>{format.month(value)}</strong>
        </p>
        <YearStepper year={year} bounds={bounds} onMove={move} />
        <ListBox
          aria-label={`${label} ${year}`}
          className={styles['months'] ?? ''}
          layout="grid"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={value.startsWith(year) ? [value.slice(5)] : []}
          disabledKeys={months.flatMap(({ id }) => (selectable.has(`${year}-${id}`) ? [] : [id]))}
          onSelectionChange={(keys) => {
            const [id] = keys === 'all' ? [] : keys;
            if (id !== undefined) onChange(`${year}-${id}`);
          }}
          items={months}
          dependencies={[edition]}
        >
          {(month) => (
            <ListBoxItem textValue={toText(month)} className={styles['month'] ?? ''}>
              {toText(month)}
            </ListBoxItem>
          )}
        </ListBox>
      </div>
    </AriaLocale>
  );
}

interface YearStepperProps {
  readonly year: string;
  readonly bounds: MonthBounds;
  readonly onMove: (years: 1 | -1) => void;
}

function YearStepper({ year, bounds, onMove }: YearStepperProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const button = (years: 1 | -1, label: string, sign: string, isOff: boolean) => (
    <button type="button" aria-label={label} disabled={isOff} onClick={() => onMove(years)} className={styles['step']}>
      {sign}
    </button>
  );
  return (
    <div className={styles['year']}>
      {button(-1, t.earlierYear, '‹', year <= bounds.start.slice(0, 4))}
      <span aria-live="polite">{format.year(Number(year))}</span>
      {button(1, t.laterYear, '›', year >= bounds.limit.slice(0, 4))}
    </div>
  );
}

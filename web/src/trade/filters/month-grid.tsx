import { useEffect, useRef, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { englishMonths, useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import hidden from '#ui/base/hidden.module.css';
import { en } from '../messages.en.ts';
import { zh } from '../messages.zh.ts';
import { type MonthBounds, monthByKey, selectableMonths } from './month-choice.ts';
import styles from './month-range.module.css';

export interface MonthGridProps {
  readonly label: string;
  readonly value: string;
  readonly bounds: MonthBounds;
  readonly onChange: (month: string) => void;
}

const monthNumbers = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;

/** The months of a year, one of them chosen; arrows move by month and row, page keys by year. */
export function MonthGrid({ label, value, bounds, onChange }: MonthGridProps) {
  const grid = useRef<HTMLFieldSetElement>(null);
  const [active, setActive] = useState(value);
  const movedByKey = useRef(false);
  const format = useFormat();
  const year = active.slice(0, 4);
  const selectable = selectableMonths(bounds);

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-month="${active}"]`)?.focus();
  }, [active]);

  const moveBy = (key: string): boolean => {
    const target = monthByKey(active, key, bounds);
    if (target !== undefined) setActive(target);
    return target !== undefined;
  };

  return (
    <div className={styles['side']}>
      <p className={styles['sideLabel']}>
        {label} <strong>{format.month(value)}</strong>
      </p>
      <YearStepper year={year} bounds={bounds} onMove={moveBy} />
      <fieldset ref={grid} className={styles['months']}>
        <legend className={hidden['hidden']}>
          {label} {year}
        </legend>
        {monthNumbers.map((number) => {
          const month = `${year}-${number}`;
          return (
            <MonthButton
              key={month}
              month={month}
              isChosen={month === value}
              isActive={month === active}
              isOpen={selectable.has(month)}
              onKey={(key) => {
                const moved = moveBy(key);
                if (moved) movedByKey.current = true;
                return moved;
              }}
              onChoose={() => {
                setActive(month);
                onChange(month);
              }}
            />
          );
        })}
      </fieldset>
    </div>
  );
}

interface YearStepperProps {
  readonly year: string;
  readonly bounds: MonthBounds;
  readonly onMove: (key: 'PageUp' | 'PageDown') => void;
}

function YearStepper({ year, bounds, onMove }: YearStepperProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const button = (key: 'PageUp' | 'PageDown', label: string, sign: string, isOff: boolean) => (
    <button type="button" aria-label={label} disabled={isOff} onClick={() => onMove(key)} className={styles['step']}>
      {sign}
    </button>
  );
  return (
    <div className={styles['year']}>
      {button('PageUp', t.earlierYear, '‹', year <= bounds.start.slice(0, 4))}
      <span aria-live="polite">{format.year(Number(year))}</span>
      {button('PageDown', t.laterYear, '›', year >= bounds.limit.slice(0, 4))}
    </div>
  );
}

interface MonthButtonProps {
  readonly month: string;
  readonly isChosen: boolean;
  readonly isActive: boolean;
  readonly isOpen: boolean;
  readonly onChoose: () => void;
  /** Whether the key moved to another month. */
  readonly onKey: (key: string) => boolean;
}

function MonthButton({ month, isChosen, isActive, isOpen, onChoose, onKey }: MonthButtonProps) {
  const edition = useEdition();
  const format = useFormat();
  const number = Number(month.slice(5));
  return (
    <button
      type="button"
      className={styles['month']}
      data-month={month}
      // Holds the words on the button, so that it can be pressed by saying them.
      aria-label={edition === 'cn' ? format.month(month) : format.monthShort(month)}
      aria-pressed={isChosen}
      disabled={!isOpen}
      tabIndex={isActive ? 0 : -1}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (onKey(event.key)) event.preventDefault();
      }}
    >
      {edition === 'cn' ? `${number}月` : (englishMonths[number - 1] ?? '').slice(0, 3)}
    </button>
  );
}

import type { PlanningRow } from '@btc/contract/planning/planning.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import layout from '#shell/console/layout.module.css';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { findKeyDay, listWeeks } from './calendar-days.ts';
import { PlannedEntry } from './planned-entry.tsx';
import { messages } from './planning-messages.ts';
import styles from './planning.module.css';

const noBreak = '\u00A0';

export interface MonthGridProps {
  readonly month: string;
  readonly today: string;
  readonly rows: readonly PlanningRow[];
  /** Called when a key leads to a day of another month. */
  readonly onMonth: (month: string) => void;
}

/** Roving tabindex of the grid, and its keys. */
function useKeyDays({ month, today, onMonth }: Omit<MonthGridProps, 'rows'>) {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const isMoving = useRef(false);
  const first = today.startsWith(month) ? today : `${month}-01`;
  const current = chosen?.startsWith(month) === true ? chosen : first;
  useEffect(() => {
    // A day of another month is there once that month is.
    if (!isMoving.current || current !== chosen) return;
    isMoving.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current, chosen]);
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.dataset['day'] === undefined) return;
    if (event.key === 'Enter') return target.querySelector('a')?.click();
    const day = findKeyDay(event.key, target.dataset['day']);
    if (day === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    isMoving.current = true;
    setChosen(day);
    if (!day.startsWith(month)) onMonth(day.slice(0, 7));
  };
  return { table, current, setChosen, onKeyDown };
}

/** A month as weeks; arrow keys move between days, Tab reaches the entries of a day. */
export function MonthGrid({ month, today, rows, onMonth }: MonthGridProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { table, current, setChosen, onKeyDown } = useKeyDays({ month, today, onMonth });
  return (
    <>
      <p className={classNames(layout['note'], styles['wideOnly'])} id="planning-keys">
        {t.keys}
      </p>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells the arrows lead through is a grid
        role="grid"
        className={styles['month']}
        aria-label={t.caption(format.month(month))}
        aria-describedby="planning-keys"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {t.weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week) => (
            <tr key={week.join()}>
              {week.map((day, index) =>
                day === null ? (
                  // oxlint-disable-next-line react/no-array-index-key -- days of other months have no name but their place
                  <td key={index} className={styles['noDay']}>
                    {noBreak}
                  </td>
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    isToday={day === today}
                    isCurrent={day === current}
                    rows={rows.filter((row) => row.Date === day)}
                    onFocus={() => setChosen(day)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface DayCellProps {
  readonly day: string;
  readonly isToday: boolean;
  /** The day with `tabIndex` 0. */
  readonly isCurrent: boolean;
  readonly rows: readonly PlanningRow[];
  readonly onFocus: () => void;
}

function DayCell({ day, isToday, isCurrent, rows, onFocus }: DayCellProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const label =
    rows.length === 0 ? t.nothingOn(format.date(day)) : t.onDay(format.date(day), format.number(rows.length));
  return (
    <td
      tabIndex={isCurrent ? 0 : -1}
      data-day={day}
      data-empty={rows.length === 0 || undefined}
      aria-current={isToday ? 'date' : undefined}
      onFocus={(event) => {
        if (event.target === event.currentTarget) onFocus();
      }}
    >
      <VisuallyHidden>{isToday ? `${t.today}, ${label}` : label}</VisuallyHidden>
      <span className={styles['dayNumber']} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      {rows.map((row) => (
        <PlannedEntry key={`${row.Kind} ${row.ID} ${row.TitleCn}`} row={row} />
      ))}
    </td>
  );
}

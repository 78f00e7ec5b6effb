import type { PlanningRow } from '@btc/contract/planning/planning.ts';
import { toWeekday } from '@btc/contract/time.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import layout from '#shell/console/layout.module.css';
import { type DayStretch, listStretches } from './calendar-days.ts';
import { PlannedEntry } from './planned-entry.tsx';
import { messages } from './planning-messages.ts';
import styles from './planning.module.css';

export interface DayListProps {
  readonly month: string;
  readonly today: string;
  readonly rows: readonly PlanningRow[];
}

export function DayList({ month, today, rows }: DayListProps) {
  return (
    <ol className={styles['days']}>
      {listStretches(month, rows).map((stretch) => (
        <Stretch key={'day' in stretch ? stretch.day : stretch.from} stretch={stretch} today={today} />
      ))}
    </ol>
  );
}

function Stretch({ stretch, today }: { stretch: DayStretch<PlanningRow>; today: string }) {
  const t = useMessages(messages);
  const format = useFormat();
  if ('from' in stretch) {
    const { from, until } = stretch;
    const days = from === until ? format.dateShort(from) : t.span(format.dateShort(from), format.dateShort(until));
    return <li className={layout['note']}>{t.nothingOn(days)}</li>;
  }
  const { day, rows } = stretch;
  return (
    <li aria-current={day === today ? 'date' : undefined}>
      <h2 className={styles['dayHead']}>
        <time dateTime={day}>{format.dateShort(day)}</time> <span>{t.weekdays[toWeekday(day)]}</span>{' '}
        {day === today && <span className={styles['dayToday']}>{t.today}</span>}
      </h2>
      {rows.map((row) => (
        <PlannedEntry key={`${row.Kind} ${row.ID} ${row.TitleCn}`} row={row} />
      ))}
    </li>
  );
}

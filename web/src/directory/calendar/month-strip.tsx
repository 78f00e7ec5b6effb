import { useFormat } from '#i18n/format.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { t } from '../messages.zh.ts';
import type { CalendarData } from './exhibitions-query.ts';
import styles from './month-strip.module.css';

/** Months of the list are links. */
export function MonthStrip({ months, listed }: Pick<CalendarData, 'months'> & { listed: ReadonlySet<string> }) {
  const format = useFormat();
  return (
    <nav aria-label={t.months} className={styles['strip']}>
      <ol>
        {months.map(({ Month, Count }, index) => {
          const number = Number(Month.slice(5));
          const year = index === 0 || number === 1 ? Month.slice(0, 4) : null;
          const content = (
            <>
              <VisuallyHidden>{t.monthLink(format.month(`${Month}-01`), format.number(Count))}</VisuallyHidden>
              <span className={styles['year']} aria-hidden="true">
                {year}
              </span>
              <span className={styles['name']} aria-hidden="true">
                {t.month(number)}
              </span>
              <span className={styles['count']} aria-hidden="true">
                {Count === 0 ? '·' : format.number(Count)}
              </span>
            </>
          );
          return (
            <li key={Month} data-empty={Count === 0 || undefined}>
              {listed.has(Month) ? (
                <a href={`#m${Month}`}>{content}</a>
              ) : (
                <span className={styles['plain']}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

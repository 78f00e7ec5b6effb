import { carriedNames, carriedSign } from '@btc/contract/prices/carried-level.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import type { HomeData } from './home-query.ts';
import { toIndexPath } from '#shell/today/index-path.ts';
import { messages } from './messages.ts';
import styles from './ticker.module.css';

/** Static, scrollable strip of the prices the editors chose; nothing where there are none. */
export function Ticker({ ticker }: { ticker: HomeData['ticker'] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  if (ticker === null || ticker.Rows.length === 0) return null;
  // Where all are of one day it is said once.
  const days = new Set(ticker.Rows.map(({ Date: day }) => day));
  const [day = ''] = days;
  return (
    <section className={styles['strip']} aria-label={t.ticker}>
      <ul className={styles['rows']}>
        {days.size === 1 && (
          <li className={styles['row']}>
            <span className={styles['date']}>{format.dateShort(day)}</span>
          </li>
        )}
        {ticker.Rows.map((row) => {
          const isSpread = row.Unit !== 'points';
          return (
            <li key={`${row.Meat} ${row.Kind} ${row.Origin}`} className={styles['row']}>
              <PageLink to={toIndexPath(edition, row)} className={styles['link']}>
                <span className={styles['label']}>{row.Label}</span>{' '}
                <strong>
                  {format.number(row.Level, 2)}
                  {row.Carried && carriedSign}
                  {isSpread && ` ${t.spread}`}
                </strong>{' '}
                {row.Change !== null && (
                  <ChangeMark
                    value={row.Change}
                    text={isSpread ? format.change(row.Change, 2) : format.changePercent(row.Change)}
                  />
                )}{' '}
                {days.size > 1 && <span className={styles['date']}>{format.dateShort(row.Date)}</span>}
              </PageLink>
            </li>
          );
        })}
        {ticker.Rows.some(({ Carried }) => Carried) && (
          <li className={styles['row']}>
            <span className={styles['date']}>
              {carriedSign} {carriedNames[edition]}
            </span>
          </li>
        )}
        {ticker.Dict.Demo && (
          <li className={styles['row']}>
            <DemoMark kind="data" />
          </li>
        )}
      </ul>
    </section>
  );
}

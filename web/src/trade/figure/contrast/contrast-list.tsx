import type { ViewTable } from '@btc/contract/trade/view-answer.ts';
import { Link } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { GapLegend, GapMark } from '#ui/data/gap-mark.tsx';
import type { ContrastRow } from './contrast-rows.ts';
import { gapsIn, sideNames } from './contrast-rows.ts';
import { messages } from '../messages.ts';
import styles from '../parts/side-list.module.css';

const shownCount = 15;

interface ContrastListProps {
  readonly table: ViewTable;
  readonly rows: readonly ContrastRow[];
  readonly tableHref: string;
}

export function ContrastList({ table, rows, tableHref }: ContrastListProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const [a, b] = sideNames(table, edition);
  const more = rows.length - shownCount;
  const shown = rows.slice(0, shownCount);
  return (
    <section className={styles['list']} aria-label={t.difference}>
      <h3 className={styles['longTitle']}>{t.findContrast(a, b)}</h3>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.axis.t}</th>
            <th scope="col">%</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ code, name, difference, percent }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td>{difference === null ? <GapMark gap="notPublished" /> : format.change(difference)}</td>
              <td>
                {percent === null ? (
                  <GapMark gap={difference === null ? 'notPublished' : 'noBase'} />
                ) : (
                  <ChangeMark value={percent} text={format.changePercent(percent)} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <GapLegend gaps={gapsIn(shown)} />
      {more > 0 && (
        <p className={styles['more']}>
          <Link to={tableHref} preventScrollReset>
            {t.moreInTable(format.number(more))}
          </Link>
        </p>
      )}
    </section>
  );
}

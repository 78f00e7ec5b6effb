import type { ReleaseRow } from '@btc/contract/trade/calendar.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { type Cell, type Column, DataTable } from '#ui/data/data-table.tsx';
import { formatPeriodText } from '../words/periods.ts';
import styles from './calendar.module.css';
import { messages } from './messages.ts';

/** The period of a release in words: a month, January and February, or the year. */
export function formatRelease(edition: Edition, { PeriodFrom: from, PeriodTo: to }: ReleaseRow): string {
  if (from === to) return formatPeriodText(edition, to);
  const year = to.slice(0, 4);
  return formatPeriodText(edition, to.endsWith('-12') ? year : `${year}-YTD${to.slice(5)}`);
}

function buildTitleCell(row: ReleaseRow): Cell {
  return <ReleaseTitle row={row} />;
}

function ReleaseTitle({ row: { TitleCn, TitleEn } }: { row: ReleaseRow }) {
  return <span className={styles['title']}>{useEdition() === 'cn' ? TitleCn : TitleEn}</span>;
}

function buildDateCell(row: ReleaseRow): Cell {
  return <ReleaseDate row={row} />;
}

function ReleaseDate({ row: { Date: date, Expected } }: { row: ReleaseRow }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (date.length === 7) return t.inMonth;
  return (
    <>
      {format.dateShort(date)} {Expected && <span className={styles['expected']}>{t.expected}</span>}
    </>
  );
}

export function ReleaseTable({ caption, rows }: { caption: string; rows: readonly ReleaseRow[] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const columns: readonly Column<ReleaseRow>[] = [
    { key: 'date', head: t.date, cell: buildDateCell },
    { key: 'release', head: t.release, cell: buildTitleCell },
    { key: 'period', head: t.period, cell: (row) => formatRelease(edition, row) },
    { key: 'source', head: t.source, cell: (row) => (edition === 'cn' ? row.SourceNameCn : row.SourceNameEn) },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ Kind, Date: date, PeriodTo }) => `${Kind} ${date} ${PeriodTo}`}
      findGroup={({ Date: date }) => format.month(date.slice(0, 7))}
      view="small"
    />
  );
}

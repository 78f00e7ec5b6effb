import type { RevisedFigure, RevisionTotals } from '@btc/contract/trade/revisions.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { type Cell, type Column, DataTable } from '#ui/data/data-table.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { LockMark } from '../table/lock-mark.tsx';
import { formatPeriodText } from '../words/periods.ts';
import { messages } from './messages.ts';
import styles from './publication.module.css';

export function RevisedFigures({ rows }: { rows: readonly RevisedFigure[] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const tonnes = { unit: format.unit.tonnes, numeric: true } as const;
  const columns: readonly Column<RevisedFigure>[] = [
    { key: 'period', head: t.period, cell: ({ Period }) => formatPeriodText(edition, Period) },
    {
      key: 'origin',
      head: t.origin,
      cell: buildOriginCell,
    },
    { key: 'before', head: t.before, ...tonnes, cell: buildBeforeCell },
    { key: 'after', head: t.after, ...tonnes, cell: buildAfterCell },
    {
      key: 'percent',
      head: t.change,
      unit: '%',
      numeric: true,
      cell: ({ Percent }): Cell => (Percent === null ? '—' : format.change(Percent, Math.abs(Percent) < 1 ? 2 : 1)),
    },
    {
      key: 'published',
      head: t.publishedOn,
      cell: buildPublicationCell,
    },
  ];
  return (
    <DataTable
      caption={t.revisedTable}
      columns={columns}
      rows={rows}
      rowKey={({ RevisionID, Period, Code, GroupCode }) => `${RevisionID} ${Period} ${Code} ${GroupCode}`}
      view="small"
    />
  );
}

function buildOriginCell(row: RevisedFigure): Cell {
  return <OriginAndGoods row={row} />;
}

function buildBeforeCell(row: RevisedFigure): Cell {
  return <Figure row={row} totals={row.Before} />;
}

function buildAfterCell(row: RevisedFigure): Cell {
  return <Figure row={row} totals={row.After} />;
}

function buildPublicationCell(row: RevisedFigure): Cell {
  return <Publication row={row} />;
}

function OriginAndGoods({ row }: { row: RevisedFigure }) {
  const isCn = useEdition() === 'cn';
  return (
    <span className={styles['covers']}>
      {isCn ? row.NameCn : row.NameEn}
      <span className={shared['under']}>{isCn ? row.GroupCn : row.GroupEn}</span>
    </span>
  );
}

function Publication({ row }: { row: RevisedFigure }) {
  const t = useMessages(messages);
  return (
    <span className={styles['covers']}>
      <span className={styles['day']}>{useFormat().date(row.PublishedOn)}</span>
      <span className={shared['under']}>
        {row.Source === 'demo' ? <DemoMark kind="data" /> : t.sourceNames[row.Source]}
      </span>
    </span>
  );
}

function Figure({
  row: { Locked },
  totals: { Tonnes, ValueUsd, ValueCny },
}: {
  row: RevisedFigure;
  totals: RevisionTotals;
}) {
  const t = useMessages(messages);
  const format = useFormat();
  if (Locked) return <LockMark />;
  return (
    <>
      {Tonnes === null ? '—' : format.number(Tonnes, 1)}
      {ValueUsd !== null && <span className={shared['under']}>{t.usd(format.number(ValueUsd))}</span>}
      {ValueUsd === null && ValueCny !== null && (
        <span className={shared['under']}>{t.cny(format.number(ValueCny))}</span>
      )}
    </>
  );
}

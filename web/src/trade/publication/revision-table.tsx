import type { RevisionRow, RevisionTotals } from '@btc/contract/trade/revisions.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { type Cell, type Column, DataTable } from '#ui/data/data-table.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { formatSpanText } from '../words/periods.ts';
import { type Messages, messages } from './messages.ts';
import styles from './publication.module.css';
import { toRevisedFiguresPath } from './revisions-query.ts';

export function RevisionTable({ rows }: { rows: readonly RevisionRow[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns: readonly Column<RevisionRow>[] = [
    { key: 'published', head: t.publishedOn, cell: buildDayCell },
    { key: 'covers', head: t.covers, cell: buildCoverageCell },
    ...countColumns(t, format),
    ...buildTotalColumns(t, format),
    { key: 'revised', head: t.revised, numeric: true, cell: buildRevisedCell },
    { key: 'loaded', head: t.loadedAt, cell: (row) => format.dateTime(row.LoadedAt) },
    { key: 'see', head: t.asPublished, cell: asPublishedCell },
  ];
  return (
    <DataTable caption={t.revisionsTable} columns={columns} rows={rows} rowKey={({ Id }) => String(Id)} view="small" />
  );
}

const nothing = '—';

function buildDayCell(row: RevisionRow): Cell {
  return <PublishedOn row={row} />;
}

function PublishedOn({ row }: { row: RevisionRow }) {
  return <span className={styles['day']}>{useFormat().date(row.PublishedOn)}</span>;
}

function buildCoverageCell(row: RevisionRow): Cell {
  return <Coverage row={row} />;
}

function asPublishedCell(row: RevisionRow): Cell {
  return <AsPublished row={row} />;
}

function countColumns(t: Messages, format: Format): readonly Column<RevisionRow>[] {
  const counted = { added: 'Added', changed: 'Changed', gone: 'Gone' } as const;
  return (['added', 'changed', 'gone'] as const).map((key) => ({
    key,
    head: t[key],
    unit: t.cells,
    numeric: true,
    cell: ({ Changes }): Cell => (Changes === null ? nothing : format.number(Changes[counted[key]])),
  }));
}

function buildTotalColumns(t: Messages, format: Format): readonly Column<RevisionRow>[] {
  const difference = ({ Changes }: RevisionRow): Cell => {
    const [before, after] = [Changes?.Before.Tonnes ?? null, Changes?.After.Tonnes ?? null];
    return before === null || after === null ? nothing : format.change(after - before);
  };
  const unit = format.unit.tonnes;
  return [
    { key: 'before', head: t.before, unit, numeric: true, cell: buildBeforeCell },
    { key: 'after', head: t.after, unit, numeric: true, cell: buildAfterCell },
    { key: 'difference', head: t.difference, unit, numeric: true, cell: difference },
  ];
}

function buildBeforeCell({ Changes }: RevisionRow): Cell {
  return Changes === null ? nothing : <Totals totals={Changes.Before} />;
}

function buildAfterCell({ Changes }: RevisionRow): Cell {
  return Changes === null ? nothing : <Totals totals={Changes.After} />;
}

function Totals({ totals: { Tonnes, ValueUsd, ValueCny } }: { totals: RevisionTotals }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      {Tonnes === null ? nothing : format.number(Tonnes)}
      {ValueUsd !== null && ValueUsd > 0 && <span className={shared['under']}>{t.usd(format.number(ValueUsd))}</span>}
      {ValueUsd === null && ValueCny !== null && (
        <span className={shared['under']}>{t.cny(format.number(ValueCny))}</span>
      )}
    </>
  );
}

const maxCodes = 4;

function Coverage({ row }: { row: RevisionRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const isCn = edition === 'cn';
  const { HsCodes: codes, Origins: origins, Changes: changes } = row;
  const details = [
    formatSpanText(edition, row.PeriodFrom, row.PeriodTo),
    ...(codes.length === 0
      ? []
      : [codes.length > maxCodes ? t.codes(format.number(codes.length)) : t.code(codes.join(t.listJoin))]),
    ...(origins.length === 0
      ? []
      : [t.origins(origins.map(({ NameCn, NameEn }) => (isCn ? NameCn : NameEn)).join(t.listJoin))]),
    ...(changes !== null && changes.Hidden > 0 ? [t.hidden(format.number(changes.Hidden))] : []),
    ...(row.Current ? [] : [t.replaced]),
  ];
  return (
    <span className={styles['covers']}>
      {row.Demo ? <DemoMark kind="data" /> : isCn ? row.SourceNameCn : row.SourceNameEn}
      {details.map((detail) => (
        <span key={detail} className={shared['under']}>
          {detail}
        </span>
      ))}
    </span>
  );
}

function buildRevisedCell(row: RevisionRow): Cell {
  return <Revised row={row} />;
}

function Revised({ row: { Id, Revised: count, PublishedOn: day } }: { row: RevisionRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  if (count === null || count === 0) return count === null ? nothing : format.number(0);
  const figures = { publication: Id, origins: [], from: '', to: '' };
  return (
    <PageLink
      to={toRevisedFiguresPath(edition, '', figures)}
      aria-label={t.revisedLabel(format.number(count), format.date(day))}
    >
      {format.number(count)}
    </PageLink>
  );
}

function AsPublished({ row }: { row: RevisionRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  if (row.Source === null) return nothing;
  const name = edition === 'cn' ? row.SourceNameCn : row.SourceNameEn;
  const search = new URLSearchParams({ source: row.Source, asof: row.PublishedOn });
  return (
    <PageLink
      to={`${pathFor(edition, '/BTCData')}?${search}`}
      aria-label={t.seeLabel(name, format.date(row.PublishedOn))}
    >
      {t.see}
    </PageLink>
  );
}

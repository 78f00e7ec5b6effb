import type { CompanyTrend, TrendRow } from '@btc/contract/trade/view-answer.ts';
import { findRowGap } from '@btc/contract/trade/view-gaps.ts';
import { nameIn } from '@btc/contract/names.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { type Cell, type Column, DataTable } from '#ui/data/data-table.tsx';
import { buildNumberCell } from '../figure/parts/number-cell.ts';
import { messages } from '../messages.ts';
import { formatPeriodText } from '../words/periods.ts';

export function TrendTable({ trend }: { trend: CompanyTrend }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { Company, Partial } = trend.Dict;
  const share = Company.Kind === 'importer' ? t.shareOfImporters : t.shareOfOrigin;
  // One of hundreds of importers has some hundredths of a percent.
  const shareDecimals = Company.Kind === 'importer' ? 2 : 1;
  const hasEvents = trend.Rows.some(({ Events }) => Events.length > 0);
  const columns: readonly Column<TrendRow>[] = [
    {
      key: 'Period',
      head: t.periodColumn,
      cell: ({ Period }) => `${formatPeriodText(edition, Period)}${Partial.includes(Period) ? '*' : ''}`,
    },
    {
      key: 'Volume',
      head: t.volumeColumn,
      unit: t.columnUnits.t,
      numeric: true,
      cell: (row) => buildNumberCell(row.Volume, format),
    },
    { key: 'Yoy', head: t.yoyColumn, unit: '%', numeric: true, cell: (row) => change(row, format) },
    {
      key: 'Share',
      head: share,
      unit: '%',
      numeric: true,
      cell: (row) => figure(row, 'Share', (share) => format.number(share, shareDecimals)),
    },
    {
      key: 'UsdPerTonne',
      head: t.unitValueColumn,
      unit: t.columnUnits['USD/t'],
      numeric: true,
      cell: (row) => figure(row, 'UsdPerTonne', (price) => format.number(price)),
    },
    { key: 'Rank', head: t.rankColumn, numeric: true, cell: ({ Rank }) => (Rank === null ? '' : format.number(Rank)) },
    ...(hasEvents
      ? [{ key: 'Events', head: t.eventColumn, cell: (row: TrendRow) => formatEventsText(row, edition, format) }]
      : []),
  ];
  return (
    <DataTable
      caption={t.trendCaption(nameIn(edition, Company))}
      columns={columns}
      rows={trend.Rows.toReversed()}
      rowKey={({ Period }) => Period}
      tall
      view="small"
      empty={t.emptyTrade}
    />
  );
}

function figure(row: TrendRow, key: 'Share' | 'UsdPerTonne' | 'Yoy', text: (value: number) => Cell): Cell {
  const value = row[key];
  return value === null ? { gap: findRowGap(row, key) } : text(value);
}

function change(row: TrendRow, format: Format): Cell {
  return figure(row, 'Yoy', (yoy) => <ChangeMark value={yoy} text={format.changePercent(yoy).replace('%', '')} />);
}

function formatEventsText({ Events }: TrendRow, edition: Edition, format: Format): string {
  return Events.map(
    ({ Date, StatusCn, StatusEn }) => `${format.dateShort(Date)} ${edition === 'cn' ? StatusCn : StatusEn}`,
  ).join(edition === 'cn' ? '；' : '; ');
}

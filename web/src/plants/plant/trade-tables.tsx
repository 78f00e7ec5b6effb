import { nameIn } from '@btc/contract/names.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Cell, Column } from '#ui/data/table-model.ts';
import { messages } from './messages.ts';
import type { PlantData } from './plant-query.ts';
import { unitValue } from './unit-value.ts';

type Trade = PlantData['trade'];
type Month = Trade['Datas'][number];
type Cut = Trade['Rows'][number];

export function CutTable({ trade, total }: { trade: Trade; total: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns = useCutColumns(total);
  if (trade.Rows.length === 0) return null;
  return (
    <DataTable
      caption={t.cuts}
      unit={format.unit.tonnes}
      columns={columns}
      rows={trade.Rows}
      rowKey={({ Code }) => Code}
      view="small"
    />
  );
}

function useCutColumns(total: number): readonly Column<Cut>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return [
    { key: 'cut', head: t.cut, cell: (row) => nameIn(edition, row) },
    { key: 'volume', head: t.volume, numeric: true, cell: ({ Volume }) => format.number(Volume) },
    { key: 'share', head: t.share, numeric: true, cell: ({ Volume }) => format.percent((Volume / total) * 100) },
  ];
}

export function MonthTable({ trade, title }: { trade: Trade; title: string }) {
  const columns = useMonthColumns();
  return (
    <DataTable
      caption={title}
      columns={columns}
      rows={trade.Datas.toReversed()}
      rowKey={({ Month }) => Month}
      view="small"
    />
  );
}

function useMonthColumns(): readonly Column<Month>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const figure = (value: number | null): Cell => (value === null ? { gap: 'notPublished' } : format.number(value));
  return [
    { key: 'month', head: t.month, cell: ({ Month }) => format.month(Month) },
    { key: 'volume', head: t.volume, unit: format.unit.tonnes, numeric: true, cell: ({ Volume }) => figure(Volume) },
    { key: 'value', head: t.value, unit: format.unit.usd, numeric: true, cell: ({ Value }) => figure(Value) },
    {
      key: 'price',
      head: t.unitValue,
      unit: format.unit.usdPerTonne,
      numeric: true,
      cell: (row) => (row.Volume === 0 ? { gap: 'notTraded' } : figure(unitValue(row))),
    },
  ];
}

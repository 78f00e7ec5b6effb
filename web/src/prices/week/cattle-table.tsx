import type { LiveCattleRow } from '@btc/contract/prices/benchmarks/live-cattle.ts';
import { liveCattleSourceUrls } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { ColorSwatch } from '#charts/color-swatch.tsx';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { OutsideLink } from '#ui/data/outside-link.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { cattleToken } from './cattle-figure.tsx';
import type { CattleData, CattleState } from './live-cattle-query.ts';
import { cattleRanges } from './live-cattle-query.ts';
import { messages } from './messages.ts';
import styles from './week.module.css';

function ChangeCell({ value }: { value: number }) {
  const format = useFormat();
  return <ChangeMark value={value} text={format.changePercent(value)} />;
}

interface CattleTableProps {
  readonly rows: readonly LiveCattleRow[];
  readonly isWeek?: boolean;
}

export function CattleTable({ rows, isWeek = false }: CattleTableProps) {
  const t = useMessages(messages);
  const columns = useCattleColumns().filter(({ key }) => !isWeek || key !== 'yoy');
  const caption = isWeek ? t.cattleWeekCaption : t.cattleCaption;
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ Code }) => Code} view="small" />;
}

/** Invented prices have no source link. */
function CattleSource({ row: { Code, Source, Demo } }: { row: LiveCattleRow }) {
  return (
    <span className={styles['source']}>
      <OutsideLink to={Demo ? null : liveCattleSourceUrls[Code]}>{Source}</OutsideLink>
    </span>
  );
}

function useCattleColumns(): readonly Column<LiveCattleRow>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const gap = { gap: 'notPublished' } as const;
  return [
    {
      key: 'market',
      head: t.market,
      cell: (row) => (
        <>
          <ColorSwatch token={cattleToken(row.Code, row.Origin)} className={styles['swatch']} />
          {row.Region}
          <span className={classNames(shared['under'], shared['regular'])}>{row.Name}</span>
        </>
      ),
    },
    {
      key: 'usd',
      head: t.usdColumn,
      unit: t.usdPerKg,
      numeric: true,
      cell: (row) => (row.UsdPerKg === null ? t.notConverted : format.number(row.UsdPerKg, 2)),
    },
    {
      key: 'wow',
      head: t.wow,
      numeric: true,
      cell: (row) => (row.WoW === null ? gap : <ChangeCell value={row.WoW} />),
    },
    {
      key: 'yoy',
      head: t.yoy,
      numeric: true,
      cell: (row) => (row.YoY === null ? gap : <ChangeCell value={row.YoY} />),
    },
    {
      key: 'local',
      head: t.localPrice,
      numeric: true,
      cell: (row) => (
        <>
          {format.number(row.LocalPrice, row.Decimals)}
          <span className={classNames(shared['under'], shared['regular'])}>{row.Unit}</span>
        </>
      ),
    },
    {
      key: 'rate',
      head: t.rateColumn,
      numeric: true,
      cell: (row) =>
        row.Currency === 'USD' || row.UsdPerUnit === null
          ? '–'
          : t.rateText(row.Currency, format.number(row.UsdPerUnit, row.UsdPerUnit < 0.01 ? 6 : 4)),
    },
    { key: 'date', head: t.date, numeric: true, cell: (row) => format.dateShort(row.Date) },
    { key: 'source', head: t.source, cell: (row) => <CattleSource row={row} /> },
  ];
}

interface Week {
  readonly date: string;
  readonly values: readonly (number | null)[];
}

export function CattleHistory({ data, state }: { data: CattleData; state: CattleState }) {
  const t = useMessages(messages);
  const format = useFormat();
  const shown = data.Datas.filter(({ Code }) => state.series.includes(Code));
  const weeks: readonly Week[] = data.Dates.map((date, index) => ({
    date,
    values: shown.map(({ UsdPerKg }) => UsdPerKg[index] ?? null),
  }))
    .slice(-cattleRanges[state.range])
    .toReversed();
  const columns: readonly Column<Week>[] = [
    { key: 'week', head: t.week, cell: ({ date }) => format.date(date) },
    ...shown.map(({ Code, Name }, index): Column<Week> => ({
      key: Code,
      head: Name,
      numeric: true,
      cell: ({ values }) => {
        const value = values[index] ?? null;
        return value === null ? { gap: 'notPublished' } : format.number(value, 2);
      },
    })),
  ];
  return (
    <details>
      <summary>{t.cattleTable}</summary>
      <DataTable
        caption={t.cattleFigure}
        columns={columns}
        rows={weeks}
        rowKey={({ date }) => date}
        view="small"
        tall
      />
    </details>
  );
}

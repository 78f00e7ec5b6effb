import { toPricePath } from '@btc/contract/prices/price-paths.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { OutsideLink } from '#ui/data/outside-link.tsx';
import type { Cell, Column } from '#ui/data/table-model.ts';
import {
  benchmarkSource,
  benchmarkUnit,
  findSourceUrl,
  formatDateText,
  hasRange,
  isTraded,
  formatValueText,
} from './benchmark-names.ts';
import {
  type Benchmark,
  type BenchmarkData,
  benchmarkSearch,
  type BenchmarkState,
  type BenchmarkValue,
} from './benchmark-query.ts';
import { messages } from './messages.ts';

export function BenchmarkTable({ found }: { found: BenchmarkData }) {
  const t = useMessages(messages);
  const columns = useListColumns(found);
  return (
    <DataTable
      caption={t.caption}
      columns={columns}
      rows={found.all}
      rowKey={({ Code }) => Code}
      view="small"
      rowsOpen
    />
  );
}

function BenchmarkLink({ row, state }: { row: Benchmark; state: BenchmarkState | null }) {
  const edition = useEdition();
  const name = nameIn(edition, row);
  if (state === null) return name;
  const query = benchmarkSearch({ ...state, code: row.Code, period: 'all' });
  return <PageLink to={toPricePath(edition, 'benchmarks') + query}>{name}</PageLink>;
}

function useListColumns({ state, dict }: BenchmarkData): readonly Column<Benchmark>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const isOpen = dict.Locked === null;
  const change = (value: number | null): Cell =>
    value === null ? { gap: 'noBase' } : <ChangeMark value={value} text={format.changePercent(value)} />;
  const figures: readonly Column<Benchmark>[] = [
    {
      key: 'latest',
      head: t.latest,
      numeric: true,
      cell: (row) =>
        row.Latest === null ? (
          { gap: 'notPublished' }
        ) : (
          <>
            {formatValueText(format, row, row.Latest)}
            <span className={classNames(shared['under'], shared['regular'])}>{benchmarkUnit(edition, row)}</span>
          </>
        ),
    },
    { key: 'previous', head: t.previous, numeric: true, cell: ({ ChangePrevious }) => change(ChangePrevious) },
    { key: 'year', head: t.year, numeric: true, cell: ({ ChangeYear }) => change(ChangeYear) },
  ];
  const span: Column<Benchmark> = {
    key: 'span',
    head: t.span,
    cell: (row) => t.spanText(formatDateText(format, row, row.From), formatDateText(format, row, row.To)),
  };
  const source: Column<Benchmark> = {
    key: 'source',
    head: t.source,
    cell: (row) => <OutsideLink to={findSourceUrl(row)}>{benchmarkSource(edition, row)}</OutsideLink>,
  };
  const name: Column<Benchmark> = {
    key: 'name',
    head: t.name,
    cell: (row) => <BenchmarkLink row={row} state={isOpen ? state : null} />,
  };
  return isOpen ? [name, ...figures, span, source] : [name, span, source];
}

export interface ValuesTableProps {
  readonly benchmark: Benchmark;
  readonly values: readonly BenchmarkValue[];
}

export function ValuesTable({ benchmark, values }: ValuesTableProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const withTrade = isTraded(values);
  const priceColumn = (key: 'Value' | 'Open' | 'High' | 'Low', head: string): Column<BenchmarkValue> => ({
    key,
    head,
    numeric: true,
    cell: (row) => {
      const value = row[key];
      return value === null ? { gap: 'notPublished' } : formatValueText(format, benchmark, value);
    },
  });
  const range = [priceColumn('High', t.high), priceColumn('Low', t.low)];
  const traded: readonly Column<BenchmarkValue>[] = [
    priceColumn('Open', t.open),
    ...range,
    {
      key: 'volume',
      head: t.volume,
      numeric: true,
      cell: ({ Volume }) => (Volume === null ? { gap: 'notPublished' } : format.number(Volume)),
    },
  ];
  const columns: readonly Column<BenchmarkValue>[] = [
    {
      key: 'date',
      head: benchmark.Frequency === 'month' ? t.month : t.day,
      cell: (row) => formatDateText(format, benchmark, row.Date),
    },
    priceColumn('Value', withTrade ? t.close : t.price),
    ...(withTrade ? traded : hasRange(values) ? range : []),
  ];
  return (
    <DataTable
      caption={t.tableCaption(nameIn(edition, benchmark))}
      unit={benchmarkUnit(edition, benchmark)}
      columns={columns}
      rows={values.toReversed()}
      rowKey={({ Date: day }) => day}
      view="small"
      tall
    />
  );
}

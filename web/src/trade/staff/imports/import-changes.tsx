import type {
  ImportChanges,
  ImportDifference,
  ImportOrigin,
  ImportPeriod,
  ImportSums,
} from '@btc/contract/trade/desk/import-outcome.ts';
import { useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { Facts } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import shared from '#ui/base/shared.module.css';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { messages } from '../messages.ts';
import { formatPeriodText } from '../../words/periods.ts';

export function ChangeSummary({ changes, isRates }: { readonly changes: ImportChanges; readonly isRates: boolean }) {
  const t = useMessages(messages);
  const format = useFormat();
  const counts = [
    [t.added, changes.Added],
    [t.changed, changes.Changed],
    [t.same, changes.Same],
    [t.gone, changes.Gone],
    [t.hidden, changes.Hidden],
  ] as const;
  return (
    <ScreenPart title={t.summary}>
      <p className={layout['what']}>{t.cellsWhat}</p>
      <div className={shared['stack4']}>
        <Facts facts={counts.map(([name, count]) => [name, format.number(count)] as const)} />
        {!isRates && <SumTable changes={changes} />}
      </div>
    </ScreenPart>
  );
}

interface Side {
  readonly name: string;
  readonly sums: ImportSums;
}

function figure(format: Format, value: number | null, digits = 1): string {
  return value === null ? '–' : format.number(value, digits);
}

function SumTable({ changes: { Before, After } }: { readonly changes: ImportChanges }) {
  const t = useMessages(messages);
  const format = useFormat();
  const sides: readonly Side[] = [
    { name: t.before, sums: Before },
    { name: t.after, sums: After },
  ];
  const columns: readonly Column<Side>[] = [
    { key: 'side', head: t.summary, cell: ({ name }) => name },
    { key: 'tonnes', head: t.tonnes, numeric: true, cell: ({ sums }) => figure(format, sums.Tonnes) },
    { key: 'usd', head: t.usd, numeric: true, cell: ({ sums }) => figure(format, sums.ValueUsd, 0) },
    { key: 'cny', head: t.cny, numeric: true, cell: ({ sums }) => figure(format, sums.ValueCny, 0) },
  ];
  return <DataTable caption={t.summary} columns={columns} rows={sides} rowKey={({ name }) => name} view="small" />;
}

interface Totals {
  readonly name: string;
  readonly before: ImportSums;
  readonly after: ImportSums;
}

function changeText(format: Format, before: number | null, after: number | null): string {
  if (before === null && after === null) return '–';
  return format.change((after ?? 0) - (before ?? 0), 1);
}

function TotalsTable({ caption, head, rows }: { caption: string; head: string; rows: readonly Totals[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns: readonly Column<Totals>[] = [
    { key: 'name', head, cell: ({ name }) => name },
    {
      key: 'before',
      head: t.before,
      unit: format.unit.tonnes,
      numeric: true,
      cell: (row) => figure(format, row.before.Tonnes),
    },
    {
      key: 'after',
      head: t.after,
      unit: format.unit.tonnes,
      numeric: true,
      cell: (row) => figure(format, row.after.Tonnes),
    },
    {
      key: 'change',
      head: t.difference,
      unit: format.unit.tonnes,
      numeric: true,
      cell: (row) => changeText(format, row.before.Tonnes, row.after.Tonnes),
    },
    {
      key: 'usdBefore',
      head: t.before,
      unit: format.unit.usd,
      numeric: true,
      cell: (row) => figure(format, row.before.ValueUsd, 0),
    },
    {
      key: 'usdAfter',
      head: t.after,
      unit: format.unit.usd,
      numeric: true,
      cell: (row) => figure(format, row.after.ValueUsd, 0),
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ name }) => name} view="small" tall />;
}

export function ChangeTotals({
  periods,
  origins,
}: {
  readonly periods: readonly ImportPeriod[];
  readonly origins: readonly ImportOrigin[];
}) {
  const t = useMessages(messages);
  const edition = useEdition();
  const isEn = edition === 'en';
  if (periods.length === 0) return null;
  return (
    <>
      <ScreenPart title={t.byPeriod}>
        <TotalsTable
          caption={t.byPeriod}
          head={t.period}
          rows={periods.map(({ Period, Before, After }) => ({
            name: formatPeriodText(edition, Period),
            before: Before,
            after: After,
          }))}
        />
      </ScreenPart>
      <ScreenPart title={t.byOrigin}>
        <TotalsTable
          caption={t.byOrigin}
          head={t.origin}
          rows={origins.map(({ NameCn, NameEn, Before, After }) => ({
            name: isEn ? NameEn : NameCn,
            before: Before,
            after: After,
          }))}
        />
      </ScreenPart>
    </>
  );
}

interface DifferencePartProps {
  readonly rows: readonly ImportDifference[];
  readonly total: number;
  /** `revised`: changes made by a load in the diary, latest period first. */
  readonly kind: 'compared' | 'rates' | 'revised';
}

/** Periods and origins (for rates: currencies) that change; comparisons by largest difference. */
export function DifferencePart({ rows, total, kind }: DifferencePartProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const isEn = edition === 'en';
  const format = useFormat();
  const isRates = kind === 'rates';
  const digits = isRates ? 4 : 1;
  const title = { compared: t.differences, rates: t.rateDifferences, revised: t.revisedDifferences }[kind];
  const columns: readonly Column<ImportDifference>[] = [
    { key: 'period', head: t.period, cell: ({ Period }) => formatPeriodText(edition, Period) },
    { key: 'code', head: isRates ? t.currency : t.origin, cell: ({ NameCn, NameEn }) => (isEn ? NameEn : NameCn) },
    {
      key: 'before',
      head: `${t.before} · ${isRates ? t.figure : t.tonnes}`,
      numeric: true,
      cell: ({ Before }) => figure(format, Before, digits),
    },
    {
      key: 'after',
      head: `${t.after} · ${isRates ? t.figure : t.tonnes}`,
      numeric: true,
      cell: ({ After }) => figure(format, After, digits),
    },
    {
      key: 'percent',
      head: t.percent,
      numeric: true,
      cell: ({ Before, After }) => formatPercentText(format, Before, After),
    },
    ...(rows.some(({ ValueUsdBefore, ValueUsdAfter }) => (ValueUsdBefore ?? ValueUsdAfter) !== null)
      ? buildUsdColumns(format, t)
      : []),
  ];
  if (rows.length === 0) return null;
  return (
    <ScreenPart title={title}>
      {total > rows.length && (
        <p className={layout['note']}>
          {(kind === 'revised' ? t.listFirst : t.differencesFirst)(format.number(rows.length), format.number(total))}
        </p>
      )}
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ Period, Code }) => `${Period} ${Code}`}
        view="small"
        tall
      />
    </ScreenPart>
  );
}

function formatPercentText(format: Format, before: number | null, after: number | null): string {
  return before === null || after === null || before === 0 ? '–' : format.changePercent((after / before - 1) * 100);
}

function buildUsdColumns(
  format: Format,
  t: { before: string; after: string; usd: string },
): readonly Column<ImportDifference>[] {
  return [
    {
      key: 'usdBefore',
      head: `${t.before} · ${t.usd}`,
      numeric: true,
      cell: ({ ValueUsdBefore }) => figure(format, ValueUsdBefore, 0),
    },
    {
      key: 'usdAfter',
      head: `${t.after} · ${t.usd}`,
      numeric: true,
      cell: ({ ValueUsdAfter }) => figure(format, ValueUsdAfter, 0),
    },
  ];
}

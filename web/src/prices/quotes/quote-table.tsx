import { priceDecimals } from '@btc/contract/prices/price-codes.ts';
import type { PriceChange, QuoteRow } from '@btc/contract/prices/quote-row.ts';
import { useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Cell, Column } from '#ui/data/table-model.ts';
import { BasisCell } from './basis-cell.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { cutName, originName, placeName, priceText, storageName, unitName } from './price-names.ts';
import { PriceRange } from './price-range.tsx';
import styles from './quotes.module.css';
import { seriesPath } from './series-path.ts';
import type { QuotesData } from './quotes-query.ts';

/** The quotes of a day by origin, in cut order; the first column leads to a series over time. */
export function QuoteTable({ found: { rows, state, dict } }: { found: QuotesData }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const units = new Set(rows.map(({ ShownUnit }) => ShownUnit));
  const [unit] = units.size === 1 ? [...units] : [];
  const columns = useColumns(unit !== undefined, state);
  const day = dict.Date === null ? '' : format.date(dict.Date);
  return (
    <DataTable
      caption={t.caption(t.meats[state.meat], t.markets[state.market], day)}
      unit={unit === undefined ? undefined : unitName(format, unit)}
      columns={columns}
      rows={rows}
      rowKey={({ SeriesID }) => String(SeriesID)}
      groupOf={(row) => originName(edition, row)}
      view="small"
    />
  );
}

/** How prices are reckoned goes along to the history. */
function reckoningSearch({ unit, level, isOverQuota }: QuotesData['state']): string {
  const search = new URLSearchParams();
  if (unit !== '') search.set('unit', unit);
  if (level !== '') search.set('level', level);
  if (isOverQuota) search.set('quota', 'over');
  return search.size === 0 ? '' : `?${search.toString()}`;
}

function useColumns(isOneUnit: boolean, state: QuotesData['state']): readonly Column<QuoteRow>[] {
  const search = reckoningSearch(state);
  const { isOverQuota } = state;
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const { columns: heads } = t;
  const price = (row: QuoteRow, value: number | null) =>
    value === null ? <span className={styles['under']}>{t.unknown}</span> : priceText(format, row.ShownUnit, value);
  return [
    {
      key: 'cut',
      head: heads.cut,
      cell: (row) => (
        <>
          <PageLink to={seriesPath(edition, row.SeriesID) + search}>{cutName(edition, row)}</PageLink>
          <span className={styles['under']}>{storageName(edition, row)}</span>
        </>
      ),
    },
    {
      key: 'where',
      head: heads.where,
      cell: (row) => <span className={styles['where']}>{placeName(edition, row)}</span>,
    },
    { key: 'low', head: heads.low, numeric: true, cell: (row) => price(row, row.Low) },
    {
      key: 'mainstream',
      head: heads.mainstream,
      numeric: true,
      cell: (row) => (
        <>
          <strong>{price(row, row.Mainstream)}</strong>
          {row.OtherQuota !== null && (
            <span className={styles['under']}>
              {t.otherQuota[isOverQuota ? 'in' : 'over'](priceText(format, row.ShownUnit, row.OtherQuota))}
            </span>
          )}
        </>
      ),
    },
    { key: 'high', head: heads.high, numeric: true, cell: (row) => price(row, row.High) },
    ...(isOneUnit ? [] : [{ key: 'unit', head: heads.unit, cell: (row: QuoteRow) => unitName(format, row.ShownUnit) }]),
    { key: 'range', head: heads.range, cell: (row) => <RangeCell row={row} /> },
    {
      key: 'previous',
      head: heads.previous,
      numeric: true,
      cell: (row) => changeCell(format, row, row.ChangePrevious),
    },
    { key: 'week', head: heads.week, numeric: true, cell: (row) => changeCell(format, row, row.ChangeWeek) },
    { key: 'count', head: heads.count, numeric: true, cell: ({ Count }) => format.number(Count) },
    {
      key: 'basis',
      head: heads.basis,
      cell: (quote) => <BasisCell quote={quote} />,
    },
  ];
}

function RangeCell({ row }: { row: QuoteRow }) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const { Low, Mainstream, High, ShownUnit } = row;
  if (Low === null || Mainstream === null || High === null) return null;
  const text = (value: number) => priceText(format, ShownUnit, value);
  const label = t.rangeLabel(text(Low), text(Mainstream), text(High));
  return <PriceRange low={Low} mainstream={Mainstream} high={High} label={label} />;
}

function changeCell(format: Format, { ShownUnit }: QuoteRow, change: PriceChange): Cell {
  if (change === null) return { gap: 'notPublished' };
  return <ChangeMark value={change.Value} text={format.change(change.Value, priceDecimals[ShownUnit])} />;
}

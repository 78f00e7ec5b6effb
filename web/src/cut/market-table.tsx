import { toCutPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import { priceDecimals } from '@btc/contract/prices/price-codes.ts';
import { toPriceSeriesPath } from '@btc/contract/prices/price-paths.ts';
import type { ListedQuote } from '@btc/contract/prices/quote-row.ts';
import type { CutQuotes } from '@btc/contract/cut/cut.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { type Column, DataTable, PhoneLine } from '#ui/data/data-table.tsx';
import {
  formatPlaceName,
  formatPriceText,
  formatUnitName,
  QuoteTrend,
  toCutName,
  toOriginName,
  toStorageName,
} from '#prices/face.ts';
import { toLandedPath } from './cut-address.ts';
import styles from './cut.module.css';
import { messages } from './messages.ts';

interface MarketTableProps {
  readonly market: CutQuotes;
  /** The column by which rows differ; the other dimension is in the heading. */
  readonly by: 'origin' | 'cut';
  /** Text where the market has quotes of that day, but none of this cut or substitute. */
  readonly noQuotes: (market: string, day: string) => string;
}

export function MarketTable({ market, by, noQuotes }: MarketTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { MarketType, Date: day, Rows } = market;
  const name = t.markets[MarketType];
  const columns = useColumns(by, MarketType === 'forward');
  const [first] = Rows;
  if (day === null) return <p className={styles['note']}>{t.noMarket(name)}</p>;
  if (first === undefined) return <p className={styles['note']}>{noQuotes(name, format.date(day))}</p>;
  return (
    <DataTable
      caption={t.caption(name, format.date(day))}
      unit={formatUnitName(format, first.ShownUnit)}
      columns={columns}
      rows={Rows}
      rowKey={({ SeriesID }) => String(SeriesID)}
      view="small"
    />
  );
}

function useColumns(by: MarketTableProps['by'], leadsToCost: boolean): readonly Column<ListedQuote>[] {
  const t = useMessages(messages);
  const format = useFormat();
  return [
    { key: by, head: t[by], cell: (row) => <Quoted row={row} by={by} /> },
    {
      key: 'low',
      head: t.low,
      numeric: true,
      isWide: true,
      cell: (row) => priceText(format, row, row.Low) ?? t.unknown,
    },
    {
      key: 'mainstream',
      head: t.mainstream,
      numeric: true,
      cell: (row) => <Mainstream row={row} />,
    },
    {
      key: 'high',
      head: t.high,
      numeric: true,
      isWide: true,
      cell: (row) => priceText(format, row, row.High) ?? t.unknown,
    },
    {
      key: 'week',
      head: t.week,
      numeric: true,
      cell: ({ ChangeWeek: change, ShownUnit }) =>
        change === null ? (
          { gap: 'notPublished' }
        ) : (
          <ChangeMark value={change.Value} text={format.change(change.Value, priceDecimals[ShownUnit])} />
        ),
    },
    { key: 'count', head: t.count, numeric: true, cell: ({ QuoteCount }) => format.number(QuoteCount) },
    {
      key: 'trend',
      head: t.trend,
      isWide: true,
      cell: (row) => <QuoteTrend quote={row} />,
    },
    ...(leadsToCost
      ? [{ key: 'landed', head: t.costs, cell: (row: ListedQuote) => <LandedLink row={row} by={by} /> }]
      : []),
  ];
}

interface RowProps extends Pick<MarketTableProps, 'by'> {
  readonly row: ListedQuote;
}

function Quoted({ row, by }: RowProps) {
  const edition = useEdition();
  const [to, name] =
    by === 'cut'
      ? [pathFor(edition, toCutPath(row.Meat, row.CutCode)), toCutName(edition, { ...row, Brand: null })]
      : [toPriceSeriesPath(edition, row.SeriesID), toOriginName(edition, row)];
  const under = [toStorageName(edition, row), formatPlaceName(edition, row), row.Brand];
  return (
    <>
      <PageLink to={to}>{name}</PageLink>
      <span className={shared['under']}>{under.filter(Boolean).join(' · ')}</span>
    </>
  );
}

function Mainstream({ row }: { readonly row: ListedQuote }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      <strong>{priceText(format, row, row.Mainstream) ?? t.unknown}</strong>
      {row.Low !== null && row.High !== null && (
        <PhoneLine>
          {priceText(format, row, row.Low)}–{priceText(format, row, row.High)}
        </PhoneLine>
      )}
    </>
  );
}

function LandedLink({ row, by }: RowProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const name = by === 'cut' ? toCutName(edition, row) : toOriginName(edition, row);
  return (
    <PageLink to={toLandedPath(edition, row)} aria-label={t.landedCostOf(name)}>
      {t.landedCost}
    </PageLink>
  );
}

function priceText(format: Format, { ShownUnit }: ListedQuote, value: number | null): string | null {
  return value === null ? null : formatPriceText(format, ShownUnit, value);
}

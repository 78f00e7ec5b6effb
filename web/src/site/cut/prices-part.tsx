import { priceDecimals } from '@btc/contract/prices/price-codes.ts';
import { toPriceSeriesPath } from '@btc/contract/prices/price-paths.ts';
import type { QuoteRow } from '@btc/contract/prices/quote-row.ts';
import type { CutQuotes } from '@btc/contract/site/cut.ts';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { useSearchAhead } from '#platform/search-ahead.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { type Column, DataTable, PhoneLine } from '#ui/data/data-table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import {
  formatPlaceName,
  formatPriceText,
  formatUnitName,
  toOriginName,
  toStorageName,
} from '../../prices/quotes/price-names.ts';
import { TermsFields } from '../../prices/quotes/terms-fields.tsx';
import { TrendLine } from '../home/trend-line.tsx';
import { type CutState, readCutState, toCutAddress, toLandedPath } from './cut-address.ts';
import type { CutData } from './cut-query.ts';
import styles from './cut.module.css';
import { MarginPart } from './margin-part.tsx';
import { messages } from './messages.ts';

/** What the cut is quoted at, forward and spot, and what lies between. */
export function PricesPart({ found }: { readonly found: CutData }) {
  const t = useMessages(messages);
  const { row, dict } = found;
  const isQuoted = dict.Markets.some(({ Rows }) => Rows.length > 0) || dict.Margins?.Rows.length !== 0;
  return (
    <>
      <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
        <h2>{t.prices}</h2>
        {isQuoted && <TermsBar code={row.Code} />}
        {dict.Markets.map((market) => (
          <MarketTable key={market.MarketType} market={market} />
        ))}
      </section>
      {isQuoted && <MarginPart found={found} />}
    </>
  );
}

/** In which unit prices are shown and what they include; all of it is in the address. */
function TermsBar({ code }: { readonly code: string }) {
  const edition = useEdition();
  const navigate = useNavigate();
  const state = readCutState(new URLSearchParams(useSearchAhead()));
  const set = (change: Partial<CutState>) => {
    void navigate(toCutAddress(edition, code, { ...state, ...change }), { preventScrollReset: true });
  };
  return (
    <div className={styles['fields']}>
      <TermsFields terms={state} onChange={set} />
    </div>
  );
}

function MarketTable({ market }: { readonly market: CutQuotes }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { MarketType, Date: day, Rows, Trends } = market;
  const name = t.markets[MarketType];
  const columns = useColumns(Trends, MarketType === 'forward');
  const [first] = Rows;
  if (day === null) return <p className={styles['note']}>{t.noMarket(name)}</p>;
  if (first === undefined) return <p className={styles['note']}>{t.noQuotes(name, format.date(day))}</p>;
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

function useColumns(trends: CutQuotes['Trends'], leadsToCost: boolean): readonly Column<QuoteRow>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'origin',
      head: t.origin,
      cell: (row) => (
        <>
          <PageLink to={toPriceSeriesPath(edition, row.SeriesID)}>{toOriginName(edition, row)}</PageLink>
          <span className={shared['under']}>
            {[toStorageName(edition, row), formatPlaceName(edition, row), row.Brand].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
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
      cell: (row) => <Trend row={row} trend={trends.find(({ SeriesID }) => SeriesID === row.SeriesID)} />,
    },
    ...(leadsToCost ? [{ key: 'landed', head: t.costs, cell: (row: QuoteRow) => <LandedLink row={row} /> }] : []),
  ];
}

/** The mainstream price; under it on a phone low and high. */
function Mainstream({ row }: { readonly row: QuoteRow }) {
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

function LandedLink({ row }: { readonly row: QuoteRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <PageLink to={toLandedPath(edition, row)} aria-label={t.landedCostOf(toOriginName(edition, row))}>
      {t.landedCost}
    </PageLink>
  );
}

function priceText(format: Format, { ShownUnit }: QuoteRow, value: number | null): string | null {
  return value === null ? null : formatPriceText(format, ShownUnit, value);
}

interface TrendProps {
  readonly row: QuoteRow;
  readonly trend: CutQuotes['Trends'][number] | undefined;
}

function Trend({ row, trend }: TrendProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const values = trend?.Points.map(({ Mainstream }) => Mainstream) ?? [];
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const text = (value: number) => formatPriceText(format, row.ShownUnit, value);
  return (
    <>
      <TrendLine values={values} className={styles['spark']} />
      <VisuallyHidden>
        {t.trendText(format.number(known.length), text(Math.min(...known)), text(Math.max(...known)))}
      </VisuallyHidden>
    </>
  );
}

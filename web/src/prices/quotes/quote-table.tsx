import { toCutPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import { priceDecimals } from '@btc/contract/prices/price-codes.ts';
import type { PriceChange, ListedQuote } from '@btc/contract/prices/quote-row.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { DataTable, PhoneLine } from '#ui/data/data-table.tsx';
import type { Cell, Column } from '#ui/data/table-model.ts';
import { BasisCell } from './basis-cell.tsx';
import { QuoteTrend } from './quote-trend.tsx';
import { messages } from './messages.ts';
import {
  toCutName,
  toOriginName,
  formatPlaceName,
  formatPriceText,
  toStorageName,
  formatUnitName,
} from './price-names.ts';
import { toPriceSeriesPath } from '@btc/contract/prices/price-paths.ts';
import type { QuotesData } from './quotes-query.ts';
import styles from './quotes.module.css';

/** The value that all rows share; undefined where they differ. */
function common<Row>(rows: readonly Row[], read: (row: Row) => string): string | undefined {
  const [first, ...others] = new Set(rows.map(read));
  return others.length === 0 ? first : undefined;
}

/** Quotes of a day by origin, in cut order; what all rows share is stated once. */
export function QuoteTable({ found: { rows, state, dict } }: { found: QuotesData }) {
  const edition = useEdition();
  const format = useFormat();
  const unit = common(rows, ({ ShownUnit }) => formatUnitName(format, ShownUnit));
  const storage = common(rows, (row) => toStorageName(edition, row));
  const place = common(rows, (row) => formatPlaceName(edition, row));
  const under = (row: ListedQuote) =>
    [storage ?? toStorageName(edition, row), place ?? formatPlaceName(edition, row)].filter(
      (one) => one !== storage && one !== place,
    );
  const columns = useColumns(state, { isOneUnit: unit !== undefined, under });
  const day = dict.Date === null ? '' : format.date(dict.Date);
  return (
    <DataTable
      caption={<QuotesCaption state={state} day={day} />}
      unit={[unit, storage, place].filter((one) => one !== undefined).join(' · ') || undefined}
      columns={columns}
      rows={rows}
      rowKey={({ SeriesID }) => String(SeriesID)}
      findGroup={(row) => toOriginName(edition, row)}
      view="small"
      rowsOpen
    />
  );
}

function QuotesCaption({ state, day }: { state: QuotesData['state']; day: string }) {
  const t = useMessages(messages);
  return (
    <>
      <span className={styles['title']}>{t.caption(t.meats[state.meat], t.markets[state.market])}</span>
      {t.captionGap}
      {day}
    </>
  );
}

/** Carries the way prices are computed along to the history. */
function toConversionSearch({ unit, level, isOverQuota }: QuotesData['state']): string {
  const search = new URLSearchParams();
  if (unit !== '') search.set('unit', unit);
  if (level !== '') search.set('level', level);
  if (isOverQuota) search.set('quota', 'over');
  return search.size === 0 ? '' : `?${search.toString()}`;
}

interface Shared {
  readonly isOneUnit: boolean;
  readonly under: (row: ListedQuote) => readonly string[];
}

interface CutCellProps {
  readonly row: ListedQuote;
  readonly search: string;
  readonly under: readonly string[];
}

function CutCell({ row, search, under }: CutCellProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <>
      <PageLink className={styles['cut']} to={toPriceSeriesPath(edition, row.SeriesID) + search}>
        {toCutName(edition, row)}
      </PageLink>{' '}
      <span className={styles['beside']}>
        <PageLink to={pathFor(edition, toCutPath(row.Meat, row.CutCode))}>{t.cutPage}</PageLink>
      </span>
      {under.length > 0 && <span className={classNames(shared['under'], shared['regular'])}>{under.join(' · ')}</span>}
    </>
  );
}

function useColumns(state: QuotesData['state'], { isOneUnit, under }: Shared): readonly Column<ListedQuote>[] {
  const search = toConversionSearch(state);
  const t = useMessages(messages);
  const format = useFormat();
  const { columns: heads } = t;
  return [
    {
      key: 'cut',
      head: heads.cut,
      cell: (row) => <CutCell row={row} search={search} under={under(row)} />,
    },
    {
      key: 'low',
      head: heads.low,
      numeric: true,
      isWide: true,
      cell: (row) => <PriceCell row={row} value={row.Low} />,
    },
    {
      key: 'mainstream',
      head: heads.mainstream,
      numeric: true,
      cell: (row) => <MainstreamCell row={row} isOverQuota={state.isOverQuota} />,
    },
    {
      key: 'high',
      head: heads.high,
      numeric: true,
      isWide: true,
      cell: (row) => <PriceCell row={row} value={row.High} />,
    },
    ...(isOneUnit
      ? []
      : [{ key: 'unit', head: heads.unit, cell: (row: ListedQuote) => formatUnitName(format, row.ShownUnit) }]),
    { key: 'week', head: heads.week, numeric: true, cell: (row) => changeCell(format, row, row.ChangeWeek) },
    { key: 'trend', head: heads.trend, cell: (row) => <QuoteTrend quote={row} /> },
    {
      key: 'previous',
      head: heads.previous,
      numeric: true,
      cell: (row) => changeCell(format, row, row.ChangePrevious),
    },
    { key: 'count', head: heads.count, numeric: true, cell: ({ QuoteCount }) => format.number(QuoteCount) },
    {
      key: 'basis',
      head: heads.basis,
      cell: (quote) => <BasisCell quote={quote} />,
    },
  ];
}

function PriceCell({ row, value }: { row: ListedQuote; value: number | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  return value === null ? (
    <span className={classNames(shared['under'], shared['regular'])}>{t.unknown}</span>
  ) : (
    formatPriceText(format, row.ShownUnit, value)
  );
}

function MainstreamCell({ row, isOverQuota }: { row: ListedQuote; isOverQuota: boolean }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      <strong>
        <PriceCell row={row} value={row.Mainstream} />
      </strong>
      {row.Low !== null && row.High !== null && (
        <PhoneLine>
          {formatPriceText(format, row.ShownUnit, row.Low)}–{formatPriceText(format, row.ShownUnit, row.High)}
        </PhoneLine>
      )}
      {row.OtherQuota !== null && (
        <span className={classNames(shared['under'], shared['regular'])}>
          {t.otherQuota[isOverQuota ? 'in' : 'over'](formatPriceText(format, row.ShownUnit, row.OtherQuota))}
        </span>
      )}
    </>
  );
}

function changeCell(format: Format, { ShownUnit }: ListedQuote, change: PriceChange): Cell {
  if (change === null) return { gap: 'notPublished' };
  return <ChangeMark value={change.Value} text={format.change(change.Value, priceDecimals[ShownUnit])} />;
}

import type { SheetRow } from '@btc/contract/prices/desk/quote-desk.ts';
import type { CattleSheetRow } from '@btc/contract/prices/benchmarks/live-cattle.ts';
import { priceMeats, type QuotedMarket } from '@btc/contract/prices/price-codes.ts';
import { isDay } from '@btc/contract/time.ts';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { useFilters } from '#shell/console/filters/address-filters.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { FilterBar, FilterText } from '#shell/console/filters/filter-bar.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useStaff } from '#shell/console/staff.ts';
import { type Answer, useCall } from '#shell/console/use-call.ts';
import { Select } from '#ui/form/select.tsx';
import { EmptyState, Notice } from '#ui/state/notice.tsx';
import { toCattleRow } from './cattle-line.ts';
import { listUnsavedSheets, type SheetKey } from './sheet-draft.ts';
import { useMarketName } from '../terms/use-market-name.ts';
import { messages } from '../messages.ts';
import styles from '../grid/quote-grid.module.css';
import { QuoteSheet } from './quote-sheet.tsx';
import type { LineRow } from './sheet-lines.ts';
import { listMarkets, type SheetShow, sheetShows } from './sheet-address.ts';

type FilterName = 'day' | 'meat' | 'market' | 'origin' | 'show';

function useSheetKey() {
  const filters = useFilters<FilterName>();
  const { filter } = filters;
  const meat = priceMeats.find((one) => one === filter('meat')) ?? 'beef';
  const market = listMarkets(meat).find((one) => one === filter('market')) ?? 'forward';
  const day = isDay(filter('day')) ? filter('day') : todayInShanghai();
  const show = sheetShows.find((one) => one === filter('show')) ?? 'all';
  return { filters, key: { meat, market, day }, show };
}

export function QuoteSheetScreen() {
  const t = useMessages(messages);
  const { key } = useSheetKey();
  return (
    <ScreenPage title={t.sheetTitle}>
      {key.market === 'livecattle' ? <CattlePart day={key.day} /> : <QuotePart {...key} market={key.market} />}
    </ScreenPage>
  );
}

function toQuoteRows({ Rows }: { readonly Rows: readonly SheetRow[] }) {
  return Rows;
}

function QuotePart({ meat, market, day }: SheetKey & { readonly market: QuotedMarket }) {
  const answer = useCall('GetQuoteSheet', { Meat: meat, MarketType: market, Date: day });
  return <SheetPart answer={answer} toRows={toQuoteRows} />;
}

function CattlePart({ day }: Pick<SheetKey, 'day'>) {
  const edition = useEdition();
  const answer = useCall('GetLiveCattleSheet', { Date: day });
  const toRows = useCallback(
    ({ Rows }: { readonly Rows: readonly CattleSheetRow[] }) => Rows.map((row) => toCattleRow(row, edition)),
    [edition],
  );
  return <SheetPart answer={answer} toRows={toRows} />;
}

interface SheetPartProps<Output> {
  readonly answer: Answer<Output>;
  readonly toRows: (output: Output) => readonly LineRow[];
}

function SheetPart<Output extends { readonly Dict: { readonly JumpPercent: number } }>({
  answer,
  toRows,
}: SheetPartProps<Output>) {
  const t = useMessages(messages);
  const { filters, key, show } = useSheetKey();
  const { meat, market, day } = key;
  const { data } = answer;
  const rows = useMemo(() => (data === null ? [] : toRows(data)), [data, toRows]);
  return (
    <>
      <SheetFilters {...{ filters, sheet: key, show }} origins={listOrigins(rows)} />
      <UnsavedElsewhere key={`${meat} ${market} ${day}`} sheet={key} />
      <AnswerView answer={answer}>
        {({ Dict }) =>
          rows.length === 0 ? (
            <EmptyState size="line" level={2} title={t.emptyTitle}>
              {t.emptySheet}
            </EmptyState>
          ) : (
            <QuoteSheet
              // Other series make another sheet; other figures are taken over by the one there is.
              key={`${meat} ${market} ${day} ${rows.map(({ SeriesID }) => SeriesID).join()}`}
              {...{ sheet: key, rows, jumpPercent: Dict.JumpPercent, show }}
              origin={filters.filter('origin')}
              onChanged={answer.reload}
            />
          )
        }
      </AnswerView>
    </>
  );
}

interface OriginNames {
  readonly OriginCode: string;
  readonly OriginCn: string;
  readonly OriginEn: string;
}

function listOrigins(rows: readonly OriginNames[]): readonly OriginNames[] {
  return [...new Map(rows.map((row) => [row.OriginCode, row])).values()];
}

interface SheetFiltersProps {
  readonly filters: ReturnType<typeof useFilters<FilterName>>;
  readonly sheet: SheetKey;
  readonly show: SheetShow;
  readonly origins: readonly OriginNames[];
}

function SheetFilters({ filters, sheet, show, origins }: SheetFiltersProps) {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  const marketName = useMarketName();
  const { filter, set } = filters;
  const names = origins.map(({ OriginCode, OriginCn, OriginEn }) => ({
    value: OriginCode,
    label: isEn ? OriginEn : OriginCn,
  }));
  return (
    <FilterBar>
      <FilterText label={t.date} type="date" value={sheet.day} maxLength={10} onChange={(value) => set('day', value)} />
      <Select
        label={t.meat}
        options={priceMeats.map((value) => ({ value, label: t.meatNames[value] }))}
        value={sheet.meat}
        onChange={(value) => set('meat', value)}
      />
      <Select
        label={t.market}
        options={listMarkets(sheet.meat).map((value) => ({ value, label: marketName(value) }))}
        value={sheet.market}
        onChange={(value) => set('market', value)}
      />
      <Select
        label={t.origin}
        options={[{ value: '', label: t.allOrigins }, ...names]}
        value={names.some(({ value }) => value === filter('origin')) ? filter('origin') : ''}
        onChange={(value) => set('origin', value)}
      />
      <Select
        label={t.show}
        options={sheetShows.map((value) => ({ value, label: t.shows[value] }))}
        value={show}
        onChange={(value) => set('show', value === 'all' ? '' : value)}
      />
    </FilterBar>
  );
}

function UnsavedElsewhere({ sheet }: { readonly sheet: SheetKey }) {
  const t = useMessages(messages);
  const format = useFormat();
  const marketName = useMarketName();
  const { userId } = useStaff();
  const isThis = ({ meat, market, day }: SheetKey) =>
    meat === sheet.meat && market === sheet.market && day === sheet.day;
  const [sheets] = useState(() => listUnsavedSheets(userId).filter((one) => !isThis(one)));
  if (sheets.length === 0) return null;
  return (
    <div className={styles['otherSheets']}>
      <Notice tone="plain">
        {t.unsavedElsewhere}
        <ul className={layout['plain']}>
          {sheets.map((one) => (
            <li key={`${one.meat} ${one.market} ${one.day}`}>
              <Link to={`?day=${one.day}&meat=${one.meat}&market=${one.market}`}>
                {t.unsavedSheet(
                  format.date(one.day),
                  t.meatNames[one.meat],
                  marketName(one.market),
                  format.number(one.lines),
                )}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

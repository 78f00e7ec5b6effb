import { priceMeats, quotedMarkets } from '@btc/contract/prices/price-codes.ts';
import { isDay } from '@btc/contract/time.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { useFilters } from '#shell/console/address-filters.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { FilterBar, FilterText } from '#shell/console/filter-bar.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useStaff } from '#shell/console/staff.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Select } from '#ui/form/select.tsx';
import { EmptyState, Notice } from '#ui/state/notice.tsx';
import { listUnsavedSheets, type SheetKey } from './sheet-draft.ts';
import { useMarketName, useMarketOptions } from './use-market-name.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { QuoteSheet } from './quote-sheet.tsx';
import { type SheetShow, sheetShows } from './sheet-address.ts';

type FilterName = 'day' | 'meat' | 'market' | 'origin' | 'show';

function useSheetKey() {
  const filters = useFilters<FilterName>();
  const { filter } = filters;
  const meat = priceMeats.find((one) => one === filter('meat')) ?? 'beef';
  const market = quotedMarkets.find((one) => one === filter('market')) ?? 'forward';
  const day = isDay(filter('day')) ? filter('day') : todayInShanghai();
  const show = sheetShows.find((one) => one === filter('show')) ?? 'all';
  return { filters, key: { meat, market, day }, show };
}

/** A day's quotes of a market, typed. */
export function QuoteSheetScreen() {
  const t = useMessages({ cn: zh, en });
  const { filters, key, show } = useSheetKey();
  const { meat, market, day } = key;
  const answer = useCall('GetQuoteSheet', { Meat: meat, MarketType: market, Date: day });
  const rows = answer.data?.Rows ?? [];
  return (
    <ScreenPage title={t.sheetTitle}>
      <SheetFilters {...{ filters, sheet: key, show }} origins={listOrigins(rows)} />
      <UnsavedElsewhere key={`${meat} ${market} ${day}`} sheet={key} />
      <AnswerView answer={answer}>
        {({ Rows, Dict }) =>
          Rows.length === 0 ? (
            <EmptyState size="line" level={2} title={t.emptyTitle}>
              {t.emptySheet}
            </EmptyState>
          ) : (
            <QuoteSheet
              // Other series make another sheet; other figures are taken over by the one there is.
              key={`${meat} ${market} ${day} ${Rows.map(({ SeriesID }) => SeriesID).join()}`}
              {...{ sheet: key, rows: Rows, jumpPercent: Dict.JumpPercent, show }}
              origin={filters.filter('origin')}
              onChanged={answer.reload}
            />
          )
        }
      </AnswerView>
    </ScreenPage>
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
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
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
        options={useMarketOptions()}
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

/** Other sheets with lines that are on this device only. */
function UnsavedElsewhere({ sheet }: { readonly sheet: SheetKey }) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const marketName = useMarketName();
  const { userId } = useStaff();
  const isThis = ({ meat, market, day }: SheetKey) =>
    meat === sheet.meat && market === sheet.market && day === sheet.day;
  const [sheets] = useState(() => listUnsavedSheets(userId).filter((one) => !isThis(one)));
  if (sheets.length === 0) return null;
  return (
    <div className="c-otherSheets">
      <Notice tone="plain">
        {t.unsavedElsewhere}
        <ul className="c-plain">
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

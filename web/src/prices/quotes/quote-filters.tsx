import { marketTypes, type PriceMeat, priceMeats } from '@btc/contract/prices/price-codes.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { useSearchAhead } from '#platform/answers/search-ahead.ts';
import { LinkButton } from '#ui/button.tsx';
import { FoldedFilters } from '#ui/form/folded-filters.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { toNamedOptions } from '#ui/form/named-options.ts';
import { SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { Select } from '#ui/form/select.tsx';
import { messages } from './messages.ts';
import { resetState, inMarket, quoteSearch, type QuoteState, readQuoteState } from './quote-address.ts';
import type { QuotesData } from './quotes-query.ts';
import styles from './quotes.module.css';
import { TermsFields } from './terms-fields.tsx';

/** Address of a state; Chinese pork has a page of its own. */
export function useQuotesPath(): (state: QuoteState) => string {
  const edition = useEdition();
  return (state) => {
    const hasOwnPage = edition === 'cn' && state.meat === 'pork';
    const path = pathFor(edition, hasOwnPage ? '/ProkPrice' : '/BTCPrice');
    const pathMeat: PriceMeat = hasOwnPage ? 'pork' : 'beef';
    return path + quoteSearch(state, pathMeat);
  };
}

/** The requested state, also while its answer is loading: fields show it and further choices build on it. */
function useQueryState(): QuoteState {
  const { pathname } = useLocation();
  return readQuoteState({ pathname, searchParams: new URLSearchParams(useSearchAhead()) });
}

export function QuoteFilters({ found }: { found: QuotesData }) {
  const t = useMessages(messages);
  const state = useQueryState();
  const edition = useEdition();
  const toPath = useQuotesPath();
  // Cattle are quoted by country and week and have a page of their own; pigs are not quoted alive.
  const markets = marketTypes.filter(({ code }) => code !== 'livecattle' || state.meat === 'beef');
  return (
    <search className={styles['filters']} aria-label={t.filters}>
      <div className={styles['bar']}>
        <SegmentedLinks
          label={t.meat}
          options={priceMeats.map((value) => ({
            value,
            label: t.meats[value],
            to: toPath(resetState(state, { meat: value, market: state.market })),
          }))}
          value={state.meat}
        />
        <SegmentedLinks
          className={styles['markets']}
          label={t.market}
          options={markets.map(({ code: value }) => ({
            value,
            label: t.markets[value],
            to:
              value === 'livecattle'
                ? pathFor(edition, '/BTCPrice/LiveCattle')
                : toPath(inMarket(state, value, found.options)),
          }))}
          value={state.market}
        />
        <DayLine found={found} />
      </div>
      <NarrowingFields found={found} />
    </search>
  );
}

/** The day of the quotes; only days with quotes can be chosen. */
function DayLine({ found: { state: answered, dict } }: { found: QuotesData }) {
  const t = useMessages(messages);
  const format = useFormat();
  const navigate = useNavigate();
  const toPath = useQuotesPath();
  const state = useQueryState();
  const days = useDays(state);
  const at = (date: string) => toPath({ ...state, date });
  // The answer says which day the latest is; a day that was just chosen has none yet.
  const shown = state.date === answered.date || state.date === '' ? (dict.Date ?? state.date) : state.date;
  const known = days ?? (dict.Date === null ? [] : [dict.Date]);
  const options = known.includes(shown) || shown === '' ? known : [shown, ...known];
  return (
    <div className={styles['days']}>
      <Select
        label={t.date}
        hideLabel
        options={options.toReversed().map((day) => ({ value: day, label: format.date(day) }))}
        value={shown}
        onChange={(day) => void navigate(at(day), { preventScrollReset: true })}
      />
      {dict.EarlierDate !== null && (
        <LinkButton variant="quiet" to={at(dict.EarlierDate)}>
          {t.earlier}
        </LinkButton>
      )}
      {dict.LaterDate !== null && (
        <>
          <LinkButton variant="quiet" to={at(dict.LaterDate)}>
            {t.later}
          </LinkButton>
          <LinkButton variant="quiet" to={at('')}>
            {t.latest}
          </LinkButton>
        </>
      )}
    </div>
  );
}

/** Days with quotes, loaded in the browser; null until then. */
function useDays({ meat, market, origin }: QuoteState): readonly string[] | null {
  const [days, setDays] = useState<{ readonly of: string; readonly list: readonly string[] } | null>(null);
  const question = `${meat} ${market} ${origin}`;
  useEffect(() => {
    let isGone = false;
    browserApi()('GetWebPriceVaildDate', { Meat: meat, MarketType: market, Origin: origin })
      .then(({ Dates }) => {
        if (!isGone) setDays({ of: question, list: Dates });
      })
      // Then the days before and after are still there to go by.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [question, meat, market, origin]);
  return days?.of === question ? days.list : null;
}

function NarrowingFields({ found: { options, total, dict } }: { found: QuotesData }) {
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  const navigate = useNavigate();
  const toPath = useQuotesPath();
  const state = useQueryState();
  const set = (change: Partial<QuoteState>) =>
    void navigate(toPath({ ...state, ...change }), { preventScrollReset: true });
  const lists = [
    { field: 'origin', all: t.allOrigins, rows: options.Origins },
    { field: 'cut', all: t.allCuts, rows: options.Cuts },
    { field: 'term', all: t.allTerms, rows: options.Terms },
    { field: 'port', all: t.allPorts, rows: options.Ports },
  ] as const;
  const count = [...lists.map(({ field }) => state[field]), state.unit, state.level].filter((one) => one !== '').length;
  return (
    <FoldedFilters
      label={t.filters}
      count={count}
      result={
        <>
          {dict.Demo && <DemoMark kind="data" />} {t.found(format.number(total))}
        </>
      }
    >
      <div className={styles['fields']}>
        {lists.map(({ field, all, rows }) => {
          const quoted = rows.filter(({ MarketTypes }) => MarketTypes.includes(state.market));
          return (
            <Select
              key={field}
              label={t[field]}
              options={[{ value: '', label: all }, ...toNamedOptions(edition, quoted)]}
              value={state[field]}
              onChange={(code) => set({ [field]: code })}
            />
          );
        })}
        <TermsFields terms={state} onChange={set} />
        {count > 0 && (
          <LinkButton
            variant="quiet"
            to={toPath({ ...resetState(state, state), date: state.date, unit: '', level: '', isOverQuota: false })}
          >
            {t.reset}
          </LinkButton>
        )}
      </div>
    </FoldedFilters>
  );
}

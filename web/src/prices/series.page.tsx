import { toCutPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import { historyPeriods } from '@btc/contract/prices/price-codes.ts';
import { type RefObject, useRef, useState } from 'react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { ChartEvents } from '#charts/events/chart-events.tsx';
import { ChartExport, type FigureHandle } from '#charts/export/chart-export.tsx';
import { FigureHeading } from '#charts/heading/figure-heading.tsx';
import { toPathEdition, pathFor, useEdition } from '#i18n/edition.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { datasetPageMeta, toVintage } from '#platform/answers/dataset-meta.ts';
import { toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { PinButton } from '#shell/pins/pin-button.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { PriceNavigation } from './price-navigation.tsx';
import { ArithmeticTable } from './quotes/arithmetic-table.tsx';
import { FreePrices } from './quotes/free-prices.tsx';
import { LatestFigure } from './quotes/latest-figure.tsx';
import { messages } from './quotes/messages.ts';
import { formatSeriesName } from './quotes/price-names.ts';
import styles from './quotes/quotes.module.css';
import { loadSeries, type SeriesData } from './quotes/quotes-query.ts';
import { ConversionNotes } from './quotes/conversion-notes.tsx';
import { SeriesChart } from './quotes/series/series-chart.tsx';
import { toPriceSeriesPath } from '@btc/contract/prices/price-paths.ts';
import { seriesSearch, SeriesTerms, useQueryTerms } from './quotes/series/series-terms.tsx';
import { findSeriesTitle, formatSeriesScope } from './quotes/series/series-title.ts';
import { SeriesSheet } from './quotes/series/series-sheet.tsx';
import { SeriesTable } from './quotes/series/series-table.tsx';
import { type HistoryShow, PeriodLinks, ShowSwitch } from './share/history-switches.tsx';
import { PriceActions } from './share/price-actions.tsx';
import { PriceTrialTip, usePriceItem } from './share/price-trial-tip.tsx';

export const loader = serverPageLoader(loadSeries);
export const clientLoader = clientPageLoader(loadSeries);

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const title = formatSeriesName(edition, loaderData.series);
  const path = `/BTCPrice/Series/${loaderData.id}`;
  const page = { edition, title, description: `${title}. ${t.seriesLead}`, path, isFree: false };
  const vintage = toVintage(
    loaderData.quotes.map(({ Date: day }) => day),
    { updatedAt: loaderData.dict.UpdatedAt },
  );
  return datasetPageMeta({ ...page, vintage }, toSettings(matches));
}

export default function SeriesPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const found = useLoaderData<typeof loader>();
  const { series, dict, quotes } = found;
  const item = usePriceItem('series');
  const isChinesePork = edition === 'cn' && series.Meat === 'pork';
  const list = pathFor(edition, isChinesePork ? '/ProkPrice' : '/BTCPrice');
  const meat = !isChinesePork && series.Meat === 'pork' ? 'meat=pork&' : '';
  return (
    <div className={classNames(shared['stack4'], shared['shrinks'], styles['page'])}>
      <PriceNavigation page="quotes" />
      <header className={shared['ends']}>
        <div className={shared['titleLine']}>
          <h1>{formatSeriesName(edition, series)}</h1>
          <PinButton Kind="series" Code={String(found.id)} name={formatSeriesName(edition, series)} />
          {dict.Demo && <DemoMark kind="data" />}
        </div>
        <p className={shared['wideLinks']}>
          <PageLink to={`${list}?${meat}market=${series.MarketType}`}>{t.back}</PageLink>
          <PageLink to={pathFor(edition, toCutPath(series.Meat, series.CutCode))}>{t.cutPage}</PageLink>
        </p>
      </header>
      {dict.Locked === null ? (
        <>
          <LatestFigure found={found} />
          <PriceTrialTip left={dict.TrialLeft} item="series" />
          <History found={found} />
        </>
      ) : (
        <LockedPanel
          title={t.history}
          reason={dict.Locked.Reason}
          trialLeft={dict.TrialLeft}
          item={item}
          level={2}
          size="chart"
        >
          <FreePrices group={found.free} isOne />
        </LockedPanel>
      )}
      <SeriesSheet found={found} />
      {quotes.length > 0 && <ConversionNotes dict={dict} />}
    </div>
  );
}

function History({ found }: { found: SeriesData }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [show, setShow] = useState<HistoryShow>('chart');
  const { id, series, quotes, dict } = found;
  const request = useQueryTerms();
  const figure = useRef<FigureHandle>(null);
  return (
    <>
      <div className={styles['seriesBar']}>
        <PeriodLinks
          periods={historyPeriods}
          value={request.period}
          toPath={(change) => toPriceSeriesPath(edition, id) + seriesSearch({ ...request, ...change })}
        />
        <ShowSwitch value={show} onChange={setShow} />
        <SeriesTerms id={id} />
      </div>
      {quotes.length === 0 ? (
        <EmptyState level={2} title={t.noHistory} />
      ) : show === 'chart' ? (
        <>
          <FigureHeading
            title={findSeriesTitle(edition, found) ?? t.history}
            scope={`${formatSeriesName(edition, series)} · ${formatSeriesScope(edition, found)}`}
          />
          <ChartEvents {...toEventsQuestion(found)}>
            <ChartExport ref={figure}>
              <SeriesChart found={found} />
            </ChartExport>
          </ChartEvents>
          <p className={styles['note']}>
            {t.seriesLead}
            {quotes.some(({ Provisional }) => Provisional) && ` ${t.hatched}`}
          </p>
        </>
      ) : (
        <SeriesTable found={found} />
      )}
      {quotes.length > 0 && <HistoryActions found={found} figure={show === 'chart' ? figure : null} />}
      {dict.Arithmetic.length > 0 && (
        <section>
          <h2>{t.arithmetic}</h2>
          <ArithmeticTable lines={dict.Arithmetic} />
        </section>
      )}
    </>
  );
}

function toEventsQuestion({ series, quotes }: SeriesData) {
  const [from = '', to = ''] = [quotes[0]?.Date, quotes.at(-1)?.Date];
  return { meat: series.Meat, origins: [series.OriginCode], from, to };
}

interface HistoryActionsProps {
  readonly found: SeriesData;
  /** Null while the table is shown. */
  readonly figure: RefObject<FigureHandle | null> | null;
}

function HistoryActions({ found, figure }: HistoryActionsProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { id, period, unit, level, isOverQuota, series, quotes, dict } = found;
  const title = findSeriesTitle(edition, found);
  const scope = formatSeriesScope(edition, found);
  const about = {
    title: title ?? formatSeriesName(edition, series),
    subtitle: title === null ? scope : `${formatSeriesName(edition, series)} · ${scope}`,
    source: edition === 'cn' ? dict.SourceCn : dict.SourceEn,
    notes: [t.seriesLead, ...(quotes.some(({ Provisional }) => Provisional) ? [t.hatched] : [])],
    isDemo: dict.Demo,
    fileName: `price_${id}_${period}`,
  };
  const query = {
    SeriesID: String(id),
    Period: period,
    Unit: unit,
    Level: level,
    OverQuota: isOverQuota ? 'true' : '',
  };
  return (
    <PriceActions
      file="price-history"
      query={query}
      link={toPriceSeriesPath(edition, id) + seriesSearch(found)}
      about={about}
      figure={figure}
    />
  );
}

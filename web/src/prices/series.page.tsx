import { useState } from 'react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { editionOfPath, pathFor, useEdition } from '#i18n/edition.ts';
import { messagesOf, useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { pageMeta, settingsOf } from '#platform/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/page-query.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { SegmentedControl, SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { PriceNavigation } from './price-navigation.tsx';
import { ArithmeticTable } from './quotes/arithmetic-table.tsx';
import { en } from './quotes/messages.en.ts';
import { zh } from './quotes/messages.zh.ts';
import { seriesName } from './quotes/price-names.ts';
import styles from './quotes/quotes.module.css';
import { loadSeries, type SeriesData } from './quotes/quotes-query.ts';
import { ReckoningNotes } from './quotes/reckoning-notes.tsx';
import { SeriesChart } from './quotes/series-chart.tsx';
import { seriesPath } from './quotes/series-path.ts';
import { SeriesTable } from './quotes/series-table.tsx';

export const loader = serverPageLoader(loadSeries);
export const clientLoader = clientPageLoader(loadSeries);

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  const edition = editionOfPath(location.pathname);
  const t = messagesOf(edition, { cn: zh, en });
  const title = seriesName(edition, loaderData.series);
  const path = `/BTCPrice/Series/${loaderData.id}`;
  return pageMeta({ edition, title, description: `${title}. ${t.seriesLead}`, path }, settingsOf(matches));
}

/** One series over time: what a row of the price list opens. */
export default function SeriesPage() {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const found = useLoaderData<typeof loader>();
  const { series, dict, quotes } = found;
  const isChinesePork = edition === 'cn' && series.Species === 'pork';
  const list = pathFor(edition, isChinesePork ? '/ProkPrice' : '/BTCPrice');
  const meat = !isChinesePork && series.Species === 'pork' ? 'meat=pork&' : '';
  return (
    <div className={styles['page']}>
      <PriceNavigation page="quotes" />
      <header className={styles['head']}>
        <PageLink to={`${list}?${meat}market=${series.MarketType}`}>{t.back}</PageLink>
        <h1>{seriesName(edition, series)}</h1>
        <p className={styles['lead']}>
          {t.seriesLead} {dict.Demo && <DemoMark kind="data" />}
        </p>
      </header>
      {dict.Locked === null ? (
        <History found={found} />
      ) : (
        <LockedPanel title={t.history} reason={dict.Locked.Reason} trialLeft={dict.TrialLeft} level={2} size="chart" />
      )}
      {quotes.length > 0 && <ReckoningNotes dict={dict} />}
    </div>
  );
}

function History({ found }: { found: SeriesData }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const [show, setShow] = useState<'chart' | 'table'>('chart');
  const { id, period, quotes, dict } = found;
  const path = seriesPath(edition, id);
  const origin = typeof window === 'undefined' ? '' : window.location.origin;
  return (
    <>
      <div className={styles['seriesBar']}>
        <SegmentedLinks
          label={t.period}
          options={(['1M', '3M', '1Y', 'all'] as const).map((value) => ({
            value,
            label: t.periods[value],
            to: path + searchOf(found, value),
          }))}
          value={period}
        />
        <SegmentedControl
          label={t.show}
          options={[
            { value: 'chart', label: t.chart },
            { value: 'table', label: t.table },
          ]}
          value={show}
          onChange={setShow}
        />
        <CopyButton variant="quiet" size="small" text={origin + path + searchOf(found, period)}>
          {t.link}
        </CopyButton>
      </div>
      {quotes.length === 0 ? (
        <EmptyState level={2} title={t.noHistory} />
      ) : show === 'chart' ? (
        <SeriesChart found={found} />
      ) : (
        <SeriesTable found={found} />
      )}
      {dict.Arithmetic.length > 0 && (
        <section>
          <h2>{t.arithmetic}</h2>
          <ArithmeticTable lines={dict.Arithmetic} />
        </section>
      )}
    </>
  );
}

function searchOf({ unit, level, isOverQuota }: SeriesData, period: string): string {
  const search = new URLSearchParams();
  if (period !== '1Y') search.set('period', period);
  if (unit !== '') search.set('unit', unit);
  if (level !== '') search.set('level', level);
  if (isOverQuota) search.set('quota', 'over');
  return search.size === 0 ? '' : `?${search.toString()}`;
}

import hidden from '#ui/base/hidden.module.css';
import type { LockReason } from '@btc/contract/members/access.ts';
import { liveCattleSeries } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import { pricePages, toPricePath } from '@btc/contract/prices/price-paths.ts';
import { useRef } from 'react';
import { type ShouldRevalidateFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import { ChartExport, type FigureHandle } from '#charts/export/chart-export.tsx';
import { FigureHeading } from '#charts/heading/figure-heading.tsx';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { datasetHead, toVintage } from '#platform/answers/dataset-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { useSearchAhead } from '#platform/answers/search-ahead.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { PriceActions } from './share/price-actions.tsx';
import { PriceTrialTip, usePriceItem } from './share/price-trial-tip.tsx';
import { PublishedOn } from './share/published-on.tsx';
import { CattleFigure } from './week/cattle-figure.tsx';
import { findCattleTitle } from './week/cattle-title.ts';
import { CattleHistory, CattleTable } from './week/cattle-table.tsx';
import {
  type CattleData,
  type CattleFound,
  cattleRanges,
  cattleSearch,
  type CattleState,
  toCattleState,
  loadLiveCattle,
} from './week/live-cattle-query.ts';
import { messages } from './week/messages.ts';
import styles from './week/week.module.css';
import { WeekFrame } from './week/week-frame.tsx';

export const loader = serverPageLoader(loadLiveCattle);
export const clientLoader = clientPageLoader(loadLiveCattle);

/** Range, scale and markets choose among loaded data; only another as-of day reloads. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    currentUrl.searchParams.get('asof') === nextUrl.searchParams.get('asof')
    ? false
    : defaultShouldRevalidate;
}

export const meta = datasetHead(messages, (t, found: CattleFound | undefined) => ({
  title: t.cattleTitle,
  description: t.cattleDescription,
  path: pricePages.liveCattle,
  isFree: false,
  vintage: toVintage(found?.kind === 'open' ? found.answer.Dates : []),
}));

export default function LiveCattlePage() {
  const t = useMessages(messages);
  const found = useLoaderData<typeof loader>();
  const isDemo = found.kind === 'open' && found.answer.Dict.Demo;
  return (
    <WeekFrame page="liveCattle" title={t.cattleTitle} lead={t.cattleLead} isDemo={isDemo}>
      {found.kind === 'open' && found.answer.Dict.Locked === null && <OpenCattle data={found.answer} />}
      {found.kind === 'open' && found.answer.Dict.Locked !== null && (
        <>
          <CattleTable rows={found.answer.Rows} isWeek />
          <LockedHistory reason={found.answer.Dict.Locked.Reason} trialLeft={found.answer.Dict.TrialLeft} />
        </>
      )}
      {found.kind === 'locked' && <LockedHistory {...found} />}
      <section className={styles['part']}>
        <h2>{t.conversionTitle}</h2>
        <ul className={styles['list']}>
          {t.conversion.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </WeekFrame>
  );
}

function LockedHistory({ reason, trialLeft }: { readonly reason: LockReason; readonly trialLeft: number | null }) {
  const t = useMessages(messages);
  const item = usePriceItem('year');
  return (
    <LockedPanel title={t.cattleHistory} level={2} reason={reason} trialLeft={trialLeft} item={item} size="chart">
      <LockedMarkets />
    </LockedPanel>
  );
}

function LockedMarkets() {
  const t = useMessages(messages);
  const edition = useEdition();
  const names = liveCattleSeries.map(({ regionCn, regionEn }) => (edition === 'cn' ? regionCn : regionEn));
  return (
    <p>
      {t.cattleHolds}
      {edition === 'cn' ? `${names.join('、')}。` : ` ${names.join(', ')}.`}
    </p>
  );
}

function OpenCattle({ data }: { data: CattleData }) {
  const t = useMessages(messages);
  const format = useFormat();
  const state = toCattleState(new URLSearchParams(useLocation().search));
  const edition = useEdition();
  const figure = useRef<FigureHandle>(null);
  const days = data.Dates.slice(-cattleRanges[state.range]);
  const sources = new Set(data.Rows.filter(({ Code }) => state.series.includes(Code)).map(({ Source }) => Source));
  const drawn = state.isIndexed ? t.cattleIndexed : t.cattleFigure;
  const title = findCattleTitle(edition, data, state);
  const pictured = {
    title: title ?? drawn,
    subtitle: `${drawn} · ${format.date(days[0] ?? '')}–${format.date(days.at(-1) ?? '')}`,
    source: [...sources].join(edition === 'cn' ? '、' : ', '),
    isDemo: data.Dict.Demo,
    fileName: `live-cattle_${state.range}${state.publishedOn === null ? '' : `_${state.publishedOn}`}`,
  };
  return (
    <>
      <PriceTrialTip left={data.Dict.TrialLeft} item="year" />
      <PublishedOn
        day={state.publishedOn}
        pathFor={(publishedOn) => toPricePath(edition, 'liveCattle') + cattleSearch({ ...state, publishedOn })}
      />
      <section className={styles['part']}>
        <FigureHeading title={pictured.title} scope={title === null ? undefined : pictured.subtitle} />
        <Switches data={data} />
        <ChartExport ref={figure}>
          <CattleFigure key={JSON.stringify(state)} data={data} state={state} />
        </ChartExport>
        <CattleHistory data={data} state={state} />
        <PriceActions
          file="live-cattle"
          query={{}}
          publishedOn={state.publishedOn}
          link={toPricePath(edition, 'liveCattle') + cattleSearch(state)}
          about={pictured}
          figure={figure}
        />
      </section>
      <CattleTable rows={data.Rows} />
    </>
  );
}

function Switches({ data }: { data: CattleData }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const state = toCattleState(new URLSearchParams(useSearchAhead()));
  const to = (change: Partial<CattleState>) =>
    toPricePath(edition, 'liveCattle') + cattleSearch({ ...state, ...change });
  const ranges = (['half', 'year', 'all'] as const).map((value) => ({
    value,
    label: t.ranges[value],
    to: to({ range: value }),
  }));
  const scales = [
    { value: 'price', label: t.asPrice, to: to({ isIndexed: false }) },
    { value: 'index', label: t.asIndex, to: to({ isIndexed: true }) },
  ];
  const toggled = (code: string) =>
    state.series.includes(code) ? state.series.filter((one) => one !== code) : [...state.series, code];
  return (
    <div className={classNames(shared['bar'], styles['bar'])}>
      <SegmentedLinks label={t.rangeLabel} options={ranges} value={state.range} />
      <SegmentedLinks label={t.scaleLabel} options={scales} value={state.isIndexed ? 'index' : 'price'} />
      <fieldset className={styles['choices']}>
        <legend className={hidden['hidden']}>{t.seriesLabel}</legend>
        {data.Datas.filter(({ UsdPerKg }) => UsdPerKg.some((value) => value !== null)).map(({ Code, Name }) => (
          <Checkbox
            key={Code}
            checked={state.series.includes(Code)}
            onChange={() => void navigate(to({ series: toggled(Code) }), { preventScrollReset: true, replace: true })}
          >
            {Name}
          </Checkbox>
        ))}
      </fieldset>
    </div>
  );
}

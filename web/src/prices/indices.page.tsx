import { carriedNames, isCarried } from '@btc/contract/prices/carried-level.ts';
import { historyPeriods, indexKinds, priceMeats } from '@btc/contract/prices/price-codes.ts';
import { pricePages, toPricePath } from '@btc/contract/prices/price-paths.ts';
import { nameIn } from '@btc/contract/names.ts';
import { type RefObject, useRef, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { ChartExport, type FigureHandle } from '#charts/export/chart-export.tsx';
import { ChartEvents } from '#charts/events/chart-events.tsx';
import { FigureHeading } from '#charts/heading/figure-heading.tsx';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { datasetHead, toVintage } from '#platform/answers/dataset-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { useSearchAhead } from '#platform/answers/search-ahead.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { useOptions } from '#ui/form/named-options.ts';
import { SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { Select } from '#ui/form/select.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { IndexChart } from './indices/index-chart.tsx';
import { type IndexData, indexSearch, type IndexState, loadIndex, readIndexState } from './indices/index-query.ts';
import { findIndexTitle, formatIndexScope } from './indices/index-title.ts';
import { LatestTable, WeeksTable } from './indices/index-tables.tsx';
import { messages } from './indices/messages.ts';
import { PriceNavigation } from './price-navigation.tsx';
import styles from './quotes/quotes.module.css';
import { type HistoryShow, PeriodLinks, ShowSwitch } from './share/history-switches.tsx';
import { PriceActions } from './share/price-actions.tsx';

export const loader = serverPageLoader(loadIndex);
export const clientLoader = clientPageLoader(loadIndex);

export const meta = datasetHead(messages, (t, found: IndexData | undefined) => ({
  title: t.title,
  description: t.description,
  path: pricePages.indices,
  isFree: true,
  vintage: toVintage((found?.points ?? []).map(({ Date: week }) => week)),
}));

function useIndexQuery() {
  const edition = useEdition();
  const request = readIndexState(new URLSearchParams(useSearchAhead()));
  const toPath = (change: Partial<IndexState>) =>
    toPricePath(edition, 'indices') + indexSearch({ ...request, ...change });
  return { request, toPath };
}

export default function IndicesPage() {
  const t = useMessages(messages);
  const found = useLoaderData<typeof loader>();
  const { request, toPath } = useIndexQuery();
  return (
    <div className={classNames(shared['stack5'], shared['shrinks'], styles['page'])}>
      <PriceNavigation page="indices" />
      <header className={shared['stack2']}>
        <h1>{t.title}</h1>
        <p className={styles['lead']}>
          {t.lead} {found.dict.Demo && <DemoMark kind="data" explain />}
        </p>
      </header>
      <SegmentedLinks
        className={styles['fit']}
        label={t.meat}
        options={priceMeats.map((value) => ({
          value,
          label: t.meats[value],
          to: toPath({ meat: value, origin: '' }),
        }))}
        value={request.meat}
      />
      <LatestTable found={found} />
      <ChosenIndex found={found} />
      <IndexMethod found={found} />
    </div>
  );
}

function ChosenIndex({ found }: { found: IndexData }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state, name, points, dict } = found;
  const [show, setShow] = useState<HistoryShow>('chart');
  const figure = useRef<FigureHandle>(null);
  const { request, toPath } = useIndexQuery();
  const title = findIndexTitle(edition, found);
  return (
    <section className={classNames(shared['stack5'], shared['shrinks'], styles['page'])}>
      {title === null ? (
        <FigureHeading title={nameIn(edition, name)} />
      ) : (
        <FigureHeading title={title} scope={formatIndexScope(edition, found)} />
      )}
      <div className={styles['seriesBar']}>
        <SegmentedLinks
          label={t.kind}
          options={indexKinds.map(({ code }) => ({ value: code, label: t.kinds[code], to: toPath({ kind: code }) }))}
          value={request.kind}
        />
        <OriginField origins={dict.Origins} />
        <PeriodLinks periods={historyPeriods} value={request.period} toPath={toPath} />
        <ShowSwitch value={show} onChange={setShow} />
      </div>
      {points.length === 0 ? (
        <EmptyState level={3} title={t.empty} />
      ) : show === 'chart' ? (
        <ChartEvents {...toEventsQuestion(found)}>
          <ChartExport ref={figure}>
            <IndexChart found={found} />
            {points.some(isCarried) && (
              <div className={styles['notes']}>
                <p>{t.carriedLegend(carriedNames[edition])}</p>
              </div>
            )}
          </ChartExport>
        </ChartEvents>
      ) : (
        <WeeksTable found={found} />
      )}
      <SpreadDuties found={found} />
      {points.length > 0 && (
        <IndexActions found={found} link={toPath(state)} figure={show === 'chart' ? figure : null} />
      )}
    </section>
  );
}

function toEventsQuestion({ state: { meat, origin }, points, dict }: IndexData) {
  const [from = '', to = ''] = [points[0]?.Date, points.at(-1)?.Date];
  return { meat, origins: origin === '' ? dict.Origins.map(({ Code }) => Code) : [origin], from, to };
}

function SpreadDuties({ found: { points, dict } }: { found: IndexData }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const last = points.findLast(({ Level }) => Level !== null);
  if (last === undefined || last.Level === null || last.LevelOver === null) return null;
  return (
    <div className={styles['notes']}>
      <p>{t.spreadBoth(format.number(last.Level, 2), format.number(last.LevelOver, 2))}</p>
      {dict.Open.map(({ Code, NameCn, NameEn, Ruling }) => (
        <p key={Code}>{edition === 'cn' ? t.spreadOpen(NameCn, Ruling.TextCn) : t.spreadOpen(NameEn, Ruling.TextEn)}</p>
      ))}
    </div>
  );
}

interface IndexActionsProps {
  readonly found: IndexData;
  readonly link: string;
  /** Null while the table is shown. */
  readonly figure: RefObject<FigureHandle | null> | null;
}

function IndexActions({ found, link, figure }: IndexActionsProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state, points, dict } = found;
  const about = {
    title: findIndexTitle(edition, found) ?? nameIn(edition, found.name),
    subtitle: formatIndexScope(edition, found),
    source: edition === 'cn' ? dict.Method.WeightSourceCn : dict.Method.WeightSourceEn,
    isDemo: dict.Demo,
    notes: points.some(isCarried) ? [t.carriedLegend(carriedNames[edition])] : [],
    fileName: [state.meat, state.kind, state.origin, state.period].filter((one) => one !== '').join('_'),
  };
  return (
    <PriceActions
      file={state.meat === 'pork' ? 'pork-price-index' : 'beef-price-index'}
      query={{ Kind: state.kind, Origin: state.origin, Period: state.period }}
      link={link}
      about={about}
      figure={figure}
    />
  );
}

function OriginField({ origins }: { origins: IndexData['dict']['Origins'] }) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { request, toPath } = useIndexQuery();
  const options = useOptions(origins);
  if (request.kind === 'spread' || origins.length === 0) return null;
  return (
    <Select
      label={t.origin}
      options={[{ value: '', label: t.allOrigins }, ...options]}
      value={request.origin}
      onChange={(origin) => void navigate(toPath({ origin }), { preventScrollReset: true })}
    />
  );
}

function IndexMethod({ found: { state, dict } }: { found: IndexData }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { Method } = dict;
  const source = edition === 'cn' ? Method.WeightSourceCn : Method.WeightSourceEn;
  return (
    <section className={styles['notes']}>
      <h2>{t.method}</h2>
      <p>
        {state.kind === 'spread'
          ? t.spreadText
          : t.methodText(Method.Base, format.number(Method.MinQuotes), format.number(Method.CarryWeeks))}
      </p>
      <p>
        {Method.WeightYear === null || Method.VolumeYear === null
          ? t.noWeights
          : t.weights(String(Method.WeightYear), String(Method.VolumeYear))}
        {source !== '' && ` · ${t.source(source)}`}
      </p>
      {Method.Weights.length > 0 && (
        <details>
          <summary>{t.weightsCaption}</summary>
          <ul>
            {Method.Weights.map(({ Origin, Cut, OriginCn, OriginEn, CutCn, CutEn, Share }) => (
              <li key={`${Origin} ${Cut}`}>
                {edition === 'cn' ? `${OriginCn} ${CutCn}` : `${OriginEn}, ${CutEn}`} {format.percent(Share)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

import { openWindow, periodsByFrequency, toPeriod } from '@btc/contract/prices/benchmarks/benchmark-window.ts';
import { pricePages, toPricePath } from '@btc/contract/prices/price-paths.ts';
import { nameIn } from '@btc/contract/names.ts';
import { type RefObject, useRef, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
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
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { Select } from '#ui/form/select.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { EmptyState, Notice } from '#ui/state/notice.tsx';
import { BenchmarkChart, type Comparison } from './benchmarks/benchmark-chart.tsx';
import { benchmarkSource, formatDateText } from './benchmarks/benchmark-names.ts';
import {
  type Benchmark,
  type BenchmarkData,
  benchmarkSearch,
  type BenchmarkState,
  besideCodes,
  loadBenchmarks,
  readBenchmarkState,
} from './benchmarks/benchmark-query.ts';
import { findBenchmarkTitle, formatBenchmarkScope } from './benchmarks/benchmark-title.ts';
import { BenchmarkTable, ValuesTable } from './benchmarks/benchmark-tables.tsx';
import { compare, levelsAt } from './benchmarks/comparison.ts';
import { messages } from './benchmarks/messages.ts';
import { PriceNavigation } from './price-navigation.tsx';
import styles from './quotes/quotes.module.css';
import { type HistoryShow, PeriodLinks, ShowSwitch } from './share/history-switches.tsx';
import { PriceActions } from './share/price-actions.tsx';
import { PriceTrialTip, usePriceItem } from './share/price-trial-tip.tsx';
import { PublishedOn } from './share/published-on.tsx';

export const loader = serverPageLoader(loadBenchmarks);
export const clientLoader = clientPageLoader(loadBenchmarks);

export const meta = datasetHead(messages, (t, found: BenchmarkData | undefined) => ({
  title: t.title,
  description: t.description,
  path: pricePages.benchmarks,
  isFree: false,
  vintage: toVintage((found?.values ?? []).map(({ Date: day }) => day)),
}));

export default function BenchmarksPage() {
  const t = useMessages(messages);
  const found = useLoaderData<typeof loader>();
  const { all, chosen, dict } = found;
  const item = usePriceItem('year');
  return (
    <div className={classNames(shared['stack5'], shared['shrinks'], styles['page'])}>
      <PriceNavigation page="benchmarks" />
      <header className={shared['stack2']}>
        <h1>{t.title}</h1>
        <p className={styles['lead']}>
          {t.lead} {all.some(({ Demo }) => Demo) && <DemoMark kind="data" explain />}
        </p>
      </header>
      <ChosenDay found={found} />
      {all.length === 0 ? <EmptyState level={2} title={t.empty} /> : <BenchmarkTable found={found} />}
      {dict.Locked !== null && (
        <LockedPanel
          title={t.locked}
          reason={dict.Locked.Reason}
          trialLeft={dict.TrialLeft}
          item={item}
          level={2}
          size="chart"
        />
      )}
      {dict.Locked === null && <PriceTrialTip left={dict.TrialLeft} item="year" />}
      {dict.Locked === null && chosen !== null && <ChosenBenchmark found={found} chosen={chosen} />}
      <p className={styles['note']}>{t.futuresNote}</p>
    </div>
  );
}

function ChosenDay({ found: { dict, state } }: { readonly found: BenchmarkData }) {
  const edition = useEdition();
  if (dict.Locked !== null) return null;
  const pathFor = (publishedOn: string | null) =>
    toPricePath(edition, 'benchmarks') + benchmarkSearch({ ...state, publishedOn });
  return <PublishedOn day={state.publishedOn} pathFor={pathFor} />;
}

interface ChosenProps {
  readonly found: BenchmarkData;
  readonly chosen: Benchmark;
}

function ChosenBenchmark({ found, chosen }: ChosenProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [show, setShow] = useState<HistoryShow>('chart');
  const figure = useRef<FigureHandle>(null);
  const { values } = found;
  const comparison = useComparison(found);
  const drawn = { chosen, values, comparison };
  const title = findBenchmarkTitle(edition, drawn);
  return (
    <section className={classNames(shared['stack5'], shared['shrinks'], styles['page'])}>
      {title === null ? (
        <FigureHeading title={nameIn(edition, chosen)} />
      ) : (
        <FigureHeading title={title} scope={formatBenchmarkScope(edition, drawn)} />
      )}
      <ChosenBar chosen={chosen} show={show} onShow={setShow} />
      {values.length === 0 ? (
        <EmptyState level={3} title={t.noValues} />
      ) : show === 'chart' ? (
        <ChartExport ref={figure}>
          <BenchmarkChart benchmark={chosen} values={values} comparison={comparison} />
        </ChartExport>
      ) : (
        <ValuesTable benchmark={chosen} values={values} />
      )}
      <ComparisonNote found={found} chosen={chosen} comparison={comparison} />
      {values.length > 0 && <BenchmarkActions found={found} drawn={drawn} figure={show === 'chart' ? figure : null} />}
    </section>
  );
}

/** Benchmark and index; null where none is chosen or they have no date in common. */
function useComparison({ state: { beside }, chosen, values, levels }: BenchmarkData): Comparison | null {
  const t = useMessages(messages);
  if (beside === '' || chosen === null || levels === null) return null;
  const days = values.map(({ Date: day }) => day);
  const at = levelsAt(days, levels.Rows, chosen.Frequency);
  const compared = compare(
    values.map(({ Value }) => Value),
    at,
  );
  return compared === null ? null : { ...compared, name: t.besides[beside], levels: at };
}

interface ChosenBarProps {
  readonly chosen: Benchmark;
  readonly show: HistoryShow;
  readonly onShow: (show: HistoryShow) => void;
}

function ChosenBar({ chosen, show, onShow }: ChosenBarProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const request = readBenchmarkState(new URLSearchParams(useSearchAhead()));
  const toPath = (change: Partial<BenchmarkState>) =>
    toPricePath(edition, 'benchmarks') + benchmarkSearch({ ...request, ...change });
  return (
    <div className={styles['seriesBar']}>
      <PeriodLinks periods={periodsByFrequency[chosen.Frequency]} value={toPeriod(request, chosen)} toPath={toPath} />
      <Select
        label={t.beside}
        options={[
          { value: '', label: t.besideNone },
          ...besideCodes.map((value) => ({ value, label: t.besides[value] })),
        ]}
        value={request.beside}
        onChange={(beside) => void navigate(toPath({ beside }), { preventScrollReset: true })}
      />
      <ShowSwitch value={show} onChange={onShow} />
    </div>
  );
}

function ComparisonNote({ found, chosen, comparison }: ChosenProps & { comparison: Comparison | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { state, values } = found;
  if (state.beside === '' || values.length === 0) return null;
  if (comparison === null) return <Notice>{t.noCommon}</Notice>;
  const day = formatDateText(format, chosen, values[comparison.base]?.Date ?? '');
  return <p className={styles['note']}>{t.indexNote(comparison.name, day)}</p>;
}

interface BenchmarkActionsProps {
  readonly found: BenchmarkData;
  readonly drawn: Parameters<typeof findBenchmarkTitle>[1];
  /** Null while the table is shown. */
  readonly figure: RefObject<FigureHandle | null> | null;
}

function BenchmarkActions({ found: { state, period }, drawn, figure }: BenchmarkActionsProps) {
  const edition = useEdition();
  const { chosen } = drawn;
  const about = {
    title: findBenchmarkTitle(edition, drawn) ?? nameIn(edition, chosen),
    subtitle: formatBenchmarkScope(edition, drawn),
    source: benchmarkSource(edition, chosen),
    isDemo: chosen.Demo,
    fileName: ['benchmark', chosen.Code, period, ...(state.publishedOn === null ? [] : [state.publishedOn])].join('_'),
  };
  return (
    <PriceActions
      file="price-benchmark"
      query={{ Code: chosen.Code, ...openWindow(period, chosen.To) }}
      publishedOn={state.publishedOn}
      link={toPricePath(edition, 'benchmarks') + benchmarkSearch({ ...state, code: chosen.Code, period })}
      about={about}
      figure={figure}
    />
  );
}

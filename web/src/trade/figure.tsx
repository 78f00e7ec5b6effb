import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import { useNavigation } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { unitsOf, shownUnit } from './beef-one-figure.ts';
import type { BeefOne } from './beef-one-query.ts';
import styles from './figure.module.css';
import { FigureChart } from './figure-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { NothingToShow, reasonOf } from './nothing-to-show.tsx';
import { Ranking } from './ranking.tsx';
import { summaryOf } from './summary.ts';
import type { FigureView } from './page-state.ts';
import { periodText } from './periods.ts';
import { type PageStateHandle, usePageState } from './use-page-state.ts';

/** The title of the figure, which names the scope and, for money, the unit. */
function useFigureTitle(one: BeefOne, unit: SeriesUnit, view: FigureView): string {
  const t = useMessages({ cn: zh, en });
  const scope = useEdition() === 'cn' ? one.dict.Scope.TitleCn : one.dict.Scope.TitleEn;
  if (view === 'table') return t.figureTable(scope);
  return unit === 't' ? t.figureVolume(scope) : t.figureValue(scope, t.unitNames[unit]);
}

/** Beef One itself: title with scope, the figures in a sentence, and chart or table. */
export function Figure({ one }: { one: BeefOne }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const page = usePageState();
  const isBusy = useNavigation().state === 'loading';
  const unit = shownUnit(one, page.state.unit);
  const title = useFigureTitle(one, unit, page.state.view);
  const summary = summaryOf(one, unit, edition);
  const reason = reasonOf(one, page.state);
  return (
    <section className={styles['figure']} aria-labelledby="figure-title" aria-busy={isBusy} data-busy={isBusy}>
      <div className={styles['head']}>
        <div>
          <h2 id="figure-title" className={styles['title']}>
            {title}
          </h2>
          <p className={styles['summary']}>{summary === '' ? t.lead : summary}</p>
        </div>
        <FigureSwitches one={one} unit={unit} page={page} />
      </div>
      {reason === null ? (
        <FigureBody one={one} unit={unit} page={page} title={title} summary={summary} />
      ) : (
        <NothingToShow one={one} reason={reason} resetHref={page.hrefFor({ ...emptyFilters })} />
      )}
    </section>
  );
}

/** Filters taken back; how the figures are shown stays. */
export const emptyFilters = {
  types: [],
  origins: [],
  storage: null,
  from: null,
  to: null,
  period: null,
  source: null,
  at: null,
} as const;

interface FigureBodyProps {
  readonly one: BeefOne;
  readonly unit: SeriesUnit;
  readonly page: PageStateHandle;
  readonly title: string;
  readonly summary: string;
}

function FigureBody({ one, unit, page: { state, hrefFor, go }, title, summary }: FigureBodyProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  if (state.view === 'table') {
    const [first = '', last = ''] = [one.dates[0], one.dates.at(-1)].map((date) => periodText(edition, date ?? ''));
    const caption = t.tableCaption(t.spanText(first, last));
    return <FigureTable one={one} caption={caption} state={state} hrefFor={hrefFor} />;
  }
  const pick = (at: string | null) => go({ at }, { replace: true });
  return (
    <div className={styles['body']} data-mode={state.mode}>
      <FigureChart one={one} unit={unit} at={state.at} mode={state.mode} label={`${title}. ${summary}`} onPick={pick} />
      <Ranking
        one={one}
        unit={unit}
        at={state.at}
        isFiltered={state.origins.length > 0}
        tableHref={hrefFor({ view: 'table' })}
        onPick={pick}
      />
    </div>
  );
}

function FigureSwitches({ one, unit, page }: { one: BeefOne; unit: SeriesUnit; page: PageStateHandle }) {
  const t = useMessages({ cn: zh, en });
  const { state, hrefFor } = page;
  const units = unitsOf(one);
  return (
    <div className={styles['switches']} data-print="hide">
      {units.length > 1 && state.view === 'chart' && (
        <SegmentedLinks
          label={t.unit}
          value={unit}
          options={units.map((one) => ({ value: one, label: t.unitNames[one], to: hrefFor({ unit: one }) }))}
        />
      )}
      <SegmentedLinks
        label={t.view}
        value={state.view}
        options={[
          { value: 'chart', label: t.chart, to: hrefFor({ view: 'chart' }) },
          { value: 'table', label: t.table, to: hrefFor({ view: 'table' }) },
        ]}
      />
      <SegmentedLinks
        label={t.mode}
        value={state.mode}
        options={[
          { value: 'large', label: t.large, to: hrefFor({ mode: 'large' }) },
          { value: 'small', label: t.small, to: hrefFor({ mode: 'small' }) },
        ]}
      />
    </div>
  );
}

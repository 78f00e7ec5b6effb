import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import { toMonthEnd } from '@btc/contract/time.ts';
import { monthSpan } from '@btc/contract/trade/period.ts';
import { getView } from '@btc/contract/trade/views.ts';
import type { ReactNode, Ref } from 'react';
import { useNavigation } from 'react-router';
import { ChartEvents } from '#charts/events/chart-events.tsx';
import type { FigureHandle } from '#charts/export/chart-export.tsx';
import { FigureHeading } from '#charts/heading/figure-heading.tsx';
import { hasOwnColor } from '#charts/origin-colors.ts';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { findContrast, findTrend } from './address/fit-to-view.ts';
import { toMeat } from './address/meat.ts';
import { usePageState } from './address/use-page-state.ts';
import { SelectedFigure } from './figure/selected-figure.tsx';
import { formatAskedSpanText, formatFigureTitle, shownUnit, toSummary } from './words/figure-words.ts';
import { FigureSwitches } from './figure-switches.tsx';
import { findChartTitle } from './words/chart-title.ts';
import { messages } from './messages.ts';
import { formatLead } from './names.ts';
import { NothingToShow, toReason } from './nothing-to-show.tsx';
import { ViewTable } from './table/view-table.tsx';
import type { ViewAnswer } from './view-query.ts';
import styles from './view-section.module.css';

export interface ViewSectionProps {
  readonly answer: ViewAnswer;
  readonly figure: Ref<FigureHandle>;
}

export function ViewSection({ answer, figure }: ViewSectionProps) {
  const { state } = usePageState();
  const isBusy = useNavigation().state === 'loading';
  const unit = shownUnit(answer, state.unit);
  const reason = toReason(answer, state);
  return (
    <section
      className={classNames(shared['stack4'], shared['shrinks'], styles['figure'])}
      aria-labelledby="figure-title"
      aria-busy={isBusy}
      data-busy={isBusy}
    >
      <div className={styles['head']}>
        <FigureHead answer={answer} unit={unit} />
        <FigureSwitches answer={answer} unit={unit} />
      </div>
      {reason === null ? (
        <TouchedByEvents answer={answer}>
          <FigureBody answer={answer} unit={unit} figure={figure} />
        </TouchedByEvents>
      ) : (
        <NothingToShow answer={answer} reason={reason} />
      )}
    </section>
  );
}

export function FigureHead({ answer, unit }: Pick<FigureBodyProps, 'answer' | 'unit'>) {
  const edition = useEdition();
  const { state } = usePageState();
  const chartTitle = toReason(answer, state) === null ? findChartTitle(answer, unit, edition) : null;
  const summary = toSummary(answer, unit, edition, chartTitle?.says);
  const scope = formatFigureTitle(answer, state.show === 'table' ? 't' : unit, edition);
  return (
    <FigureHeading
      id="figure-title"
      title={chartTitle?.text ?? scope}
      scope={chartTitle === null ? undefined : scope}
      summary={summary !== '' ? summary : chartTitle === null ? formatLead(edition, getView(state.view)) : undefined}
    />
  );
}

function TouchedByEvents({ answer, children }: { readonly answer: ViewAnswer; readonly children: ReactNode }) {
  const { state } = usePageState();
  const { figure } = getView(state.view);
  const dates = answer.chart?.Dates ?? [];
  const [first, last] = [dates[0], dates.at(-1)];
  const isOverTime = state.show === 'chart' && (figure === 'stackedColumns' || figure === 'lines');
  if (!isOverTime || first === undefined || last === undefined) return children;
  const { Origin } = answer.dict.Selection;
  const drawn = (answer.chart?.Datas ?? []).map(({ Code }) => Code).filter(hasOwnColor);
  return (
    <ChartEvents
      meat={toMeat(state.view)}
      origins={Origin.length > 0 ? Origin : [...new Set(drawn)]}
      from={`${monthSpan(first).from}-01`}
      to={toMonthEnd(monthSpan(last).to)}
    >
      {children}
    </ChartEvents>
  );
}

export interface FigureBodyProps {
  readonly answer: ViewAnswer;
  readonly unit: SeriesUnit;
  readonly figure?: Ref<FigureHandle> | undefined;
}

export function FigureBody({ answer, unit, figure }: FigureBodyProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state, hrefFor, go } = usePageState();
  const { table } = answer;
  const view = getView(state.view);
  if (state.show === 'table') {
    // On its way: the answer is still that of the chart.
    if (table === null) return <Skeleton shape="chart" />;
    // The heads of two periods name both; the caption would name the first alone.
    const span = findContrast(state.view) === 'periods' ? '' : formatAskedSpanText(answer, edition);
    const caption = t.tableCaption(formatFigureTitle(answer, 't', edition), span);
    return <ViewTable table={table} caption={caption} />;
  }
  if (answer.chart === null && view.rows !== 'contrast') return <Skeleton shape="chart" />;
  return (
    <SelectedFigure
      ref={figure}
      view={view}
      chart={answer.chart ?? chartWithout(answer)}
      table={table}
      unit={unit}
      mode={state.mode}
      at={state.at}
      onPick={(at) => go({ at }, { replace: true })}
      onMember={findTrend(state.view) === null ? undefined : (company) => go({ company })}
      variant={state.variant}
      compare={state.compare}
      overlay={state.overlay}
      title={formatFigureTitle(answer, unit, edition)}
      tableHref={hrefFor({ show: 'table' })}
    />
  );
}

/** An empty chart for contrasts, whose figures are in the table. */
function chartWithout({ dict }: ViewAnswer): ViewChart {
  const Total = { Volume: null, ValueUsd: null, ValueCny: null, Volumes: [], ValuesUsd: [], ValuesCny: [] };
  return { Dates: [], Datas: [], Patterns: [], Total, Dict: dict };
}

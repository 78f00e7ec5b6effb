import { planningKinds } from '@btc/contract/planning/planning-kinds.ts';
import { addMonths } from '@btc/contract/time.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { useFilters } from '#shell/console/filters/address-filters.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import filters from '#shell/console/filters/filter-bar.module.css';
import { FilterBar } from '#shell/console/filters/filter-bar.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select, toOptions } from '#ui/form/select.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { toMonth } from './calendar-days.ts';
import { DayList } from './day-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import { messages } from './planning-messages.ts';
import styles from './planning.module.css';

function thisMonth(): string {
  return todayInShanghai().slice(0, 7);
}

const views = ['month', 'list'] as const;

export function PlanningScreen() {
  const t = useMessages(messages);
  const format = useFormat();
  const { filter, set } = useFilters<'month' | 'kind' | 'view'>();
  const month = toMonth(filter('month')) ?? thisMonth();
  const kind = planningKinds.find((name) => name === filter('kind'));
  const view = views.find((name) => name === filter('view')) ?? 'month';
  const answer = useCall('GetPlanning', { Month: month, ...(kind === undefined ? {} : { Kind: kind }) });
  const goTo = (next: string) => set('month', next === thisMonth() ? '' : next);
  const kinds = toOptions(planningKinds, t.kinds);
  return (
    <ScreenPage
      title={t.title}
      actions={
        <>
          <Button onClick={() => goTo(addMonths(month, -1))}>{t.earlier}</Button>
          <Button onClick={() => goTo(thisMonth())}>{t.thisMonth}</Button>
          <Button onClick={() => goTo(addMonths(month, 1))}>{t.later}</Button>
        </>
      }
    >
      <FilterBar>
        <Select
          label={t.kind}
          options={[{ value: '', label: t.everyKind }, ...kinds]}
          value={kind ?? ''}
          onChange={(value) => set('kind', value)}
        />
        <SegmentedControl
          label={t.views}
          className={filters['views']}
          options={toOptions(views, t.viewNames)}
          value={view}
          onChange={(value) => set('view', value === 'month' ? '' : value)}
        />
      </FilterBar>
      <h2 className={styles['monthHead']}>{format.month(month)}</h2>
      <AnswerView answer={answer}>
        {({ Rows, Dict }) => (
          <>
            {view === 'month' && <MonthGrid month={month} today={Dict.Today} rows={Rows} onMonth={goTo} />}
            {view === 'list' && Rows.length > 0 && <DayList month={month} today={Dict.Today} rows={Rows} />}
            {Rows.length === 0 && <EmptyState size="line" level={3} title={t.nothingAtAll} />}
          </>
        )}
      </AnswerView>
    </ScreenPage>
  );
}

import type { ConsoleScreen } from '@btc/contract/console/console-paths.ts';
import type { ReportPeriodRow } from '@btc/contract/planning/report-periods.ts';
import { reportTypes } from '@btc/contract/news/sections.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { useFilters } from '#shell/console/filters/address-filters.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { StateMark, type Tone } from '#shell/console/facts.tsx';
import filters from '#shell/console/filters/filter-bar.module.css';
import { FilterBar } from '#shell/console/filters/filter-bar.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { hasRole, useStaff } from '#shell/console/staff.ts';
import { useCall } from '#shell/console/use-call.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select, toOptions } from '#ui/form/select.tsx';
import { listGaps, isDue, type PeriodDict } from './period-gaps.ts';
import { messages } from './planning-messages.ts';

function thisYear(): number {
  return Number(todayInShanghai().slice(0, 4));
}

export function ReportPeriodsScreen() {
  const t = useMessages(messages);
  const format = useFormat();
  const { filter, set } = useFilters<'type' | 'year' | 'missing'>();
  const type = reportTypes.find((name) => name === filter('type')) ?? 'week';
  const wanted = Number(filter('year'));
  const year = wanted >= 2000 && wanted <= 2100 && Number.isInteger(wanted) ? wanted : thisYear();
  const isOnlyMissing = filter('missing') !== '';
  const answer = useCall('GetReportPeriods', { Type: type, Year: year });
  const years = [...new Set([year, ...(answer.data?.List ?? [])])].toSorted((a, b) => b - a);
  return (
    <ScreenPage
      title={t.periods}
      actions={
        <SegmentedControl
          label={t.type}
          options={toOptions(reportTypes, t.types)}
          value={type}
          onChange={(value) => set('type', value === 'week' ? '' : value)}
        />
      }
    >
      <p className={layout['what']}>{t.periodsNote}</p>
      <FilterBar>
        <Select
          label={t.year}
          options={years.map((one) => ({ value: String(one), label: format.year(one) }))}
          value={String(year)}
          onChange={(value) => set('year', value)}
        />
        <div className={filters['wide']}>
          <Checkbox checked={isOnlyMissing} onChange={() => set('missing', isOnlyMissing ? '' : '1')}>
            {t.onlyMissing}
          </Checkbox>
        </div>
      </FilterBar>
      <AnswerView answer={answer}>
        {({ Rows, Dict }) => (
          <PeriodTable rows={Rows} dict={Dict} isWeek={type === 'week'} isOnlyMissing={isOnlyMissing} />
        )}
      </AnswerView>
    </ScreenPage>
  );
}

interface PeriodTableProps {
  readonly rows: readonly ReportPeriodRow[];
  readonly dict: PeriodDict;
  readonly isWeek: boolean;
  readonly isOnlyMissing: boolean;
}

function PeriodTable({ rows, dict, isWeek, isOnlyMissing }: PeriodTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const columns = usePeriodColumns(dict, isWeek);
  const missing = rows.filter((row) => listGaps(row, dict).length > 0);
  const shown = isOnlyMissing ? missing : rows;
  return (
    <>
      <output className={layout['count']}>{t.found(format.number(rows.length), format.number(missing.length))}</output>
      <DataTable
        caption={t.periodsCaption}
        columns={columns}
        rows={shown}
        rowKey={({ PeriodStart }) => PeriodStart}
        empty={t.nothingMissing}
      />
    </>
  );
}

/** Non-breaking spaces keep a date on one line. */
const whole = (day: string): string => day.replaceAll(' ', '\u00a0');

function usePeriodColumns(dict: PeriodDict, isWeek: boolean): readonly Column<ReportPeriodRow>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const period: Column<ReportPeriodRow> = {
    key: 'period',
    head: t.period,
    cell: ({ PeriodStart, PeriodEnd }) => (
      <span className={layout['nowrap']}>
        {t.span(whole(format.dateShort(PeriodStart)), whole(format.dateShort(PeriodEnd)))}
      </span>
    ),
  };
  const reports: Column<ReportPeriodRow> = {
    key: 'reports',
    head: t.reports,
    cell: (row) => <ReportsCell row={row} dict={dict} />,
  };
  const ofWeek: readonly Column<ReportPeriodRow>[] = [
    {
      key: 'marketReport',
      head: t.marketReport,
      cell: (row) => <MarketReportCell row={row} dict={dict} />,
    },
    { key: 'newsletter', head: t.newsletter, cell: (row) => <NewsletterCell row={row} dict={dict} /> },
  ];
  return isWeek ? [period, reports, ...ofWeek] : [period, reports];
}

const tones: Readonly<Record<string, Tone>> = {
  published: 'good',
  sent: 'good',
  withdrawn: 'bad',
  writing: 'plain',
  draft: 'plain',
};

function State({ state }: { state: keyof (typeof messages.cn)['states'] }) {
  const t = useMessages(messages);
  return <StateMark tone={tones[state] ?? 'waiting'}>{t.states[state]}</StateMark>;
}

interface CellProps {
  readonly row: ReportPeriodRow;
  readonly dict: PeriodDict;
}

function Absent({ row, from, today }: { row: ReportPeriodRow; from: string | null; today: string }) {
  const t = useMessages(messages);
  if (isDue(row, from, today)) return <StateMark tone="bad">{t.missing}</StateMark>;
  return <span className={layout['note']}>{row.PeriodEnd >= today ? t.notYet : t.notBegun}</span>;
}

function ScreenLink({
  screen,
  id,
  forEditors = false,
  children,
}: {
  screen: ConsoleScreen;
  id: number;
  forEditors?: boolean;
  children: string;
}) {
  const edition = useEdition();
  const { role } = useStaff();
  if (forEditors && !hasRole(role, ['editor'])) return children;
  return <PageLink to={toConsoleScreenPath(edition, screen, id)}>{children}</PageLink>;
}

function ReportsCell({ row, dict }: CellProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const gaps = listGaps(row, dict);
  if (row.Reports.length === 0) return <Absent row={row} from={dict.ReportsFrom} today={dict.Today} />;
  return (
    <>
      {row.Reports.map(({ ArticleID, Stage, TitleCn, TitleEn }) => (
        <span key={ArticleID} className={layout['clip']}>
          <ScreenLink screen="article" id={ArticleID} forEditors>
            {(edition === 'cn' ? (TitleCn ?? TitleEn) : (TitleEn ?? TitleCn)) ?? t.untitled}
          </ScreenLink>{' '}
          <State state={Stage} />
        </span>
      ))}
      {gaps.includes('cn') && <StateMark tone="bad">{t.withoutCn}</StateMark>}{' '}
      {gaps.includes('en') && <StateMark tone="bad">{t.withoutEn}</StateMark>}
    </>
  );
}

function MarketReportCell({ row, dict }: CellProps) {
  const t = useMessages(messages);
  const { MarketReport } = row;
  if (MarketReport === null) return <Absent row={row} from={dict.MarketReportsFrom} today={dict.Today} />;
  const { ReportID, State: state, SummaryCn, SummaryEn } = MarketReport;
  return (
    <>
      <ScreenLink screen="marketReport" id={ReportID}>
        {t.marketReport}
      </ScreenLink>{' '}
      <State state={state} />
      {!SummaryCn && <span className={layout['sub']}>{t.withoutSummaryCn}</span>}
      {!SummaryEn && <span className={layout['sub']}>{t.withoutSummaryEn}</span>}
    </>
  );
}

function NewsletterCell({ row, dict }: CellProps) {
  const t = useMessages(messages);
  const { Newsletter } = row;
  if (Newsletter === null) return <Absent row={row} from={dict.NewslettersFrom} today={dict.Today} />;
  return (
    <>
      <ScreenLink screen="newsletter" id={Newsletter.NewsletterID} forEditors>
        {t.newsletter}
      </ScreenLink>{' '}
      <State state={Newsletter.State} />
    </>
  );
}

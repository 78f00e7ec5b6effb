import { consoleScreens } from '@btc/contract/console/console-paths.ts';
import type { Operations } from '@btc/contract/operations.ts';
import { marketTypes } from '@btc/contract/prices/price-codes.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { toConsolePath } from '#shell/console/console-path.ts';
import { StateMark } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { messages } from './messages.ts';

type Task = OutputOf<Operations['GetDeskWeek']>['Rows'][number];

/** The screen for a task: the sheet of the day begun, else of today. */
function toScreen({ Task: task, Meat, MarketType, Date: day, ReportID }: Task): string {
  if (task === 'quotes') {
    return `${consoleScreens.quoteSheet}?${day === null ? '' : `day=${day}&`}meat=${Meat}&market=${MarketType}`;
  }
  if (task === 'report') {
    return ReportID === null ? consoleScreens.marketReports : `${consoleScreens.marketReports}/${ReportID}`;
  }
  if (task === 'cattle') {
    return `${consoleScreens.quoteSheet}?${day === null ? '' : `day=${day}&`}market=livecattle`;
  }
  return { rates: consoleScreens.priceTerms, survey: consoleScreens.surveyItems }[task];
}

function findState({ Done, Drafts, Of }: Task): 'done' | 'begun' | 'missing' {
  if (Done > 0 && Done >= (Of ?? 1)) return 'done';
  return Done + Drafts > 0 ? 'begun' : 'missing';
}

const tones = { done: 'good', begun: 'waiting', missing: 'plain' } as const;

export function WeekPart() {
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  const columns = useWeekColumns(edition);
  return (
    <ScreenPart title={t.week}>
      <AnswerView answer={useCall('GetDeskWeek', {})}>
        {({ Rows, Dict: { StartDate, EndDate } }) => (
          <>
            <p className={layout['what']}>
              {t.weekSentence(
                format.date(StartDate),
                format.date(EndDate),
                Rows.filter((row) => findState(row) !== 'done').length,
              )}
            </p>
            <DataTable
              caption={t.week}
              rows={Rows}
              rowKey={({ Task: task, Meat, MarketType }) => `${task} ${Meat} ${MarketType}`}
              empty={t.nothingWaits}
              columns={columns}
            />
          </>
        )}
      </AnswerView>
    </ScreenPart>
  );
}

function nameMarket(market: string, edition: Edition): string {
  const named = marketTypes.find(({ code }) => code === market);
  return (edition === 'en' ? named?.nameEn : named?.nameCn) ?? market;
}

function useWeekColumns(edition: Edition): readonly Column<Task>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const formatName = ({ Task: task, Meat, MarketType }: Task) =>
    Meat === null || MarketType === null ? t.tasks[task] : t.sheet(t.meats[Meat], nameMarket(MarketType, edition));
  return [
    {
      key: 'task',
      head: t.task,
      cell: (row) => <PageLink to={toConsolePath(edition, toScreen(row))}>{formatName(row)}</PageLink>,
    },
    {
      key: 'state',
      head: t.state,
      cell: (row) => <StateMark tone={tones[findState(row)]}>{t.weekStates[findState(row)]}</StateMark>,
    },
    {
      key: 'done',
      head: t.done,
      numeric: true,
      cell: ({ Done, Of }) => (Of === null ? format.number(Done) : `${format.number(Done)} / ${format.number(Of)}`),
    },
    {
      key: 'drafts',
      head: t.drafts,
      numeric: true,
      isWide: true,
      cell: ({ Drafts }) => (Drafts === 0 ? '' : format.number(Drafts)),
    },
    { key: 'day', head: t.lastDay, isWide: true, cell: ({ Date: day }) => (day === null ? null : format.date(day)) },
  ];
}

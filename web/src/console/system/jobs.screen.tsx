import { consoleScreens } from '@btc/contract/console/console-paths.ts';
import { type QueueName, type RetriedQueue, retriedQueues } from '@btc/contract/console/job-names.ts';
import { parseOneOf } from '@btc/contract/parse-one-of.ts';
import type { Operations } from '@btc/contract/operations.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { ActionFailure } from '#shell/console/actions/action-failure.tsx';
import { useAct } from '#shell/console/actions/act-button.tsx';
import { useFilters } from '#shell/console/filters/address-filters.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { toConsolePath } from '#shell/console/console-path.ts';
import { CountedTabs } from '#shell/console/filters/counted-tabs.tsx';
import { formatDeliveryErrorText } from '#shell/console/delivery-error-text.ts';
import { StateMark } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { hasRole, useStaff } from '#shell/console/staff.ts';
import { useAction } from '#shell/console/actions/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { outboxChannels, OutboxPart } from '#members/face.ts';
import { messages } from './messages.ts';

type Jobs = OutputOf<Operations['GetJobs']>;
type Queue = Jobs['Rows'][number];
type Task = Jobs['List'][number];

/** Screens that list a queue's entries; null: none, as they belong to readers. */
const screens = {
  mail: `${consoleScreens.jobs}?channel=mail`,
  sms: `${consoleScreens.jobs}?channel=sms`,
  newsletter: consoleScreens.newsletters,
  alert: null,
  alertSend: null,
  articles: `${consoleScreens.articles}?stage=scheduled`,
  tradeFiles: consoleScreens.imports,
} as const satisfies Record<QueueName, string | null>;

/** Queues and tasks for the admin; single emails and text messages for the desk. */
export function JobsScreen() {
  const t = useMessages(messages);
  const { role } = useStaff();
  const { filter, hrefWith } = useFilters<'channel'>();
  const isAdmin = hasRole(role, []);
  const channel = parseOneOf(outboxChannels, filter('channel')) ?? (isAdmin ? null : 'mail');
  const tabs = [
    ...(isAdmin ? [{ key: '', name: t.allJobs, to: '?', count: null }] : []),
    ...outboxChannels.map((key) => ({ key, name: t.queueNames[key], to: hrefWith('channel', key), count: null })),
  ];
  return (
    <ScreenPage title={t.jobs}>
      <CountedTabs label={t.queues} tabs={tabs} current={channel ?? ''} />
      {channel === null ? <QueuesPart /> : <OutboxPart key={channel} channel={channel} />}
    </ScreenPage>
  );
}

function QueuesPart() {
  const t = useMessages(messages);
  const answer = useCall('GetJobs', {});
  const { act } = useAct();
  const retry = (job: RetriedQueue) =>
    act({ work: (api) => api('RetryJob', { Job: job }), done: t.retried, onChanged: answer.reload });
  return (
    <>
      <AnswerView answer={answer}>
        {({ Rows, List }) => (
          <>
            <ScreenPart title={t.queues}>
              <QueueTable rows={Rows} onRetry={retry} />
              <p className={layout['note']}>{t.noticesNote}</p>
            </ScreenPart>
            <ScreenPart title={t.tasks}>
              <TaskTable rows={List} onDone={answer.reload} />
              <p className={layout['note']}>{t.tasksNote}</p>
            </ScreenPart>
          </>
        )}
      </AnswerView>
    </>
  );
}

interface QueueTableProps {
  readonly rows: readonly Queue[];
  readonly onRetry: (job: RetriedQueue) => void;
}

function QueueTable({ rows, onRetry }: QueueTableProps) {
  const t = useMessages(messages);
  return (
    <DataTable caption={t.queues} rows={rows} rowKey={({ Queue: queue }) => queue} columns={useQueueColumns(onRetry)} />
  );
}

function useQueueColumns(onRetry: QueueTableProps['onRetry']): readonly Column<Queue>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'queue',
      head: t.queue,
      cell: ({ Queue: queue }) => {
        const screen = screens[queue];
        if (screen === null) return t.queueNames[queue];
        return <PageLink to={toConsolePath(edition, screen)}>{t.queueNames[queue]}</PageLink>;
      },
    },
    { key: 'waiting', head: t.waiting, numeric: true, cell: ({ Waiting }) => format.number(Waiting) },
    { key: 'running', head: t.sending, numeric: true, cell: ({ Running }) => format.number(Running) },
    {
      key: 'failed',
      head: t.failedCount,
      numeric: true,
      cell: ({ Failed }) =>
        Failed === 0 ? format.number(0) : <StateMark tone="bad">{format.number(Failed)}</StateMark>,
    },
    {
      key: 'next',
      head: t.next,
      cell: ({ NextDate }) =>
        NextDate === null ? t.noError : <span className={layout['nowrap']}>{format.dateTime(NextDate)}</span>,
    },
    {
      key: 'error',
      head: t.lastError,
      cell: ({ LastError }) => (
        <span className={layout['clip']}>
          {LastError === null ? t.noError : formatDeliveryErrorText(edition, LastError)}
        </span>
      ),
    },
    {
      key: 'actions',
      head: t.actions,
      cell: ({ Queue: queue, Failed }) => {
        const retried = parseOneOf(retriedQueues, queue);
        if (retried === undefined || Failed === 0) return null;
        return (
          <Button size="small" aria-label={`${t.retryAll}: ${t.queueNames[queue]}`} onClick={() => onRetry(retried)}>
            {t.retryAll}
          </Button>
        );
      },
    },
  ];
}

function TaskTable({ rows, onDone }: { rows: readonly Task[]; onDone: () => void }) {
  const t = useMessages(messages);
  return <DataTable caption={t.tasks} rows={rows} rowKey={({ Task: task }) => task} columns={useTaskColumns(onDone)} />;
}

function useTaskColumns(onDone: () => void): readonly Column<Task>[] {
  const t = useMessages(messages);
  const format = useFormat();
  return [
    { key: 'task', head: t.task, cell: ({ Task: task }) => t.taskNames[task] },
    {
      key: 'state',
      head: t.taskState,
      cell: (task) => (
        <>
          <TaskMark task={task} />
          {task.LastError !== null && (
            <span className={classNames(layout['sub'], layout['clip'])}>{task.LastError}</span>
          )}
        </>
      ),
    },
    {
      key: 'last',
      head: t.last,
      cell: ({ LastDate }) =>
        LastDate === null ? t.noError : <span className={layout['nowrap']}>{format.dateTime(LastDate)}</span>,
    },
    { key: 'actions', head: t.actions, cell: ({ Task: task }) => <RunButton task={task} onDone={onDone} /> },
  ];
}

function TaskMark({ task }: { task: Task }) {
  const t = useMessages(messages);
  if (task.IsRunning) return <StateMark tone="waiting">{t.isRunning}</StateMark>;
  if (task.LastError !== null) return <StateMark tone="bad">{t.hasFailed}</StateMark>;
  return task.LastDate === null ? (
    <StateMark tone="plain">{t.notYet}</StateMark>
  ) : (
    <StateMark tone="good">{t.well}</StateMark>
  );
}

function RunButton({ task, onDone }: { task: Task['Task']; onDone: () => void }) {
  const t = useMessages(messages);
  const { isPending, failure, run } = useAction();
  const runNow = async () => {
    if (!(await run((api) => api('RetryJob', { Job: task })))) return;
    showToast(t.ran);
    onDone();
  };
  return (
    <>
      <Button
        size="small"
        pending={isPending}
        aria-label={`${t.runNow}: ${t.taskNames[task]}`}
        onClick={() => void runNow()}
      >
        {t.runNow}
      </Button>
      <ActionFailure failure={failure} />
    </>
  );
}

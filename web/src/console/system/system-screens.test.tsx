// @vitest-environment jsdom
import type { StaffRole } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { readColumn, readFacts, readLinks, readTable } from '#ui/testing/read-table.ts';
import { JobsScreen } from './jobs.screen.tsx';
import { messages } from './messages.ts';
import { SystemStateScreen } from './system-state.screen.tsx';

const queue = { Queue: 'mail', Waiting: 2, Running: 1, Failed: 0, NextDate: null, LastError: null } as const;
const task = { Task: 'sessions', IsRunning: false, LastDate: null, LastError: null } as const;
type Jobs = GivenAnswer<'GetJobs'>;
interface Scene {
  readonly jobs?: Jobs;
  readonly role?: StaffRole;
  readonly at?: string;
  readonly answers?: Answers;
}
const show = ({ jobs = {}, role = 'admin', at = '/console/en/desk/jobs', answers }: Scene) =>
  showScreen('en', <JobsScreen />, {
    role,
    at,
    answers: { GetJobs: { Rows: [queue], List: [task], ...jobs }, ...answers },
  });

test('an admin sees queues and tasks; each queue leads to its things one by one', async () => {
  const page = await show({ jobs: { Rows: [queue, { ...queue, Queue: 'articles' }] } });
  expect(readLinks(page.getByRole('table', { name: messages.en.queues }))).toEqual({
    [messages.en.queueNames.mail]: '/console/en/desk/jobs?channel=mail',
    [messages.en.queueNames.articles]: '/console/en/news/articles?stage=scheduled',
  });
});

test('the desk has the mails first, and no queues', async () => {
  const page = await show({ role: 'desk' });
  expect(page.sent('GetJobs')).toEqual([]);
  expect(page.queryByRole('link', { name: messages.en.allJobs })).toBeNull();
});

test('what failed stands out and can be sent again; what cannot be is not offered', async () => {
  const Rows = [
    { ...queue, Failed: 3, LastError: 'timeout' },
    { ...queue, Queue: 'sms' },
  ] as const;
  const page = await show({ jobs: { Rows } });
  const table = page.getByRole('table', { name: messages.en.queues });
  expect(readColumn(table, messages.en.failedCount)).toEqual(['3', '0']);
  expect(page.queryByRole('button', { name: `${messages.en.retryAll}: ${messages.en.queueNames.sms}` })).toBeNull();
  await page.press(`${messages.en.retryAll}: ${messages.en.queueNames.mail}`);
  expect(page.sent('RetryJob')).toEqual([{ Job: 'mail' }]);
  page.getByText(messages.en.retried);
  expect(page.sent('GetJobs')).toHaveLength(2);
});

test.each([
  [{}, messages.en.notYet],
  [{ LastDate: '2026-11-20T08:00:00+08:00' }, messages.en.well],
  [{ LastDate: '2026-11-20T08:00:00+08:00', LastError: 'disk' }, `${messages.en.hasFailed} disk`],
  [{ IsRunning: true, LastError: 'disk' }, `${messages.en.isRunning} disk`],
] as const)('a task that is %j reads %s', async (said, state) => {
  const page = await show({ jobs: { List: [{ ...task, ...said }] } });
  expect(readColumn(page.getByRole('table', { name: messages.en.tasks }), messages.en.taskState)).toEqual([state]);
});

const runNow = `${messages.en.runNow}: ${messages.en.taskNames.sessions}`;

test('a task is run at once', async () => {
  const page = await show({});
  await page.press(runNow);
  expect(page.sent('RetryJob')).toEqual([{ Job: 'sessions' }]);
  page.getByText(messages.en.ran);
});

test('a task that fails says so beside its button', async () => {
  const failing = await show({ answers: { RetryJob: new ApiError(1010) } });
  await failing.press(runNow);
  const row = failing.getByRole('row', { name: new RegExp(messages.en.taskNames.sessions) });
  expect(row.querySelector('[role=alert]')?.textContent).toMatch(/\w/);
  expect(failing.queryByText(messages.en.ran)).toBeNull();
});

const started = (minutes: number) =>
  new Date(Date.now() - minutes * 60_000 - 1000).toISOString().replace('Z', '+00:00');
const row = {
  ProgramVersion: '1.2.3',
  StartedDate: started(5),
  MemoryBytes: 300_000_000,
  FilesCount: 1234,
  DiskFreeBytes: null,
  CacheChecks: { Checked: 1200, Different: 0, LastDate: null },
  PackageAudit: null,
} as const;
const showState = (said: object = {}, edition: 'cn' | 'en' = 'en') =>
  showScreen(edition, <SystemStateScreen />, { answers: { GetSystemState: { Row: { ...row, ...said } } } });

test.each([
  [5, messages.en.uptimeText('0', '0', '5')],
  [125, messages.en.uptimeText('0', '2', '5')],
  [2 * 1440 + 61, messages.en.uptimeText('2', '1', '1')],
])('started %i minutes ago, it runs for %s', async (minutes, text) => {
  await showState({ StartedDate: started(minutes) });
  expect(readFacts(document.body)[messages.en.uptime]).toBe(text);
});

test('what is not known is said to be so', async () => {
  await showState();
  expect(readFacts(document.body)).toMatchObject({
    [messages.en.free]: messages.en.unknown,
    [messages.en.packageAudit]: messages.en.auditUnknown,
    [messages.en.cacheChecks]: messages.en.cacheChecked('1,200', '0'),
    [messages.en.memory]: '300 MB',
  });
});

const CheckedDate = '2026-11-20T08:00:00+08:00';
test.each([
  [
    { CheckedDate, isCurrent: true, List: [] },
    `${messages.en.auditNone} ${messages.en.auditChecked('20 November 2026, 08:00')}`,
  ],
  [
    { CheckedDate, isCurrent: false, List: [{ Package: 'left-pad', Severity: 'critical' }] },
    `${messages.en.auditFound(['left-pad (critical)'])} ${messages.en.auditOutdated('20 November 2026, 08:00')}`,
  ],
])('the audit %j reads %s', async (PackageAudit, text) => {
  await showState({ PackageAudit });
  expect(readFacts(document.body)[messages.en.packageAudit]).toBe(text);
});

test('a difference of the cache is dated', async () => {
  await showState({ CacheChecks: { Checked: 10, Different: 1, LastDate: CheckedDate } });
  expect(readFacts(document.body)[messages.en.cacheChecks]).toBe(
    `${messages.en.cacheChecked('10', '1')} ${messages.en.cacheLast('20 November 2026, 08:00')}`,
  );
});

test('files directly in the data folder are called so, in Chinese too', async () => {
  const page = await showScreen('cn', <SystemStateScreen />, {
    answers: {
      GetSystemState: {
        Row: row,
        Datas: [
          { Folder: '.', Files: 3, Bytes: 1000 },
          { Folder: 'trade', Files: 1, Bytes: 10 },
        ],
      },
    },
  });
  expect(readTable(page.getByRole('table', { name: messages.cn.dataFolders })).rows.map(([first]) => first)).toEqual([
    messages.cn.ownFiles,
    'trade',
  ]);
});

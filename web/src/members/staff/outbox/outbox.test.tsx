// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { messages as deskMessages } from '#shell/console/messages.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { readTable } from '#ui/testing/read-table.ts';
import { messages } from './messages.ts';
import { OutboxPart } from './outbox-part.tsx';

type Entry = NonNullable<GivenAnswer<'GetOutbox'>['Rows']>[number];

const t = messages.en;
const toId = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const entry: Entry = {
  OutboxID: toId(4),
  Channel: 'mail',
  Recipient: 'li@firm.example',
  Template: 'newsletter',
  Subject: 'Week 47',
  Text: 'Dear Mr Li',
  State: 'failed',
  Attempts: 3,
  NextAttemptDate: null,
  LastError: null,
  SentDate: null,
};
const show = (rows: readonly Entry[], answers: Answers = {}, at = '', edition: 'cn' | 'en' = 'en') =>
  showScreen(edition, <OutboxPart channel="mail" />, {
    role: 'desk',
    at: `/console/en/desk/outbox${at}`,
    answers: { GetOutbox: { Rows: rows, Total: rows.length }, GetListFilters: { Rows: [] }, ...answers },
  });
const formatRetry = (name: string) => deskMessages.en.actionOn(t.retry, name);

test.each([
  ['failed', 3, true],
  ['stored', 0, true],
  ['queued', 1, true],
  ['queued', 0, false],
  ['sending', 1, false],
  ['sent', 1, false],
] as const)('a mail that is %s after %i attempts can be sent again: %s', async (State, Attempts, isOffered) => {
  const page = await show([{ ...entry, State, Attempts }]);
  expect(page.queryByRole('button', { name: formatRetry('li@firm.example, Week 47') }) !== null).toBe(isOffered);
  page.getByRole('button', { name: deskMessages.en.actionOn(t.read, 'li@firm.example, Week 47') });
});

test('it is sent again at once, and the list is asked for anew', async () => {
  const page = await show([entry]);
  await page.press(formatRetry('li@firm.example, Week 47'));
  expect(page.sent('RetryOutboxEntry')).toEqual([{ Channel: 'mail', OutboxID: toId(4) }]);
  page.getByText(t.retried);
  expect(page.sent('GetOutbox')).toHaveLength(2);
});

test('what somebody else has sent meanwhile is told, and shown as it is', async () => {
  const page = await show([entry], {
    RetryOutboxEntry: new ApiError(1001, { List: [{ Field: 'OutboxID', Rule: 'closed' }] }),
  });
  await page.press(formatRetry('li@firm.example, Week 47'));
  page.getByText(deskMessages.en.conflict.closed);
  expect(page.queryByText(t.retried)).toBeNull();
  expect(page.sent('GetOutbox')).toHaveLength(2);
});

test('many are sent again after one question, those that can be', async () => {
  const page = await show([
    entry,
    { ...entry, OutboxID: toId(5), State: 'sent' },
    { ...entry, OutboxID: toId(6), State: 'stored' },
  ]);
  await page.press(deskMessages.en.tickAll);
  await page.press(deskMessages.en.bulk(t.retry, '2'));
  page.dialog().getByText(t.retryMany);
  expect(page.changes()).toEqual([]);
  await page.user.click(page.dialog().getByRole('button', { name: t.retry }));
  await page.settled();
  expect(page.sent('RetryOutboxEntry').map(({ OutboxID }) => OutboxID)).toEqual([toId(4), toId(6)]);
});

test('a mail can be read, unless it holds a secret', async () => {
  const page = await show([
    entry,
    { ...entry, OutboxID: toId(5), Recipient: 'wu@firm.example', Subject: null, Text: null },
  ]);
  await page.press(deskMessages.en.actionOn(t.read, 'li@firm.example, Week 47'));
  page.dialog().getByText('Dear Mr Li');
  await page.user.keyboard('{Escape}');
  await page.settled();
  await page.press(deskMessages.en.actionOn(t.read, 'wu@firm.example, newsletter'));
  page.dialog().getByText(t.secret);
  page.getByRole('dialog', { name: t.readTitle });
});

test('what failed says why and when it goes out again; what went out says when', async () => {
  const page = await show([
    { ...entry, State: 'queued', NextAttemptDate: '2026-11-20T10:00:00+08:00', LastError: 'ECONNREFUSED' },
    { ...entry, OutboxID: toId(5), State: 'sent', SentDate: '2026-11-20T09:30:00+08:00' },
  ]);
  const { rows } = readTable(page.getByRole('table'));
  expect(rows[0]?.join(' ')).toContain(t.next('20 November 2026, 10:00'));
  expect(rows[0]?.join(' ')).toContain('ECONNREFUSED');
  expect(rows[1]?.join(' ')).toContain(t.sentAt('20 November 2026, 09:30'));
});

test.each([
  ['newsletter', t.templates.newsletter],
  ['captcha', t.templates.captcha],
  ['gone-since', 'gone-since'],
])('a mail of the template %s is called %s', async (Template, name) => {
  const page = await show([{ ...entry, Template }]);
  expect(readTable(page.getByRole('table')).rows[0]?.[0]).toContain(name);
});

test('tabs count each state and ask for it alone, of this channel', async () => {
  const page = await show([entry], {}, '?state=failed');
  expect(page.sent('GetOutbox')).toMatchObject([{ Channel: 'mail', State: 'failed' }]);
  expect(page.getByRole('link', { name: new RegExp(`^${t.stateNames.sent}`) }).getAttribute('href')).toMatch(
    /state=sent/,
  );
});

test('in Chinese an empty outbox says so', async () => {
  (await show([], {}, '', 'cn')).getByText(messages.cn.empty);
});

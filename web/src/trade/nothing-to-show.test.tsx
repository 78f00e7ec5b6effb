// @vitest-environment jsdom
import { operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { awaitedMonths, findNextRelease } from '@btc/contract/trade/next-release.ts';
import { expect, test } from 'vitest';
import { messageFor } from '#i18n/messages.ts';
import { makeExample } from '#platform/testing/contract-example.ts';
import { fakeApi, type GivenAnswer } from '#platform/testing/fake-api.ts';
import { readLinks } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { messages } from './messages.ts';
import { listReleases } from './next-release.ts';
import { NothingToShow, toReason } from './nothing-to-show.tsx';
import { answerExample } from './view-answer.fixture.ts';
import type { ViewAnswer } from './view-query.ts';
import { Failed, LockedView, Refused } from './view-states.tsx';

const answer: ViewAnswer = answerExample;
const { chart, table } = answer;
if (chart === null || table === null) throw new Error('The example has both');
const onChart = { to: null, show: 'chart' } as const;
const noSum = { ...chart.Total, Volume: 0, ValueUsd: 0, ValueCny: null };
const unknown = { ...chart.Total, Volume: null, ValueUsd: null, ValueCny: null };

test.each([
  ['figures', answer, onChart, null],
  ['a table alone', { ...answer, chart: null }, onChart, null],
  ['a table without rows', { ...answer, chart: null, table: { ...table, Rows: [] } }, onChart, 'trade'],
  ['no source at all', { ...answer, dict: { ...answer.dict, Source: null }, options: null }, onChart, 'nothing'],
  ['no source among several', { ...answer, dict: { ...answer.dict, Source: null } }, onChart, 'source'],
  ['no month', { ...answer, chart: { ...chart, Dates: [] } }, onChart, 'span'],
  [
    'months before what is open',
    { ...answer, chart: { ...chart, Dates: [] } },
    { to: '2026-07', show: 'chart' },
    'locked',
  ],
  ['months that are open', { ...answer, chart: { ...chart, Dates: [] } }, { to: '2026-08', show: 'chart' }, 'span'],
  ['a sum of nothing', { ...answer, chart: { ...chart, Total: noSum } }, onChart, 'trade'],
  ['a sum of nothing as a table', { ...answer, chart: { ...chart, Total: noSum } }, { to: null, show: 'table' }, null],
  [
    'nobody and nothing',
    { ...answer, chart: { ...chart, Patterns: [], Total: noSum } },
    { to: null, show: 'table' },
    'trade',
  ],
  ['nothing known', { ...answer, chart: { ...chart, Total: unknown }, table: null }, onChart, 'trade'],
] as readonly [string, ViewAnswer, Parameters<typeof toReason>[1], ReturnType<typeof toReason>][])(
  'of an answer with %s there is nothing to show because of %4$s',
  (_what, found, state, reason) => {
    expect(toReason(found, state)).toBe(reason);
  },
);

const show = (part: React.ReactNode, at = '/BTCData', edition: 'cn' | 'en' = 'en') => showPart(edition, part, { at });

test.each([
  ['nothing', '/BTCData', messages.en.emptyNothing],
  ['nothing', '/BTCData?asof=2020-01-31', messages.en.emptyAsOf('31 January 2020')],
  ['source', '/BTCData', messages.en.emptySource],
  ['trade', '/BTCData', messages.en.emptyTrade],
  ['span', '/BTCData', messages.en.emptySpan('August 2026', 'September 2026')],
] as const)('because of %s at %s it says why, and leads to the view as it opens', async (reason, at, text) => {
  const page = await show(<NothingToShow answer={answer} reason={reason} />, at);
  page.getByText(text);
  expect(readLinks(document.body)[messages.en.reset]).toBe('/BTCData');
});

test('months that are for members are a panel, and not an empty figure', async () => {
  const page = await show(<NothingToShow answer={answer} reason="locked" />);
  page.getByRole('heading', { name: (name) => name.endsWith(messages.en.lockedTitle('August 2026')) });
  expect(page.queryByText(messages.en.emptyTitle)).toBeNull();
});

test('a view that is open as it stands says that its past is for members, with the way back', async () => {
  const locked = { kind: 'locked', reason: 'anonymous', trialLeft: null, holds: null } as const;
  const page = await show(<LockedView locked={locked} />, '/BTCData?asof=2026-01-31');
  page.getByRole('heading', { name: (name) => name.endsWith(messages.en.lockedDay('31 January 2026')) });
  expect(readLinks(document.body)[messages.en.asItStands]).toBe('/BTCData');
});

test.each([
  ['en', ['Origin', 'Unheard'], messages.en],
  ['cn', ['Origin'], messages.cn],
] as const)('in %s an address that asks for what is not there names it', async (edition, fields, t) => {
  const page = await show(<Refused fields={fields} />, edition === 'cn' ? '/cn/BTCData' : '/BTCData', edition);
  page.getByRole('heading', { name: t.refusedTitle });
  page.getByText(t.refusedText(fields.map((field) => messageFor(t.refusedFields, field)).join(t.listJoin)));
});

test('a failure can be tried again', async () => {
  const page = await show(<Failed failure="badrequest" />);
  expect(page.getByRole('button')).toHaveProperty('disabled', false);
});

type Release = ReturnType<typeof toReleases>[number];
function toReleases(said: NonNullable<GivenAnswer<'GetTradeCalendar'>['Rows']>) {
  return makeExample(operations.GetTradeCalendar.output, { Rows: said }).Rows;
}
const detail = { Kind: 'detail', Source: 'customs', Days: 3, PeriodFrom: '2026-10', PeriodTo: '2026-10' } as const;

test.each([
  ['customs', [detail], 0],
  ['demo', [detail], 0],
  ['customsPlaces', [detail], 0],
  [null, [detail], 0],
  ['comtrade', [detail], null],
  ['customs', [{ ...detail, Kind: 'preliminary' }, detail], 1],
  ['customs', [{ ...detail, Days: null }, detail], 1],
  ['customs', [], null],
] as const)('for %s the next of the releases %j is number %s', (source, said, at) => {
  const rows = toReleases(said);
  expect(findNextRelease({ coming: rows }, source)).toBe(at === null ? null : rows[at]);
});

test.each([
  ['2026-08', '2026-10', ['2026-09']],
  ['2026-09', '2026-10', []],
  [null, '2026-10', []],
  ['2026-06', null, []],
])('between %s and the release of %s the months %j are awaited', (limit, from, months) => {
  const next: Release | null = from === null ? null : (toReleases([{ ...detail, PeriodFrom: from }])[0] ?? null);
  expect(awaitedMonths(limit, next)).toEqual(months);
});

test('views stand without the calendar, and a tab asks for it once', async () => {
  const { api, asked } = fakeApi({ GetTradeCalendar: new ApiError(1010) });
  const query = { api, edition: 'en', params: {}, url: new URL('https://portal.example/BTCData') } as const;
  expect(await listReleases(query)).toEqual({ coming: [], overdue: [] });
  expect(await listReleases(query)).toEqual({ coming: [], overdue: [] });
  expect(asked('GetTradeCalendar')).toHaveLength(1);
});

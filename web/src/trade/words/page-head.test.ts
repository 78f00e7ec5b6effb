import type { ReleaseRow } from '@btc/contract/trade/calendar.ts';
import { operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { awaitedMonths, findDueDay, findNextRelease } from '@btc/contract/trade/next-release.ts';
import { expect, test } from 'vitest';
import { makeExample } from '#platform/testing/contract-example.ts';
import { fakeApi } from '#platform/testing/fake-api.ts';
import { listReleases } from '../next-release.ts';
import { viewAddress, viewHead } from './page-head.ts';
import { answerExample } from '../view-answer.fixture.ts';

test('a view is titled with the scope of what is shown, once that is known', () => {
  expect(viewHead('beef-one', answerExample.dict, 'en').title).toContain('Beef (HS 0201+0202)');
  expect(viewHead('beef-one', answerExample.dict, 'cn').title).toContain('牛肉（HS 0201+0202）');
  expect(viewHead('beef-one', null, 'en').title).toContain('Beef data');
  expect(viewHead('pork-one', null, 'cn').title).toContain('猪肉数据');
});

test('what a view holds is described in the language of the page', () => {
  expect(viewHead('beef-one', null, 'en').description).not.toMatch(/[一-鿿]/);
  expect(viewHead('beef-one', null, 'cn').description).toMatch(/[一-鿿]/);
});

test.each([
  ['beef-one', 'en', '/BTCData', '/BTCData'],
  ['beef-three', 'cn', '/BTCData?view=beef-three', '/BTCData?view=beef-three'],
  ['pork-one', 'en', '/BTCData?meat=pork', '/PorkData'],
  ['pork-three', 'cn', '/PorkData?view=pork-three', '/BTCData?meat=pork&view=pork-three'],
] as const)('%s of the edition %s has the address %s, in the other one %s', (view, edition, path, otherPath) => {
  expect(viewAddress(view, edition)).toEqual({ path, otherPath });
});

const [example] = makeExample(operations.GetTradeCalendar.output).Rows;
if (example === undefined) throw new Error('The example has a release');
const release: ReleaseRow = {
  ...example,
  Source: 'customs',
  Kind: 'detail',
  Days: 7,
  PeriodFrom: '2026-11',
  PeriodTo: '2026-11',
};
const preliminary: ReleaseRow = { ...release, Kind: 'preliminary', Days: 2 };
const passed: ReleaseRow = { ...release, Days: null };

test('the next release is the first to come that changes what is shown', () => {
  expect(findNextRelease({ coming: [preliminary, passed, release] }, 'customs')).toBe(release);
  expect(findNextRelease({ coming: [preliminary] }, 'customs')).toBeNull();
  expect(findNextRelease({ coming: [release] }, 'comtrade')).toBeNull();
});

test.each([null, 'demo', 'customsPlaces'])('figures of %s follow the calendar of customs', (source) => {
  expect(findNextRelease({ coming: [release] }, source)).toBe(release);
});

test.each([
  ['2026-09', ['2026-10']],
  ['2026-08', ['2026-09', '2026-10']],
  ['2026-10', []],
  [null, []],
])('after %s the months %j are awaited before those of the release', (limit, months) => {
  expect(awaitedMonths(limit, release)).toEqual(months);
  expect(awaitedMonths(limit, null)).toEqual([]);
});

test.each([
  ['demo', '2026-09', '2026-11-20'],
  ['customs', '2026-09', '2026-11-20'],
  ['customs', '2026-10', null],
  ['comtrade', '2026-09', null],
  ['customs', null, null],
])('of %s to %s the next month was due on %s, when the last of its releases was', (source, limit, day) => {
  const october = { ...release, PeriodFrom: '2026-10', PeriodTo: '2026-10' };
  const overdue: readonly ReleaseRow[] = [
    { ...october, Date: '2026-11-18', Days: -11 },
    { ...october, Kind: 'partner', Date: '2026-11-20', Days: -9 },
  ];
  expect(findDueDay({ overdue }, source, limit)).toBe(day);
});

test('a view stands without the calendar', async () => {
  const query = (api: ReturnType<typeof fakeApi>['api']) =>
    ({ api, edition: 'en', params: {}, url: new URL('https://portal.example/BTCData') }) as const;
  const none = { coming: [], overdue: [] };
  expect(await listReleases(query(fakeApi({ GetTradeCalendar: new ApiError(1000) }).api))).toEqual(none);
  const { coming } = await listReleases(query(fakeApi({ GetTradeCalendar: { Rows: [release, passed] } }).api));
  expect(coming).toHaveLength(2);
});

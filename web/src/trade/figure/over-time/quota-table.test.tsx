// @vitest-environment jsdom
import { viewChart } from '@btc/contract/trade/view-answer.ts';
import { expect, test, vi } from 'vitest';
import { makeExample } from '#platform/testing/contract-example.ts';
import { readColumn, readTable } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { messages } from '../messages.ts';
import { QuotaPart } from './quota-part.tsx';
import { formatChanceText, formatRangeText, QuotaTable, toKey } from './quota-table.tsx';

type Quota = Parameters<typeof QuotaTable>[0]['quotas'][number];
const base = {
  Code: 'BRA',
  NameEn: 'Brazil',
  NameCn: '巴西',
  Year: 2026,
  Quota: 1_000_000,
  Used: 700_000,
  UsedPercent: 70,
  FillEarliest: '2026-10-20',
  FillCentral: '2026-11-10',
  FillLatest: null,
  FillChance: 80,
  FillRestsOn: 'projection',
  DutyInPercent: 12,
  DutyOverPercent: 67,
  OthersKnown: true,
  Others: [],
  Today: '2026-11-01',
  DemoUntil: null,
  Ruling: null,
  Later: [],
  SourceEn: 'GACC',
  SourceCn: '海关',
} as const;
function toQuotas(...said: readonly Partial<Quota>[]): readonly Quota[] {
  return makeExample(viewChart, { Dict: { Quotas: said.map((one) => ({ ...base, ...one })) } }).Dict.Quotas ?? [];
}

test.each([
  [{}, messages.en.fillDate, '10 Nov'],
  [{ Today: '2026-11-20' }, messages.en.fillDate, messages.en.dayPassed('10 Nov')],
  [{ Today: '2026-11-20', Used: 1_000_000 }, messages.en.fillDate, '10 Nov'],
  [{ FillCentral: null }, messages.en.fillDate, messages.en.notThisYear],
  [{ FillCentral: null, FillRestsOn: null }, messages.en.fillDate, ''],
  [{}, messages.en.fillRange, messages.en.fillSince('20 Oct')],
  [{ FillLatest: '2026-12-15' }, messages.en.fillRange, '20 Oct – 15 Dec'],
  [{ FillRestsOn: 'notice' }, messages.en.fillRange, ''],
  [{}, messages.en.fillChance, '80%'],
  [{ FillRestsOn: 'customs' }, messages.en.fillChance, ''],
  [{ FillChance: null }, messages.en.fillChance, ''],
  [{}, messages.en.dutyIn, '12'],
  [{ OthersKnown: false }, messages.en.dutyIn, messages.en.plusUnknown('12')],
  [{ DutyInPercent: null }, messages.en.dutyIn, /not published/],
  [{}, messages.en.appliesNow, ''],
  [{ Used: null, UsedPercent: null }, messages.en.used, /not published/],
] as const)('a quota that is %j reads under "%s" %s', async (said, column, expected) => {
  const page = await showPart('en', <QuotaTable quotas={toQuotas(said)} />);
  const table = page.getByRole('table');
  const { head } = readTable(table);
  const name = head.find((one) => one.startsWith(column)) ?? column;
  const [cell] = readColumn(table, name);
  expect(cell).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
});

test.each([
  [0.4, '<1%'],
  [1, '1%'],
  [50.4, '50%'],
  [99, '99%'],
  [99.2, '>99%'],
])('a chance of %s is said to be %s', (percent, text) => {
  expect(formatChanceText(percent, 'en')).toBe(text);
});

test('a range without an earliest day is none', () => {
  const [quota] = toQuotas({ FillEarliest: null });
  expect(quota === undefined ? null : formatRangeText(quota, 'en')).toBe('');
});

test('the years that are announced for any of the quotas have a column', async () => {
  const quotas = toQuotas(
    { Later: [{ Year: 2028, Quota: 1_200_000 }] },
    { Code: 'URY', NameEn: 'Uruguay', Later: [{ Year: 2027, Quota: 330_000 }] },
  );
  const page = await showPart('en', <QuotaTable quotas={quotas} />);
  const { head, rows } = readTable(page.getByRole('table'));
  expect(head.slice(-2).map((name) => name.replace(/ t$/, ''))).toEqual([
    messages.en.toQuota('2027'),
    messages.en.toQuota('2028'),
  ]);
  expect(rows.map((row) => row.at(-1))).toEqual(['1,200,000', expect.stringContaining('not published')]);
});

test('the name chooses which is drawn, and says which it is', async () => {
  const quotas = toQuotas({}, { Code: 'URY', NameEn: 'Uruguay' });
  const onChoose = vi.fn<(key: string) => void>();
  const page = await showPart('en', <QuotaTable quotas={quotas} choice={{ chosen: 'BRA-2026', onChoose }} />);
  expect(page.getByRole('button', { pressed: true }).textContent).toBe('Brazil 2026');
  await page.press('Uruguay 2026');
  expect(onChoose).toHaveBeenCalledWith('URY-2026');
  expect(quotas.map(toKey)).toEqual(['BRA-2026', 'URY-2026']);
});

test.each([
  [
    'the one that will be full next',
    [{ UsedPercent: 40 }, { Code: 'URY', NameEn: 'Uruguay', UsedPercent: 90 }],
    'Uruguay',
  ],
  [
    'none that is full while another is not',
    [{ UsedPercent: 40 }, { Code: 'URY', NameEn: 'Uruguay', UsedPercent: 100 }],
    'Brazil',
  ],
  ['none of all together', [{ Code: 'TOTAL', NameEn: 'All', UsedPercent: 95 }, { UsedPercent: 40 }], 'Brazil'],
])('drawn first is %s', async (_which, said, name) => {
  const page = await showPart('en', <QuotaPart quotas={toQuotas(...said)} record={undefined} mode="large" />);
  page.getByRole('heading', { level: 3, name: messages.en.quotaTitle(name, '2026') });
  const sentence = page.getByRole('img').getAttribute('aria-label') ?? '';
  expect(sentence).toContain(messages.en.quotaTitle(name, '2026'));
});

test('another quota is drawn at a press, with what its day rests on', async () => {
  const quotas = toQuotas({}, { Code: 'URY', NameEn: 'Uruguay', UsedPercent: 20, FillRestsOn: 'notice' });
  const page = await showPart('en', <QuotaPart quotas={quotas} record={undefined} mode="large" />);
  expect(page.text()).toContain(messages.en.fillNotes.projection);
  await page.press('Uruguay 2026');
  page.getByRole('heading', { level: 3, name: messages.en.quotaTitle('Uruguay', '2026') });
  expect(page.text()).toContain(messages.en.fillNotes.notice);
  expect(page.text()).not.toContain(messages.en.fillNotes.projection);
});

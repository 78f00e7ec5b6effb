// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { fakeApi, type SaidAnswer } from '#platform/testing/fake-api.ts';
import { showPage } from '#ui/testing/show-page.tsx';
import { type QuotaHead, readQuotaHead } from './quota-head.ts';
import { QuotaStrip } from './quota-strip.tsx';

type Line = NonNullable<SaidAnswer<'GetQuotaDesk'>['Rows']>[number];
const brazil: Line = {
  Code: 'BRA',
  NameEn: 'Brazil',
  NameCn: '巴西',
  UsedPercent: 62.5,
  DutyInPercent: 12,
  DutyOverPercent: 67,
  Ruling: { Standing: 'inQuota' },
};
const read = (rows: readonly Line[]) => readQuotaHead(fakeApi({ GetQuotaDesk: { Rows: rows } }).api, true);

test('the quota that is used most heads the page', async () => {
  const argentina = { ...brazil, Code: 'ARG', UsedPercent: 80 };
  expect(await read([brazil, argentina, { ...brazil, Code: 'URY', UsedPercent: 10 }])).toMatchObject({
    Code: 'ARG',
    usedPercent: 80,
  });
  expect(await read([brazil, { ...argentina, UsedPercent: 62.5 }])).toMatchObject({ Code: 'BRA' });
});

test('what has no use or no ruling, as all together, is passed over', async () => {
  const total = { ...brazil, Code: 'TOTAL', UsedPercent: 90, Ruling: null };
  expect(await read([total, brazil])).toMatchObject({ Code: 'BRA' });
  expect(await read([total, { ...brazil, UsedPercent: null }])).toBeNull();
});

test.each([
  ['inQuota', 12],
  ['overQuota', 67],
  ['outside', 12],
] as const)('with the standing %s the duty today is %d', async (Standing, rate) => {
  expect(await read([{ ...brazil, Ruling: { Standing } }])).toMatchObject({ standing: Standing, rate });
});

test('a page stands without it where it cannot be had', async () => {
  expect(await readQuotaHead(fakeApi({ GetQuotaDesk: new ApiError(1000) }).api, false)).toBeNull();
});

const head: QuotaHead = {
  Code: 'BRA',
  NameEn: 'Brazil',
  NameCn: '巴西',
  usedPercent: 62.5,
  standing: 'inQuota',
  rate: 12,
};

test.each([
  ['en', '/Quota', 'Beef quotas', ['Brazil 62.5% used', 'duty today 12%', 'in quota']],
  ['cn', '/cn/Quota', '牛肉配额', ['巴西已用62.5%', '今天税率12%', '配额内']],
] as const)('the strip says how things stand, and leads to all quotas (%s)', (edition, to, name, parts) => {
  const page = showPage(edition, <QuotaStrip head={head} />);
  expect(page.getByRole('link', { name }).getAttribute('href')).toBe(to);
  page.getByText(parts.join(' · '));
});

test('a duty that is not the same for all origins is not said', () => {
  const page = showPage('en', <QuotaStrip head={{ ...head, rate: null, standing: 'overQuota' }} />);
  page.getByText('Brazil 62.5% used · over quota');
});

test('without a published use there is the way alone', () => {
  const page = showPage('en', <QuotaStrip head={null} />);
  expect(page.text()).toBe('Beef quotas');
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as directoryPage from '../directory.page.tsx';

const plant = {
  PlantID: 7,
  PlantNo: 'SIF 9',
  NameCn: '甲厂',
  NameEn: 'Plant A',
  OriginEn: 'Brazil',
  OriginCn: '巴西',
  State: 'active',
} as const;
const open: Answers = {
  GetWebFrontApprovePlant: {
    Rows: [{ ...plant, Detail: { CiferNo: 'CBRA00000000000009', ValidTo: null, GroupEn: 'Group X', GroupCn: null } }],
    Total: 26,
    Dict: { Locked: null, LockedFilters: [] },
  },
};
const locked: Answers = {
  GetWebFrontApprovePlant: {
    Rows: [{ ...plant, Detail: null }],
    Total: 26,
    Dict: { Locked: { Reason: 'anonymous' }, LockedFilters: ['Province'] },
  },
};
const show = (at: string, answers: Answers) => showRoute(directoryPage, at, { answers });

test.each([
  ['/BTCEst', 'Plant A', '/BTCEst/Plant/7', 'Brazil'],
  ['/cn/BTCEst', '甲厂', '/cn/BTCEst/Plant/7', '巴西'],
] as const)('at %s each plant leads to its page, in the words of the edition', async (at, name, path, origin) => {
  const page = await show(at, open);
  expect(page.getByRole('link', { name }).getAttribute('href')).toBe(path);
  expect(page.getByRole('row', { name: new RegExp(name) }).textContent).toContain(origin);
});

test('members see the registration number, the group and where a date is not published', async () => {
  const page = await show('/BTCEst', open);
  const row = page.getByRole('row', { name: /Plant A/ });
  for (const text of ['CBRA00000000000009', 'Group X', 'not published']) expect(row.textContent).toContain(text);
  page.getByRole('columnheader', { name: 'Valid to' });
});

test('strangers see neither details nor filters of them, and are told what members see', async () => {
  const page = await show('/BTCEst', locked);
  expect(page.text()).not.toContain('CBRA');
  expect(page.queryByRole('columnheader', { name: 'Valid to' })).toBeNull();
  expect(page.queryByLabelText(/As of/)).toBeNull();
  expect(page.getAllByRole('link', { name: 'Log in or register' }).length).toBeGreaterThan(0);
});

test('another order is another address, from the first page', async () => {
  const page = await show('/BTCEst?origin=BRA&page=2', open);
  await page.user.selectOptions(page.getByLabelText(/^Sort/), 'name');
  await page.settled();
  expect(page.address()).toBe('/BTCEst?origin=BRA&sort=name');
});

test('where nothing is found there is a way back to all', async () => {
  const page = await show('/BTCEst?q=zzz&type=SH', {
    GetWebFrontApprovePlant: { Rows: [], Total: 0, Dict: { Locked: null } },
  });
  expect(page.queryByRole('table', { name: /plants/i })).toBeNull();
  const back = page.getAllByRole('link').filter((link) => link.getAttribute('href') === '/BTCEst');
  expect(back.length).toBeGreaterThan(0);
});

test('what was searched is recorded once, and not where nothing was', async () => {
  const page = await show('/BTCEst?q=SIF+9', open);
  expect(page.sent('AddWebPlantSearchInfo')).toEqual([expect.objectContaining({ Keyword: 'SIF 9', ResultCount: 26 })]);
  await page.user.click(page.getByRole('link', { name: 'Plant A' }));
  await page.settled();
  expect(page.sent('AddWebPlantSearchInfo').at(-1)).toMatchObject({ PlantID: 7 });
  expect((await show('/BTCEst', open)).sent('AddWebPlantSearchInfo')).toEqual([]);
});

test('the changes of a period are locked with their count, or there with their plants', async () => {
  const board = (Locked: { Reason: 'notpaid' } | null) => ({
    GetWebApprovePlantState: { Total: 12, Dict: { Locked, StartDate: '2026-01-01', EndDate: '2026-06-30' } },
    GetWebApprovePlantChildState: { Rows: [{ Plant: { PlantNo: 'SIF 9' } }], Total: 1 },
  });
  const closed = await show('/BTCEst?view=changes', board({ Reason: 'notpaid' }));
  expect(closed.text()).toContain('12');
  expect(closed.text()).not.toContain('SIF 9');
  const opened = await show('/BTCEst?view=changes', board(null));
  expect(opened.text()).toContain('SIF 9');
});

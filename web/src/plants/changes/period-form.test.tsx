// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readLinks } from '#ui/testing/read-table.ts';
import { showPart } from '#ui/testing/show-part.tsx';
import { readPlantsState } from '../directory/directory-address.ts';
import type { ChangesAnswer } from '../directory/plants-query.ts';
import { messages } from './messages.ts';
import { PeriodForm } from './period-form.tsx';

const t = messages.en;
const origins = [{ Code: 'BRA', NameEn: 'Brazil', NameCn: '巴西', Count: 3 }];

async function show(at: string, said: object = {}) {
  const dict = { StartDate: '2026-08-26', EndDate: '2026-11-24', Locked: null, ...said };
  const state = readPlantsState(new URL(at, 'https://example.com'));
  const own = dict as ChangesAnswer['board']['dict']; // the rest is not read
  return showPart('en', <PeriodForm state={state} dict={own} origins={origins} />, { at });
}

test('a number of days before the last is an address; ninety are usual and stand in none', async () => {
  const page = await show('/BTCEst?view=changes&page=3');
  const links = Object.values(readLinks(document.body));
  expect(links).toEqual([
    '/BTCEst?view=changes&from=2026-10-25',
    '/BTCEst?view=changes',
    '/BTCEst?view=changes&from=2025-11-24',
  ]);
  expect(page.getByRole('link', { current: true }).getAttribute('href')).toBe(links[1]);
});

test('days of one’s own are no preset', async () => {
  const page = await show('/BTCEst?view=changes&from=2026-09-01&to=2026-09-30', {
    StartDate: '2026-09-01',
    EndDate: '2026-09-30',
  });
  expect(page.queryByRole('link', { current: true })).toBeNull();
  expect(page.getByLabelText<HTMLInputElement>(t.from).value).toBe('2026-09-01');
  expect(page.getByLabelText<HTMLInputElement>(t.to).value).toBe('2026-09-30');
});

test('by which date changes count is asked of who sees it', async () => {
  const page = await show('/BTCEst?view=changes&basis=production');
  expect(page.getByLabelText<HTMLSelectElement>(t.basis).value).toBe('production');
});

test('by which date changes count is not asked of who does not', async () => {
  const page = await show('/BTCEst?view=changes', { Locked: { Module: 'Est', Reason: 'anonymous' } });
  expect(page.queryByLabelText(t.basis)).toBeNull();
  expect(page.getByLabelText<HTMLSelectElement>(t.origin).value).toBe('');
});

// @vitest-environment jsdom
import type { DictionaryRow } from '@btc/contract/dictionary/dictionary.ts';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showRoute } from '#ui/testing/show-route.tsx';
import * as dictionaryPage from './dictionary.page.tsx';
import { messages } from './messages.ts';

const source = { SourceCn: '随系统发布的名录', SourceEn: 'List that comes with the portal' };
const none = { Form: null, HsCode: null, NoteCn: null, NoteEn: null, Listed: true, Names: [], ...source };
const rows: readonly DictionaryRow[] = [
  {
    ...none,
    Kind: 'beefCut',
    Code: 'oyster_blade',
    NameCn: '板腱',
    NameEn: 'Oyster blade',
    GroupCode: 'forequarter',
    GroupCn: '前部',
    GroupEn: 'Forequarter',
  },
  {
    ...none,
    Kind: 'beefCut',
    Code: 'rump',
    NameCn: '臀肉',
    NameEn: 'Rump',
    GroupCode: 'hindquarter',
    GroupCn: '后部',
    GroupEn: 'Hindquarter',
  },
];

async function show(edition: 'cn' | 'en', hash = '') {
  const at = `${edition === 'cn' ? '/cn' : ''}/Dictionary${hash}`;
  const page = await showRoute(dictionaryPage, at, { answers: { GetDictionary: { Rows: rows } } });
  return { ...page, t: messages[edition] };
}

const readFolds = () => [...document.querySelectorAll('details')].map(({ open }) => open);

test.each(['cn', 'en'] as const)('groups are folded until all are opened, in %s', async (edition) => {
  const { t, press } = await show(edition);
  expect(readFolds()).toEqual([false, false, false]);
  await press(t.openAll);
  expect(readFolds()).toEqual([true, true, true]);
  await press(t.closeAll);
  expect(readFolds()).toEqual([false, false, false]);
});

test('what is filtered for is in sight, and afterwards only what the reader had opened', async () => {
  const { t, getByRole, queryByText, queryByRole, user } = await show('en');
  await user.click(getByRole('heading', { name: 'Hindquarter' }));
  await expect.poll(readFolds).toEqual([false, true, false]);
  const filter = getByRole('searchbox', { name: t.filter });
  await user.type(filter, 'blade');
  expect(readFolds()).toEqual([true]);
  expect(queryByText('Rump')).toBeNull();
  expect(queryByRole('button', { name: t.openAll })).toBeNull();
  await user.clear(filter);
  expect(readFolds()).toEqual([false, true, false]);
  await user.click(getByRole('heading', { name: 'Hindquarter' }));
});

test('an address that names an entry opens its group, and who comes back finds it open until it is closed', async () => {
  await show('en', '#beefCut-rump');
  await expect.poll(readFolds).toEqual([false, true, false]);
  cleanup();
  const { user, getByRole } = await show('en');
  expect(readFolds()).toEqual([false, true, false]);
  await user.click(getByRole('heading', { name: 'Hindquarter' }));
  await expect.poll(readFolds).toEqual([false, false, false]);
});

test('on paper every group is open, and it says what was filtered for', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const { t, press, getByRole, getByText, user } = await show('en');
  await press(t.print);
  expect(print).toHaveBeenCalledOnce();
  fireEvent(window, new Event('beforeprint'));
  expect(readFolds()).toEqual([true, true, true]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(readFolds()).toEqual([false, false, false]);
  await user.type(getByRole('searchbox', { name: t.filter }), 'blade');
  expect(getByText(t.filteredFor('blade'))).toBeDefined();
  await user.clear(getByRole('searchbox', { name: t.filter }));
});

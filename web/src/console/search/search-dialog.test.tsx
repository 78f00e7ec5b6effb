// @vitest-environment jsdom
import type { FoundThing } from '@btc/contract/console/search.ts';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import type { Edition } from '#i18n/edition.ts';
import { SearchDialog } from './search-dialog.tsx';

const member = (id: number): FoundThing => ({
  Kind: 'member',
  ID: id,
  NameCn: `会员 ${id}`,
  NameEn: `member ${id}`,
  NoteCn: '',
  NoteEn: '',
  Date: null,
  Sheet: null,
  Demo: false,
});

const words = {
  cn: { find: '在工作台中搜索', members: '会员', first: '会员 71', last: '会员 73', typed: '7' },
  en: { find: 'Search the console', members: 'Members', first: 'member 71', last: 'member 73', typed: '7' },
} as const;

async function show(edition: Edition) {
  const onClose = vi.fn<() => void>();
  const page = await showScreen(edition, <SearchDialog typed="" onClose={onClose} />, {
    answers: { SearchConsole: { Rows: [71, 72, 73].map(member) } },
  });
  const field = await page.findByRole('textbox', { name: words[edition].find });
  return Object.assign(page, { field, onClose });
}

test.each(['cn', 'en'] as const)(
  'the first of what is found is meant; arrows, Home and End go to others (%s)',
  async (edition) => {
    const t = words[edition];
    const { user, field, findByRole, getByRole, address, onClose } = await show(edition);
    expect(document.activeElement).toBe(field);
    await user.keyboard(t.typed);
    const first = await findByRole('option', { name: new RegExp(`^${t.first}`) });
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(first.id));
    expect(getByRole('group', { name: t.members }).contains(first)).toBe(true);
    await user.keyboard('{End}');
    expect(field.getAttribute('aria-activedescendant')).toBe(
      getByRole('option', { name: new RegExp(`^${t.last}`) }).id,
    );
    await user.keyboard('{Home}{ArrowDown}{Enter}');
    expect(address()).toMatch(/\/desk\/members\/72$/);
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test('Escape closes it with words typed', async () => {
  const { user, onClose } = await show('en');
  await user.keyboard('member{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('Enter before the answer has come opens nothing; what was opened last stands there and opens with Enter', async () => {
  const { user, address, findByRole, onClose } = await show('en');
  await user.keyboard('members{Enter}');
  expect(onClose).not.toHaveBeenCalled();
  await user.clear(await findByRole('textbox', { name: 'Search the console' }));
  expect((await findByRole('group', { name: 'Recently opened' })).textContent).toContain('member 72');
  await user.keyboard('{Enter}');
  expect(address()).toMatch(/\/desk\/members\/72$/);
});

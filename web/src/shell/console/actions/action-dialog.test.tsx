// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { FileField } from '../file-field.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { messages } from '../messages.ts';
import { showScreen } from '../testing/show-screen.tsx';

function show(answers: Answers = {}, edition: 'cn' | 'en' = 'en') {
  const [onClose, onChanged] = [vi.fn<() => void>(), vi.fn<() => void>()];
  function Screen() {
    const [reason, setReason] = useState('');
    return (
      <ActionDialog
        title="Block"
        what={<p>It keeps them out.</p>}
        confirm="Block"
        isReady={reason !== 'no'}
        work={(api) => api('BlockMember', { MemberID: 3, Reason: reason || 'none' })}
        done="Blocked"
        onClose={onClose}
        onChanged={onChanged}
      >
        <TextField label="Reason" value={reason} onChange={({ target }) => setReason(target.value)} />
      </ActionDialog>
    );
  }
  return showScreen(edition, <Screen />, { answers }).then((page) => ({ page, onClose, onChanged }));
}

test('done is said, the dialog closes and what is shown is asked for again', async () => {
  const { page, onClose, onChanged } = await show();
  await page.press('Block');
  expect(page.sent('BlockMember')).toEqual([{ MemberID: 3, Reason: 'none' }]);
  expect([onClose.mock.calls.length, onChanged.mock.calls.length]).toEqual([1, 1]);
  page.getByText('Blocked', { hidden: true } as object);
});

test.each([
  ['en', 1000, 0],
  ['en', 1001, 1],
] as const)('in %s a failure %i leaves the dialog with what is typed', async (edition, code, changed) => {
  const error = new ApiError(code, code === 1001 ? { List: [{ Field: 'MemberID', Rule: 'changed' }] } : {});
  const { page, onClose, onChanged } = await show({ BlockMember: error }, edition);
  await page.user.type(page.getByRole('textbox'), 'Spam');
  await page.press('Block');
  expect(page.dialog().getByRole('alert').textContent).not.toBe('');
  expect(page.getByRole('textbox')).toHaveProperty('value', 'Spam');
  expect(onClose).not.toHaveBeenCalled();
  // Where somebody else was faster, the screen behind shows how things stand.
  expect(onChanged).toHaveBeenCalledTimes(changed);
});

test('a button that waits says why', async () => {
  const { page } = await show();
  await page.user.type(page.getByRole('textbox'), 'no');
  const button = page.dialog().getByRole('button', { name: 'Block' });
  expect(button).toHaveProperty('disabled', true);
  const why = page.getByText(messages.en.waitsFor.input);
  expect(button.getAttribute('aria-describedby')).toBe(why.id);
});

test('Esc closes at once where nothing was typed, and asks where something was', async () => {
  const untouched = await show();
  await untouched.page.user.keyboard('{Escape}');
  expect(untouched.onClose).toHaveBeenCalledOnce();
  const { page, onClose } = await show();
  await page.user.type(page.getByRole('textbox'), 'Spam');
  await page.user.keyboard('{Escape}');
  await page.settled();
  expect(onClose).not.toHaveBeenCalled();
  page.getByText(messages.en.discardWhat);
  await page.press(messages.en.goOn);
  expect(page.getByRole('textbox')).toHaveProperty('value', 'Spam');
  await page.user.keyboard('{Escape}');
  await page.settled();
  await page.press(messages.en.discard);
  expect(onClose).toHaveBeenCalledOnce();
});

test('Cancel does not ask', async () => {
  const { page, onClose } = await show();
  await page.user.type(page.getByRole('textbox'), 'Spam');
  await page.press(messages.en.cancel);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the button waits for what is needed, and Enter does not go past it', async () => {
  const { page } = await show();
  await page.user.type(page.getByRole('textbox'), 'no{Enter}');
  await page.settled();
  expect(page.getByRole('button', { name: 'Block' })).toHaveProperty('disabled', true);
  expect(page.changes()).toEqual([]);
});

const guarded = (isDirty: boolean, isOfAddress = false) =>
  showScreen(
    'en',
    <>
      <LeaveGuard isDirty={isDirty} isOfAddress={isOfAddress} />
      <PageLink to="/console/en/front/strip">Away</PageLink>
      <PageLink to="/console/en?day=2">Another day</PageLink>
    </>,
    { at: '/console/en' },
  );

type Guarded = Awaited<ReturnType<typeof guarded>>;
const follow = async (page: Guarded, name: string) => {
  await page.user.click(page.getByRole('link', { name }));
  await page.settled();
};

test('who leaves words that nobody has saved is asked; staying stays, leaving leaves', async () => {
  const page = await guarded(true);
  await follow(page, 'Away');
  page.getByRole('alertdialog', { name: messages.en.leaveTitle });
  await page.press(messages.en.stay);
  expect(page.address()).toBe('/console/en');
  await follow(page, 'Away');
  await page.press(messages.en.leave);
  expect(page.address()).toBe('/console/en/front/strip');
});

test.each([
  ['nothing is typed', false, false, 'Away', '/console/en/front/strip'],
  ['only the query changes', true, false, 'Another day', '/console/en?day=2'],
  ['the form is of the query', true, true, 'Another day', '/console/en'],
] as const)('where %s the way is %s, %s: %s', async (_name, isDirty, isOfAddress, link, address) => {
  const page = await guarded(isDirty, isOfAddress);
  await follow(page, link);
  expect(page.address()).toBe(address);
});

test.each([
  ['en', messages.en],
  ['cn', messages.cn],
] as const)('in %s a file that is too large is refused before any of it is sent', async (edition, words) => {
  const onFile = vi.fn<(file: File | null) => void>();
  const page = await showScreen(edition, <FileField label="List" accept=".csv" maxBytes={2048} onFile={onFile} />);
  const field = page.getByLabelText('List');
  await page.user.upload(field, new File(['x'.repeat(3000)], 'list.csv'));
  await page.settled();
  expect(onFile).toHaveBeenLastCalledWith(null);
  page.getByText(words.fileTooLarge('2 KB'));
  await page.user.upload(field, new File(['x'], 'small.csv'));
  await page.settled();
  expect(onFile.mock.lastCall?.[0]?.name).toBe('small.csv');
  page.getByText('small.csv');
  expect(page.queryByText(words.fileTooLarge('2 KB'))).toBeNull();
});

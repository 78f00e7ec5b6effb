// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Edition } from '#i18n/edition.ts';
import { showPage } from '../testing/show-page.tsx';
import { ToastRegion } from './toast-region.tsx';
import { showToast, toasts } from './toast-store.ts';

function show(edition: Edition = 'en') {
  onTestFinished(() => toasts.clear());
  return showPage(
    edition,
    <>
      <button type="button">Save</button>
      <ToastRegion />
    </>,
  );
}

for (const [edition, region, close] of [
  ['cn', '1 个通知。', '关闭'],
  ['en', '1 notification.', 'Close'],
] as const) {
  test(`a message is read out, has a place of its own and can be closed (${edition})`, async () => {
    const { findByRole, getByRole, queryByRole, user } = show(edition);
    act(() => showToast('Saved'));
    expect((await findByRole('alert')).textContent).toBe('Saved');
    expect(getByRole('region', { name: region })).not.toBeNull();
    await user.click(getByRole('button', { name: close }));
    expect(queryByRole('alert')).toBeNull();
  });
}

test('F6 leads to the messages, and closing the last one leads back', async () => {
  const { findByRole, getByRole, user } = show();
  getByRole('button', { name: 'Save' }).focus();
  act(() => showToast('Saved'));
  await findByRole('alert');
  await user.keyboard('{F6}');
  expect(document.activeElement).toBe(getByRole('region', { name: '1 notification.' }));
  await user.tab();
  expect(document.activeElement).toBe(getByRole('alertdialog', { name: 'Saved' }));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(getByRole('button', { name: 'Save' }));
});

test('a message goes by itself, but not while somebody is on it; one of the same topic takes the place of the last', async () => {
  const { findByText, getByText, queryByText } = show();
  act(() => {
    showToast('Copied', 'plain', 'copy');
    showToast('Not copied', 'error', 'copy');
  });
  await findByText('Not copied');
  expect(queryByText('Copied')).toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  act(() => toasts.clear());
  act(() => showToast('Saved'));
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  fireEvent.pointerEnter(getByText('Saved'));
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(queryByText('Saved')).not.toBeNull();
  fireEvent.pointerLeave(getByText('Saved'));
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(queryByText('Saved')).toBeNull();
});

// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { SearchButton } from './search-button.tsx';

const { arrived, asked } = vi.hoisted(() => ({ arrived: Promise.withResolvers<void>(), asked: vi.fn<() => void>() }));

vi.mock('./search-dialog.tsx', async (original) => {
  asked();
  await arrived.promise;
  return original();
});

test('the dialog is fetched when it is wanted, takes what was typed before it came, and gives the focus back', async () => {
  // jsdom lays nothing out.
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList; // a list of one, as of what is seen
  const { user, getByRole, findByRole, queryByRole } = await showScreen(
    'en',
    <>
      <SearchButton />
      <input aria-label="Beside" />
    </>,
    { answers: { SearchConsole: { Rows: [] } } },
  );
  expect(asked).not.toHaveBeenCalled();
  await user.click(getByRole('textbox', { name: 'Beside' }));
  await user.keyboard('{Control>}k{/Control}');
  expect(asked).toHaveBeenCalledOnce();
  await user.keyboard('9010 x{Backspace}');
  const ahead = getByRole('textbox', { name: 'Search the console' });
  expect(document.activeElement).toBe(ahead);
  arrived.resolve();
  await waitFor(() => expect(ahead.isConnected).toBe(false));
  const field = await findByRole('textbox', { name: 'Search the console' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('7{Escape}');
  expect(field.getAttribute('value')).toBe('9010 7');
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(getByRole('textbox', { name: 'Beside' })));
});

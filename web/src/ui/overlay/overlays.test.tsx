// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { storeToken } from '#platform/client-state.ts';
import { messages as dataMessages } from '../data/data-messages.ts';
import { FileLink, PlainCsvLink } from '../data/file-link.tsx';
import { CheckGroup } from '../form/check-group.tsx';
import { messages } from '../messages.ts';
import { showPart } from '../testing/show-part.tsx';
import { CopyButton } from './copy-button.tsx';
import { Dialog } from './dialog.tsx';

function Opener({ dismissable }: { dismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Question" dismissable={dismissable}>
        <input aria-label="Answer" />
      </Dialog>
    </>
  );
}

test('a dialog is named by its title, takes the focus, and gives it back', async () => {
  const page = await showPart('en', <Opener />);
  await page.press('Open');
  const dialog = page.getByRole('dialog', { name: 'Question' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await page.user.keyboard('{Escape}');
  await page.settled();
  expect(page.queryByRole('dialog')).toBeNull();
  await waitFor(() => {
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Open' }));
  });
});

test('where a text is asked for first, it is written without a click, after what is there', async () => {
  function Reason() {
    const [text, setText] = useState('One.');
    return <textarea aria-label="Reason" value={text} onChange={({ target }) => setText(target.value)} />;
  }
  const page = await showPart(
    'en',
    <Dialog isOpen onClose={() => undefined} title="Refuse">
      <Reason />
      <input aria-label="Other" />
    </Dialog>,
  );
  await page.user.keyboard(' Two.');
  expect(page.getByLabelText('Reason')).toHaveProperty('value', 'One. Two.');
});

test.each([
  ['en', messages.en.close],
  ['cn', messages.cn.close],
] as const)('in %s the cross is called %s, and what is behind cannot be reached', async (edition, close) => {
  const page = await showPart(edition, <Opener />);
  await page.press('Open');
  expect(page.queryByRole('button', { name: 'Open' })).toBeNull();
  await page.press(close);
  expect(page.queryByRole('dialog')).toBeNull();
});

test('Tab stays in the dialog', async () => {
  const page = await showPart('en', <Opener />);
  await page.press('Open');
  const dialog = page.getByRole('dialog');
  for (let step = 0; step < 5; step += 1) {
    await page.user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test('a copy that worked is said, and one that did not', async () => {
  const page = await showPart('en', <CopyButton text="abc">Copy</CopyButton>);
  await page.press('Copy');
  expect(await navigator.clipboard.readText()).toBe('abc');
  page.getByText(messages.en.copied);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await page.press('Copy');
  page.getByText(messages.en.copyFailed);
  expect(page.queryByText(messages.en.copied)).toBeNull();
});

test('boxes are ticked in the order of the options', async () => {
  const onChange = vi.fn<(value: string[]) => void>();
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
  const page = await showPart(
    'en',
    <CheckGroup legend="Kinds" options={options} value={['c']} onChange={onChange} error="One of them" />,
  );
  await page.user.click(page.getByRole('checkbox', { name: 'A' }));
  expect(onChange).toHaveBeenLastCalledWith(['a', 'c']);
  await page.user.click(page.getByRole('checkbox', { name: 'C' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
  expect(page.getByRole('group', { name: 'Kinds', description: 'One of them' })).not.toBeNull();
});

test('a file is a plain link to strangers; a reader’s is asked for with the token, and what fails is said', async () => {
  const link = (
    <FileLink path="/download/plants.csv?Meat=beef" failed="It did not come">
      CSV
    </FileLink>
  );
  const stranger = await showPart('en', link);
  expect(stranger.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/download/plants.csv?Meat=beef');
  const page = await showPart('en', link);
  storeToken('token', false);
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}, { status: 403 }));
  vi.stubGlobal('fetch', fetch);
  await page.user.click(page.getByRole('link', { name: 'CSV' }));
  await page.settled();
  expect(JSON.stringify(fetch.mock.calls)).toContain('token');
  page.getByText('It did not come');
});

test('the plain file is the same without its heading', async () => {
  const page = await showPart('en', <PlainCsvLink path="/download/a.csv?x=1" failed="" />);
  expect(page.getByRole('link', { name: dataMessages.en.plainCsv }).getAttribute('href')).toBe(
    '/download/a.csv?x=1&layout=plain',
  );
});

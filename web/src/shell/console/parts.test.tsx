// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { act, useRef, useState } from 'react';
import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { FileChanged } from '#platform/files/file-changed.ts';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { ActButton } from './actions/act-button.tsx';
import { ActionFailure } from './actions/action-failure.tsx';
import { messages as figureWordsMessages } from './figures/messages.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { FileField } from './file-field.tsx';
import { useLockedFigures } from './figures/locked-figures.tsx';
import { RecordHistory } from './form/record-history.tsx';
import { InsertDialog } from './actions/insert-dialog.tsx';
import { formIsDone, LeaveGuard } from './actions/leave-guard.tsx';
import { useListKeys } from './list/list-keys.ts';
import { messages } from './messages.ts';
import { ScreenPart } from './screen-page.tsx';
import { showScreen } from './testing/show-screen.tsx';
import { useAction } from './actions/use-action.ts';

const nothing = () => undefined;
const show = (part: React.ReactNode, answers: Answers = {}) =>
  showScreen('en', part, { answers, at: '/console/en/desk/requests?state=new' });

function Guarded({ isDirty = true, isOfAddress = false }: { isDirty?: boolean; isOfAddress?: boolean }) {
  return (
    <>
      <LeaveGuard isDirty={isDirty} isOfAddress={isOfAddress} />
      <Link to="/console/en/desk/members">Members</Link>
      <Link to="?state=granted">Granted</Link>
      <Link to="/console/en/desk/audit" state={formIsDone}>
        Done
      </Link>
    </>
  );
}

test('a part of a screen has the name of its heading', async () => {
  const page = await show(<ScreenPart title="Consents">None</ScreenPart>);
  expect(page.getByRole('region', { name: 'Consents' }).textContent).toBe('ConsentsNone');
});

test.each([
  ['Members', { isDirty: true }, true],
  ['Members', { isDirty: false }, false],
  ['Granted', { isDirty: true }, false],
  ['Granted', { isDirty: true, isOfAddress: true }, true],
  ['Done', { isDirty: true }, false],
] as const)('on the way to %s from a form that is %j one is asked: %s', async (name, props, isAsked) => {
  const page = await show(<Guarded {...props} />);
  const before = page.address();
  await page.user.click(page.getByRole('link', { name }));
  await page.settled();
  expect(page.queryByRole('alertdialog') !== null).toBe(isAsked);
  expect(page.address() === before).toBe(isAsked);
});

test('whoever stays is where they were, whoever leaves goes on', async () => {
  const page = await show(<Guarded />);
  await page.user.click(page.getByRole('link', { name: 'Members' }));
  await page.press(messages.en.stay);
  expect(page.address()).toBe('/console/en/desk/requests?state=new');
  await page.user.click(page.getByRole('link', { name: 'Members' }));
  await page.press(messages.en.leave);
  expect(page.address()).toBe('/console/en/desk/members');
});

test.each([true, false])('the browser asks on the way out only where something is not saved (%s)', async (isDirty) => {
  await show(<Guarded isDirty={isDirty} />);
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(isDirty);
});

async function choose(file: File) {
  const onFile = vi.fn<(file: File | null) => void>();
  const page = await show(<FileField label="File" accept=".csv" maxBytes={2048} onFile={onFile} />);
  page.getByText(messages.en.noFile);
  await page.user.upload(page.getByLabelText('File'), file);
  await page.settled();
  return { page, onFile };
}

test('a file is named and given as it was when it was chosen', async () => {
  const { page, onFile } = await choose(new File(['a,b'], 'may.csv'));
  page.getByText('may.csv');
  expect(onFile.mock.calls.map(([file]) => file?.name)).toEqual(['may.csv']);
  expect(page.getByLabelText('File').getAttribute('aria-invalid')).not.toBe('true');
});

test('one that was written since it was chosen is no longer given, and it is said', async () => {
  const file = new File(['a,b'], 'may.csv');
  const { page, onFile } = await choose(file);
  file.slice = () => {
    throw new DOMException('The file could not be read', 'NotReadableError');
  };
  await page.user.click(document.body);
  await expect.poll(() => onFile.mock.lastCall?.[0]).toBeNull();
  page.getByText(formatErrorText('en', 'filechanged'));
});

test('one that is too large is refused before any of it is sent, with the size that is taken', async () => {
  const { page, onFile } = await choose(new File(['x'.repeat(3000)], 'large.csv'));
  expect(onFile).toHaveBeenCalledWith(null);
  page.getByText(messages.en.fileTooLarge('2 KB'));
  expect(page.getByLabelText('File').getAttribute('aria-invalid')).toBe('true');
});

function Sending({ work }: { work: () => Promise<unknown> }) {
  const { failure, run, forgetFailure } = useAction();
  return (
    <>
      <ActionFailure failure={failure} />
      <button type="button" onClick={() => void run(work)}>
        Send
      </button>
      <button type="button" onClick={forgetFailure}>
        Forget
      </button>
    </>
  );
}

test.each([true, false])('a call that fails is told of unless what it was about has gone (%s)', async (isForgotten) => {
  const { promise, reject } = Promise.withResolvers<never>();
  const page = await show(<Sending work={() => promise} />);
  await page.press('Send');
  if (isForgotten) await page.press('Forget');
  reject(new FileChanged('The file has changed since it was chosen'));
  await page.settled();
  expect(page.queryByText(formatErrorText('en', 'filechanged')) === null).toBe(isForgotten);
});

const refusal = new ApiError(1001, {
  List: [{ Field: 'Texts', Rule: 'lockedFigure' }],
  Dict: {
    Figures: [
      { Kind: 'locked', Detail: '5,300' },
      { Kind: 'locked', Detail: '5,300' },
      { Kind: 'other', Detail: 'x' },
    ],
  },
});
function Publishing({ words }: { words: string }) {
  const { ConfirmLocked, ...locked } = useLockedFigures(words);
  const { run } = useAction();
  const publish = () => run((api) => locked.ask(() => api('OpenSurveyItem', { isEn: true, ItemID: 5, ConfirmLocked })));
  return (
    <>
      {locked.question}
      <button type="button" disabled={!locked.isReady} onClick={() => void publish()}>
        Publish
      </button>
    </>
  );
}
function Writing() {
  const [words, setWords] = useState('one');
  return (
    <>
      <Publishing words={words} />
      <button type="button" onClick={() => setWords('other')}>
        Rewrite
      </button>
    </>
  );
}
const refuseUnlessConfirmed: Answers = {
  OpenSurveyItem: ({ ConfirmLocked }) => (ConfirmLocked ? {} : refusal),
};

test('figures that members pay for go out after a yes, and are each named once', async () => {
  const page = await show(<Publishing words="one" />, refuseUnlessConfirmed);
  await page.press('Publish');
  page.getByText(figureWordsMessages.en.openToAll('5,300'));
  expect(page.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
  await page.user.click(page.getByRole('checkbox', { name: figureWordsMessages.en.confirmLocked }));
  await page.press('Publish');
  expect(page.sent('OpenSurveyItem').map(({ ConfirmLocked }) => ConfirmLocked)).toEqual([false, true]);
});

test('a yes is for the words that were refused and no others', async () => {
  const page = await show(<Writing />, refuseUnlessConfirmed);
  await page.press('Publish');
  await page.user.click(page.getByRole('checkbox', { name: figureWordsMessages.en.confirmLocked }));
  await page.press('Rewrite');
  expect(page.queryByRole('checkbox')).toBeNull();
  await page.press('Publish');
  expect(page.sent('OpenSurveyItem').map(({ ConfirmLocked }) => ConfirmLocked)).toEqual([false, false]);
});

test.each([
  [{}, 'Done'],
  [{ ReadNotices: new ApiError(1010) }, null],
] as const)('with the answers %j it says %s, and the list comes anew', async (answers, said) => {
  const onChanged = vi.fn<() => void>();
  const page = await show(
    <ActButton name="Act" done="Done" work={(api) => api('ReadNotices', {})} onChanged={onChanged} />,
    answers,
  );
  await page.press('Act');
  expect(page.queryByText('Done') !== null).toBe(said !== null);
  expect(onChanged).toHaveBeenCalledOnce();
});

const change = {
  AuditID: 1,
  At: '2026-11-10T09:00:00+08:00',
  ActorName: 'desk',
  Before: { Percent: 12, NoteEn: 'Tariff', Hidden: 1 },
  After: { Percent: 15, NoteEn: 'Tariff', Hidden: 2 },
};
type Rows = NonNullable<GivenAnswer<'GetRecordHistory'>['Rows']>;
async function showHistory(rows: Rows) {
  const onRestore = vi.fn<(before: object) => void>();
  const page = await show(
    <RecordHistory
      record={{ Kind: 'price-duty', ID: '3' }}
      shown={new Set(['Percent', 'NoteEn'])}
      formatLabel={(name) => `“${name}”`}
      onRestore={onRestore}
    />,
    { GetRecordHistory: { Rows: rows } },
  );
  expect(page.sent('GetRecordHistory')).toEqual([]);
  const history = document.querySelector('details');
  if (history === null) throw new Error('The history is folded');
  act(() => {
    history.open = true;
    history.dispatchEvent(new Event('toggle'));
  });
  await page.settled();
  return { page, onRestore };
}

test('earlier versions are asked for when somebody looks, and one can be filled in again', async () => {
  const { page, onRestore } = await showHistory([change, { ...change, AuditID: 2, Before: null }]);
  page.getByText(messages.en.changedFields('“Percent”'));
  page.getByText(messages.en.madeNew);
  await page.press(messages.en.restore);
  expect(onRestore).toHaveBeenCalledWith(expect.objectContaining({ Percent: 12 }));
  page.getByText(messages.en.restored);
});

test('a record without a change says so', async () => {
  const { page } = await showHistory([]);
  page.getByText(messages.en.noHistory);
});

test('what is asked for an insertion begins in its first field, and is not the page’s form', async () => {
  const [onConfirm, onPage] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const page = await show(
    <form onSubmit={onPage}>
      <InsertDialog
        title="Link"
        what="Where to"
        confirm="Insert"
        onConfirm={onConfirm}
        onClose={nothing}
        failure="No address"
      >
        <input aria-label="Address" />
      </InsertDialog>
    </form>,
  );
  expect(document.activeElement).toBe(page.getByLabelText('Address'));
  await page.user.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onPage).not.toHaveBeenCalled();
  page.getByText('No address');
});

test.each(['cn', 'en'] as const)('Esc in %s asks before it throws away what is to be inserted', async (edition) => {
  const onClose = vi.fn<() => void>();
  const dialog = (
    <InsertDialog title="Link" what="Where to" confirm="Insert" onConfirm={nothing} onClose={onClose}>
      <input aria-label="Address" />
    </InsertDialog>
  );
  const page = await showScreen(edition, dialog);
  await page.user.keyboard('example.com{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await page.press(messages[edition].goOn);
  expect(page.getByLabelText('Address')).toHaveProperty('value', 'example.com');
  await page.user.keyboard('{Escape}');
  await page.press(messages[edition].discard);
  expect(onClose).toHaveBeenCalledOnce();
});

function KeyedList({ onTake }: { onTake: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  return (
    <div ref={list}>
      <input aria-label="Find" />
      <table>
        <tbody>
          {['One', 'Two', 'Three'].map((name) => (
            <tr key={name}>
              <td>
                <a href={`#${name}`}>{name}</a>
                <button type="button" aria-keyshortcuts="a" onClick={onTake}>
                  Take {name}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

test('J and K go along a list and stay within it; a letter presses its row’s button', async () => {
  const onTake = vi.fn<() => void>();
  const page = await show(<KeyedList onTake={onTake} />);
  const here = () => document.activeElement?.textContent;
  const steps = ['j', 'j', 'j', 'j', 'k', 'k', 'k'];
  const places: (string | null | undefined)[] = [];
  for (const letter of steps) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.user.keyboard(letter);
    places.push(here());
  }
  expect(places).toEqual(['One', 'Two', 'Three', 'Three', 'Two', 'One', 'One']);
  await page.user.keyboard('a');
  expect(onTake).toHaveBeenCalledOnce();
});

test('letters that are typed, or pressed with Ctrl, are no keys of the list', async () => {
  const onTake = vi.fn<() => void>();
  const page = await show(<KeyedList onTake={onTake} />);
  await page.user.type(page.getByLabelText('Find'), 'jaka');
  expect(document.activeElement).toBe(page.getByLabelText('Find'));
  page.getByRole('link', { name: 'One' }).focus();
  await page.user.keyboard('{Control>}a{/Control}');
  expect(onTake).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { CancellationsScreen } from './cancellations/cancellations.screen.tsx';
import { messages as cancelMessages } from './cancellations/messages.ts';
import { messages } from './requests/messages.ts';
import { RequestScreen } from './requests/request.screen.tsx';
import { RequestsScreen } from './requests/requests.screen.tsx';

const request = {
  RequestID: 5,
  MemberID: 3,
  LoginUserName: 'reader',
  State: 'new',
  AssignedTo: null,
  Contact: null,
} as const;

const show = (row: object = {}, answers: Answers = {}) =>
  showScreen('en', <RequestScreen id={5} />, {
    role: 'desk',
    at: '/console/en/desk/requests/5',
    answers: { GetDeskRequests: { Rows: [{ ...request, ...row }], Total: 1 }, ...answers },
  });

test.each([
  ['nobody’s', null, messages.en.take, { StaffID: 1, From: null }],
  ['one’s own', { StaffID: 1, LoginUserName: 'me' }, messages.en.release, { StaffID: null, From: 1 }],
] as const)('what is %s is taken or let go at once', async (_name, AssignedTo, button, sent) => {
  const page = await show({ AssignedTo });
  await page.press(button);
  expect(page.sent('AssignDeskRequest')).toEqual([{ RequestID: 5, ...sent }]);
});

test('what is a colleague’s is asked about, and who takes it meanwhile is not overruled', async () => {
  const page = await show({ AssignedTo: { StaffID: 9, LoginUserName: 'ben' } });
  await page.press(messages.en.take);
  expect(page.getByRole('dialog').textContent).toContain('ben');
  expect(page.changes()).toEqual([]);
  await page.press(messages.en.take);
  expect(page.sent('AssignDeskRequest')).toEqual([{ RequestID: 5, StaffID: 1, From: 9 }]);
});

test('it is handed to a colleague who is chosen, neither to oneself nor to whom it is', async () => {
  const Rows = [
    { StaffID: 1, LoginUserName: 'me' },
    { StaffID: 9, LoginUserName: 'ben' },
    { StaffID: 12, LoginUserName: 'cat' },
  ];
  const page = await show({ AssignedTo: { StaffID: 9, LoginUserName: 'ben' } }, { GetStaff: { Rows } });
  await page.press(messages.en.handTitle);
  expect(
    page
      .dialog()
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([messages.en.chooseColleague, 'cat']);
  expect(page.dialog().getByRole('button', { name: messages.en.hand })).toHaveProperty('disabled', true);
  await page.user.selectOptions(page.dialog().getByRole('combobox'), 'cat');
  await page.press(messages.en.hand);
  expect(page.sent('AssignDeskRequest')).toEqual([{ RequestID: 5, StaffID: 12, From: 9 }]);
});

test.each([
  ['new', [messages.en.handTitle, messages.en.refuse, messages.en.grant]],
  ['contacted', [messages.en.handTitle, messages.en.refuse, messages.en.grant]],
  ['refused', [messages.en.reopen]],
  ['granted', []],
] as const)('a request that is %s offers %j', async (State, names) => {
  const page = await show({ State });
  expect(
    [messages.en.handTitle, messages.en.refuse, messages.en.grant, messages.en.reopen].filter(
      (name) => page.queryByRole('button', { name }) !== null,
    ),
  ).toEqual(names);
});

test('an empty note is not saved; what is typed waits in the tab until it is', async () => {
  const page = await show({}, { NoteDeskRequest: new ApiError(1000) });
  await page.press(messages.en.saveNote);
  page.getByText(messages.en.needNote);
  await page.user.type(page.getByRole('textbox'), 'Called twice');
  await page.press(messages.en.saveNote);
  expect(page.getByRole('textbox')).toHaveProperty('value', 'Called twice');
  expect(window.sessionStorage.getItem('btc.draft.note.1.5')).toContain('Called twice');
});

test('a saved note leaves no draft, and counts as a call where it was one', async () => {
  const page = await show();
  await page.user.type(page.getByRole('textbox'), 'Called');
  await page.user.click(page.getByRole('checkbox', { name: messages.en.contacted }));
  await page.press(messages.en.saveNote);
  expect(page.sent('NoteDeskRequest')).toEqual([{ RequestID: 5, Note: 'Called', Contacted: true }]);
  expect(window.sessionStorage.getItem('btc.draft.note.1.5')).toBeNull();
});

test('one’s own requests are those of who is signed in', async () => {
  const page = await showScreen('en', <RequestsScreen />, {
    role: 'desk',
    at: '/console/en/desk/requests?whose=mine&state=new',
  });
  expect(page.sent('GetDeskRequests').at(-1)).toMatchObject({ AssignedTo: 1, State: 'new' });
});

test('a member’s data is erased only when the name is typed', async () => {
  const page = await showScreen('en', <CancellationsScreen />, {
    role: 'desk',
    at: '/console/en/desk/cancellations',
    answers: {
      GetDeskCancellations: { Rows: [{ CancellationID: 4, LoginUserName: 'reader', State: 'requested' }], Total: 1 },
    },
  });
  await page.press(new RegExp(`^${cancelMessages.en.approve}`));
  const approve = page.dialog().getByRole('button', { name: cancelMessages.en.approve });
  expect(approve).toHaveProperty('disabled', true);
  await page.user.type(page.dialog().getByRole('textbox'), 'Reader');
  expect(approve).toHaveProperty('disabled', true);
  await page.user.clear(page.dialog().getByRole('textbox'));
  await page.user.type(page.dialog().getByRole('textbox'), 'reader');
  await page.press(cancelMessages.en.approve);
  expect(page.sent('ApproveCancellation')).toEqual([{ CancellationID: 4 }]);
});

test('what is decided is not decided again', async () => {
  const page = await showScreen('en', <CancellationsScreen />, {
    role: 'desk',
    answers: { GetDeskCancellations: { Rows: [{ LoginUserName: 'reader', State: 'refused' }], Total: 1 } },
  });
  expect(page.queryByRole('button', { name: new RegExp(`^${cancelMessages.en.approve}`) })).toBeNull();
});

test('a letter is not for what stands behind a dialog', async () => {
  const page = await show({ AssignedTo: null });
  await page.user.keyboard('a');
  await page.settled();
  expect(page.sent('AssignDeskRequest')).toHaveLength(1);
  await page.press(messages.en.handTitle);
  page.dialog().getByRole('button', { name: 'Cancel' }).focus();
  await page.user.keyboard('a');
  await page.settled();
  expect(page.sent('AssignDeskRequest')).toHaveLength(1);
});

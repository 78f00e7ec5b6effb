// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { messages as accountsMessages } from './accounts/messages.ts';
import { messages } from './people/messages.ts';
import { PeopleScreen } from './people/people.screen.tsx';

const session = { Device: 'Firefox' };
const colleague = {
  MemberID: 2,
  LoginUserName: 'ann',
  Role: 'editor',
  State: 'normal',
  OnlyAdmin: false,
  Demo: false,
  FactorDate: '2026-10-01T08:00:00+08:00',
} as const;

const show = (row: object, answers: Answers = {}) =>
  showScreen('en', <PeopleScreen />, {
    at: '/console/en/people',
    answers: { GetStaffAccounts: { Rows: [{ ...colleague, ...row }] }, GetStaffInvitations: { Rows: [] }, ...answers },
  });

const actions = [
  accountsMessages.en.setRole,
  accountsMessages.en.resetFactor,
  accountsMessages.en.endSessions,
  accountsMessages.en.block,
  accountsMessages.en.unblock,
];

test.each([
  [
    'a colleague',
    {},
    [
      accountsMessages.en.setRole,
      accountsMessages.en.resetFactor,
      accountsMessages.en.endSessions,
      accountsMessages.en.block,
    ],
  ],
  ['oneself', { MemberID: 1 }, []],
  ['the only admin', { OnlyAdmin: true }, [accountsMessages.en.resetFactor, accountsMessages.en.endSessions]],
  [
    'an account of the demonstration',
    { Demo: true },
    [accountsMessages.en.resetFactor, accountsMessages.en.endSessions, accountsMessages.en.block],
  ],
  [
    'somebody without a second step or session',
    { FactorDate: null, Sessions: [] },
    [accountsMessages.en.setRole, accountsMessages.en.block],
  ],
  [
    'somebody who is blocked',
    { State: 'blocked', Sessions: [] },
    [accountsMessages.en.setRole, accountsMessages.en.resetFactor, accountsMessages.en.unblock],
  ],
] as const)('with %s can be done what may be', async (_name, row, expected) => {
  const page = await show(row);
  const offered = page.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(actions.filter((action) => offered.some((name) => name.startsWith(action)))).toEqual(expected);
});

test.each([
  [accountsMessages.en.resetFactor, 'ResetStaffTotp'],
  [accountsMessages.en.endSessions, 'EndMemberSessions'],
] as const)('%s is asked about first', async (name, call) => {
  const page = await show({});
  await page.press(new RegExp(`^${name}`));
  expect(page.getByRole('dialog').textContent).toContain('ann');
  expect(page.changes()).toEqual([]);
  await page.press(name);
  expect(page.sent(call)).toEqual([{ MemberID: 2 }]);
});

test('a role is set only to another one', async () => {
  const page = await show({});
  await page.press(new RegExp(`^${accountsMessages.en.setRole}`));
  const set = page.dialog().getByRole('button', { name: accountsMessages.en.setRole });
  expect(set).toHaveProperty('disabled', true);
  await page.user.selectOptions(page.dialog().getByRole('combobox'), 'analyst');
  await page.press(accountsMessages.en.setRole);
  expect(page.sent('SetStaffRole')).toEqual([{ MemberID: 2, Role: 'analyst' }]);
});

test('somebody is kept out with a reason only', async () => {
  const page = await show({});
  await page.press(new RegExp(`^${accountsMessages.en.block}`));
  await page.user.type(page.dialog().getByRole('textbox'), '   ');
  await page.press(accountsMessages.en.block);
  expect(page.sent('BlockMember')).toEqual([]);
  expect(page.dialog().getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  await page.user.type(page.dialog().getByRole('textbox'), 'Left us');
  await page.press(accountsMessages.en.block);
  expect(page.sent('BlockMember')).toMatchObject([{ MemberID: 2, Reason: expect.stringContaining('Left us') }]);
});

test('an invitation needs an address, tells what the role may, and says where the address has an account', async () => {
  const taken = new ApiError(1001, { List: [{ Field: 'Email', Rule: 'emailtaken' }] });
  const page = await show({}, { InviteStaff: taken });
  await page.press(messages.en.invite);
  page.getByText(messages.en.roleHints.editor);
  await page.press(messages.en.inviteConfirm);
  expect(page.changes()).toEqual([]);
  await page.user.type(page.dialog().getByRole('textbox'), 'ann@firm.example');
  await page.press(messages.en.inviteConfirm);
  expect(page.sent('InviteStaff')).toMatchObject([{ Email: 'ann@firm.example', Role: 'editor', Edition: 'en' }]);
  expect(page.getByRole('dialog').textContent).toContain(messages.en.emailTaken);
});

test.each([
  [{ State: 'open', CanResend: true, AcceptedBy: null }, [messages.en.resend, messages.en.revoke]],
  [{ State: 'expired', CanResend: true, AcceptedBy: null }, [messages.en.resend]],
  [{ State: 'revoked', CanResend: false, AcceptedBy: null }, []],
] as const)('an invitation that is %j offers %j', async (row, names) => {
  const page = await show({}, { GetStaffInvitations: { Rows: [{ InvitationID: 6, Email: 'a@b.example', ...row }] } });
  const offered = page
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(
    [messages.en.resend, messages.en.revoke].filter((name) => offered.some((one) => one.startsWith(name))),
  ).toEqual(names);
});

test('taking an invitation back is asked about first', async () => {
  const page = await show(
    {},
    { GetStaffInvitations: { Rows: [{ InvitationID: 6, Email: 'a@b.example', State: 'open', AcceptedBy: null }] } },
  );
  await page.press(new RegExp(`^${messages.en.revoke}`));
  expect(page.getByRole('dialog').textContent).toContain('a@b.example');
  await page.press(messages.en.revoke);
  expect(page.sent('RevokeStaffInvitation')).toEqual([{ InvitationID: 6 }]);
});

test('a session is told by its device', async () => {
  expect((await show({ Sessions: [session] })).text()).toContain('Firefox');
});

// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { en as accounts } from './accounts/messages.en.ts';
import { en as t } from './people/messages.en.ts';
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

const actions = [accounts.setRole, accounts.resetFactor, accounts.endSessions, accounts.block, accounts.unblock];

test.each([
  ['a colleague', {}, [accounts.setRole, accounts.resetFactor, accounts.endSessions, accounts.block]],
  ['oneself', { MemberID: 1 }, []],
  ['the only admin', { OnlyAdmin: true }, [accounts.resetFactor, accounts.endSessions]],
  ['an account of the demonstration', { Demo: true }, [accounts.resetFactor, accounts.endSessions, accounts.block]],
  ['somebody without a second step or session', { FactorDate: null, Sessions: [] }, [accounts.setRole, accounts.block]],
  [
    'somebody who is blocked',
    { State: 'blocked', Sessions: [] },
    [accounts.setRole, accounts.resetFactor, accounts.unblock],
  ],
] as const)('with %s can be done what may be', async (_name, row, expected) => {
  const page = await show(row);
  const offered = page.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(actions.filter((action) => offered.some((name) => name.startsWith(action)))).toEqual(expected);
});

test.each([
  [accounts.resetFactor, 'ResetStaffTotp'],
  [accounts.endSessions, 'EndMemberSessions'],
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
  await page.press(new RegExp(`^${accounts.setRole}`));
  const set = page.dialog().getByRole('button', { name: accounts.setRole });
  expect(set).toHaveProperty('disabled', true);
  await page.user.selectOptions(page.dialog().getByRole('combobox'), 'analyst');
  await page.press(accounts.setRole);
  expect(page.sent('SetStaffRole')).toEqual([{ MemberID: 2, Role: 'analyst' }]);
});

test('somebody is kept out with a reason only', async () => {
  const page = await show({});
  await page.press(new RegExp(`^${accounts.block}`));
  await page.user.type(page.dialog().getByRole('textbox'), '   ');
  await page.press(accounts.block);
  expect(page.sent('BlockMember')).toEqual([]);
  expect(page.dialog().getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  await page.user.type(page.dialog().getByRole('textbox'), 'Left us');
  await page.press(accounts.block);
  expect(page.sent('BlockMember')).toMatchObject([{ MemberID: 2, Reason: expect.stringContaining('Left us') }]);
});

test('an invitation needs an address, tells what the role may, and says where the address has an account', async () => {
  const taken = new ApiError(1001, { List: [{ Field: 'Email', Rule: 'emailtaken' }] });
  const page = await show({}, { InviteStaff: taken });
  await page.press(t.invite);
  page.getByText(t.roleHints.editor);
  await page.press(t.inviteConfirm);
  expect(page.changes()).toEqual([]);
  await page.user.type(page.dialog().getByRole('textbox'), 'ann@firm.example');
  await page.press(t.inviteConfirm);
  expect(page.sent('InviteStaff')).toMatchObject([{ Email: 'ann@firm.example', Role: 'editor', Edition: 'en' }]);
  expect(page.getByRole('dialog').textContent).toContain(t.emailTaken);
});

test.each([
  [{ State: 'open', CanResend: true, AcceptedBy: null }, [t.resend, t.revoke]],
  [{ State: 'expired', CanResend: true, AcceptedBy: null }, [t.resend]],
  [{ State: 'revoked', CanResend: false, AcceptedBy: null }, []],
] as const)('an invitation that is %j offers %j', async (row, names) => {
  const page = await show({}, { GetStaffInvitations: { Rows: [{ InvitationID: 6, Email: 'a@b.example', ...row }] } });
  const offered = page
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect([t.resend, t.revoke].filter((name) => offered.some((one) => one.startsWith(name)))).toEqual(names);
});

test('taking an invitation back is asked about first', async () => {
  const page = await show(
    {},
    { GetStaffInvitations: { Rows: [{ InvitationID: 6, Email: 'a@b.example', State: 'open', AcceptedBy: null }] } },
  );
  await page.press(new RegExp(`^${t.revoke}`));
  expect(page.getByRole('dialog').textContent).toContain('a@b.example');
  await page.press(t.revoke);
  expect(page.sent('RevokeStaffInvitation')).toEqual([{ InvitationID: 6 }]);
});

test('a session is told by its device', async () => {
  expect((await show({ Sessions: [session] })).text()).toContain('Firefox');
});

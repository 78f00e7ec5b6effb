// @vitest-environment jsdom
import { modules } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers, GivenAnswer } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { findField } from '#ui/testing/live-page.ts';
import { readColumn, readFacts, readLinks, readOptions, readTable } from '#ui/testing/read-table.ts';
import { MemberScreen } from './accounts/member.screen.tsx';
import { MembersScreen } from './accounts/members.screen.tsx';
import { messages } from './accounts/messages.ts';
import { AuditScreen } from './audit/audit.screen.tsx';
import { messages as auditMessages } from './audit/messages.ts';
import { LevelsScreen } from './levels/levels.screen.tsx';
import { messages as levelMessages } from './levels/messages.ts';
import { messages as wordsMessages } from './words/messages.ts';

const member = {
  MemberID: 3,
  LoginUserName: 'wang',
  State: 'normal',
  StaffRole: null,
  Demo: false,
  LiveSessions: 2,
  HasSecondFactor: false,
  ChargeState: 3,
  ChargeLevel: '_vip_member',
  ChargeExpireDate: '2026-12-31T23:59:59+08:00',
  CanVisitModule: 'Info|Price',
  ChargeStataEn: 0,
  ChargeLevelEn: null,
  ChargeEnExpireDate: null,
  CanVisitModuleEn: '',
  TrialItems: 20,
  TrialUsed: 5,
  TrialUntil: null,
  TrialUntilEn: null,
  CompanyEmail: 'wang@firm.example',
  EmailProven: false,
  ContactPersonCellPhoneNumber: null,
  MobileProven: true,
} as const;

interface Scene {
  readonly row?: NonNullable<GivenAnswer<'GetDeskMember'>['Row']>;
  readonly role?: 'desk' | 'admin';
  readonly answers?: Answers;
}
const showMember = ({ row = {}, role = 'desk', answers }: Scene) =>
  showScreen('en', <MemberScreen id={3} />, {
    role,
    at: '/console/en/desk/members/3',
    answers: {
      GetDeskMember: { Row: { ...member, ...row } },
      GetMembershipChanges: { Rows: [] },
      GetDeskRequests: { Rows: [], Total: 0 },
      GetAuditTrail: { Rows: [], Total: 0 },
      ...answers,
    },
  });
const actions = [
  messages.en.edit,
  messages.en.endSessions,
  messages.en.setRole,
  messages.en.resetFactor,
  messages.en.block,
  messages.en.unblock,
];

test.each([
  ['a member', {}, 'desk', [messages.en.edit, messages.en.endSessions, messages.en.block]],
  ['a member who is signed in nowhere', { LiveSessions: 0 }, 'desk', [messages.en.edit, messages.en.block]],
  [
    'somebody who is blocked',
    { State: 'blocked' },
    'desk',
    [messages.en.edit, messages.en.endSessions, messages.en.unblock],
  ],
  ['a member', {}, 'admin', [messages.en.edit, messages.en.endSessions, messages.en.setRole, messages.en.block]],
  [
    'a colleague',
    { StaffRole: 'editor', HasSecondFactor: true },
    'admin',
    [messages.en.edit, messages.en.endSessions, messages.en.setRole, messages.en.resetFactor, messages.en.block],
  ],
  ['a colleague', { StaffRole: 'editor' }, 'desk', []],
  [
    'an account of the demonstration',
    { Demo: true },
    'admin',
    [messages.en.edit, messages.en.endSessions, messages.en.block],
  ],
  [
    'oneself',
    { MemberID: 1, StaffRole: 'admin', HasSecondFactor: true },
    'admin',
    [messages.en.edit, messages.en.endSessions],
  ],
  ['somebody who has gone', { State: 'cancelled' }, 'admin', []],
] as const)('with %s that is %j a %s can do %j', async (_who, row, role, names) => {
  const page = await showMember({ row, role });
  const head = page.getByRole('heading', { level: 1 }).closest('header');
  const offered = [...(head?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
  expect(actions.filter((name) => offered.includes(name))).toEqual(names);
});

test.each([
  [{ State: 'cancelled' }, messages.en.erasedNotice],
  [{ StaffRole: 'editor' }, messages.en.staffOnlyAdmin],
] as const)('why an account that is %j cannot be changed is said', async (row, text) => {
  (await showMember({ row })).getByText(text);
});

test('an address that nobody has shown to be the member’s is marked, an empty one is not', async () => {
  await showMember({});
  const facts = readFacts(document.body);
  expect(facts[wordsMessages.en.fields.CompanyEmail]).toBe(`wang@firm.example ${messages.en.unproven}`);
  expect(facts[wordsMessages.en.fields.ContactPersonCellPhoneNumber] ?? '').not.toContain(messages.en.proven);
});

test('somebody is kept out with a reason that they read, and let in again without one', async () => {
  const page = await showMember({});
  await page.press(messages.en.block);
  await page.press(messages.en.block);
  expect(page.sent('BlockMember')).toEqual([]);
  await page.user.type(page.dialog().getByRole('textbox'), 'Spam');
  await page.user.click(page.dialog().getByRole('button', { name: messages.en.block }));
  await page.settled();
  expect(page.sent('BlockMember')).toEqual([{ MemberID: 3, Reason: 'Spam' }]);
  expect(page.sent('GetDeskMember')).toHaveLength(2);
  const blocked = await showMember({ row: { State: 'blocked' } });
  await blocked.press(messages.en.unblock);
  await blocked.user.click(blocked.dialog().getByRole('button', { name: messages.en.unblock }));
  await blocked.settled();
  expect(blocked.sent('UnblockMember')).toEqual([{ MemberID: 3 }]);
});

test('sessions are ended after a question that says how many there are', async () => {
  const page = await showMember({});
  await page.press(messages.en.endSessions);
  expect(page.getByRole('dialog').textContent).toContain(messages.en.endSessionsWhat('wang', '2'));
  await page.user.click(page.dialog().getByRole('button', { name: messages.en.endSessions }));
  await page.settled();
  expect(page.sent('EndMemberSessions')).toEqual([{ MemberID: 3 }]);
});

const dataKey = {
  KeyID: 8,
  Name: 'daily',
  Kind: 'key',
  Ending: 'x7Qa',
  Sets: [],
  CreatedDate: '2026-11-20T08:00:00.000Z',
  EndsDate: null,
  LastUsedDate: null,
  UsedToday: 0,
  RevokedDate: null,
} as const;

test('a key is revoked after a question, and shown anew; one that has ended cannot be', async () => {
  const ended = { ...dataKey, KeyID: 7, Name: 'weekly', RevokedDate: '2026-11-21T08:00:00.000Z' };
  const page = await showMember({
    answers: { GetMemberDataKeys: { Rows: [dataKey, ended], Dict: { Today: '2026-11-24' } } },
  });
  expect(page.queryByRole('button', { name: messages.en.revokeKeyTitle('weekly') })).toBeNull();
  await page.press(messages.en.revokeKeyTitle('daily'));
  expect(page.getByRole('dialog').textContent).toContain(messages.en.revokeKeyWhat);
  expect(page.changes()).toEqual([]);
  await page.user.click(page.dialog().getByRole('button', { name: messages.en.revokeKey }));
  await page.settled();
  expect(page.sent('RevokeMemberDataKey')).toEqual([{ MemberID: 3, KeyID: 8 }]);
  expect(page.sent('GetMemberDataKeys')).toHaveLength(2);
});

test('a role is changed to another only, and can be taken', async () => {
  const page = await showMember({ row: { StaffRole: 'editor' }, role: 'admin' });
  await page.press(messages.en.setRole);
  const confirm = page.dialog().getByRole('button', { name: messages.en.setRole });
  expect(confirm).toHaveProperty('disabled', true);
  await page.user.selectOptions(page.dialog().getByRole('combobox', { name: messages.en.role }), '');
  await page.user.click(confirm);
  await page.settled();
  expect(page.sent('SetStaffRole')).toEqual([{ MemberID: 3, Role: null }]);
});

test('of a member only what was changed is sent', async () => {
  const page = await showMember({});
  await page.press(messages.en.edit);
  await page.user.clear(findField('ContactPersonName'));
  await page.user.type(findField('ContactPersonName'), 'Li');
  await page.press(messages.en.save);
  expect(page.sent('UpdateDeskMember')).toEqual([{ MemberID: 3, ContactPersonName: 'Li' }]);
});

test('an address that another account has is said beside its field', async () => {
  const page = await showMember({ answers: { UpdateDeskMember: new ApiError(6012) } });
  await page.press(messages.en.edit);
  await page.user.clear(findField('CompanyEmail'));
  await page.user.type(findField('CompanyEmail'), 'li@firm.example');
  await page.press(messages.en.save);
  expect(page.getByRole('dialog').textContent).toMatch(/email/i);
  expect(findField('CompanyEmail')).toHaveProperty('value', 'li@firm.example');
});

const before = { Edition: 'cn', Level: null, State: 0, Modules: '', ExpireDate: null, TrialUntil: null } as const;
const paid = { ...before, State: 3, ExpireDate: '2026-12-31T23:59:59+08:00', Modules: 'Price' } as const;
const change = {
  ChangeID: 9,
  At: '2026-11-10T09:00:00+08:00',
  StaffName: 'desk',
  RequestID: null,
  UndoneDate: null,
  UndoneBy: null,
  CanUndo: true,
  Before: { Memberships: [before, { ...before, Edition: 'en' }], TrialItems: 20, TrialResetDate: null },
  After: { Memberships: [paid, { ...before, Edition: 'en' }], TrialItems: 30, TrialResetDate: null },
} as const;

test('a change says what there was before, where it differed, and can be undone', async () => {
  const page = await showMember({ answers: { GetMembershipChanges: { Rows: [change] } } });
  const item = page.getByText(messages.en.changedBy('10 November 2026, 09:00', 'desk')).closest('li');
  if (item === null) throw new Error('The change is an item');
  expect(readFacts(item)).toEqual({
    [messages.en.wasIn(wordsMessages.en.editions.cn)]: wordsMessages.en.chargeStates[0],
    [messages.en.trial]: '20 → 30',
  });
  await page.press(messages.en.putBack);
  page.getByText(messages.en.putBackWhat);
  await page.user.click(page.dialog().getByRole('button', { name: messages.en.putBack }));
  await page.settled();
  expect(page.sent('UndoMembershipChange')).toEqual([{ ChangeID: 9 }]);
});

test.each([
  [{ RequestID: 5 }, null, true],
  [{ CanUndo: false }, messages.en.changedSince, false],
  [
    { CanUndo: false, UndoneDate: '2026-11-11T09:00:00+08:00' },
    messages.en.undoneBy('11 November 2026, 09:00', messages.en.someone),
    false,
  ],
] as const)('a change that is %j says "%s", and can be undone: %s', async (said, text, canUndo) => {
  const page = await showMember({ answers: { GetMembershipChanges: { Rows: [{ ...change, ...said }] } } });
  if (text !== null) page.getByText(text);
  const button = page.queryByRole('button', { name: messages.en.putBack });
  expect(button !== null).toBe(canUndo);
  if (button === null) return;
  await page.user.click(button);
  page.getByText(messages.en.putBackGrantWhat);
});

test('members are found by what the address says', async () => {
  const page = await showScreen('en', <MembersScreen />, {
    at: '/console/en/desk/members?expiring=30&charge=3&q=wang&staff=true',
    answers: { GetDeskMembers: { Rows: [], Total: 0 } },
  });
  expect(page.sent('GetDeskMembers')).toMatchObject([{ ExpiringDays: 30, ChargeState: 3 }]);
});

test('a member stands with the company, the state that is not plain, and both memberships', async () => {
  const row = {
    MemberID: 3,
    LoginUserName: 'wang',
    State: 'blocked',
    StaffRole: null,
    Demo: false,
    CompanyName: 'Firm Ltd',
    CompanyLocalName: '公司',
    ChargeState: 3,
    ChargeExpireDate: '2026-12-31T23:59:59+08:00',
    ChargeStataEn: 0,
    ChargeEnExpireDate: null,
  } as const;
  const page = await showScreen('en', <MembersScreen />, {
    answers: {
      GetDeskMembers: { Rows: [row, { ...row, MemberID: 4, LoginUserName: 'li', State: 'normal' }], Total: 2 },
    },
  });
  const table = page.getByRole('table', { name: new RegExp(messages.en.caption) });
  expect(readColumn(table, messages.en.userName)).toEqual([`wang ${wordsMessages.en.accountStates.blocked}`, 'li']);
  expect(readColumn(table, messages.en.company)).toEqual(['Firm Ltd 公司', 'Firm Ltd 公司']);
  expect(readColumn(table, messages.en.cn)[0]).toMatch(/31 December 2026/);
  expect(readColumn(table, messages.en.en)[0]).toBe(wordsMessages.en.chargeStates[0]);
  expect(readLinks(table)['wang']).toBe('/console/en/desk/members/3');
});

const first = '_vip_member';
const levelAnswer: GivenAnswer<'GetMembershipLevels'> = {
  Rows: [{ Level: first, CanVisitModule: 'Info|Price' }],
  List: [
    { RequireLevel: first, RequireType: 'Free', GradeMoney: 0, Edition: 'cn' },
    { RequireLevel: first, RequireType: 'Pay', GradeMoney: 12_800, Edition: 'cn' },
    { RequireLevel: first, RequireType: 'Pay', GradeMoney: 0, Edition: 'en' },
  ],
};
const showLevels = (role: 'desk' | 'admin', edition: 'cn' | 'en' = 'en') =>
  showScreen(edition, <LevelsScreen />, { role, answers: { GetMembershipLevels: levelAnswer } });

test('what a level opens is ticked in words, and only an admin changes it', async () => {
  const page = await showLevels('desk');
  const { rows } = readTable(page.getByRole('table', { name: levelMessages.en.caption }));
  const opened = modules.filter((_, index) => rows[0]?.[index + 1]?.includes(levelMessages.en.yes));
  expect(opened).toEqual(['Info', 'Price']);
  expect(page.text()).toContain(levelMessages.en.adminOnly);
  expect(page.queryByRole('button', { name: new RegExp(`^${levelMessages.en.edit}`) })).toBeNull();
  expect((await showLevels('admin', 'cn')).text()).not.toContain(levelMessages.cn.adminOnly);
});

test('an amount of nothing is free or by agreement', async () => {
  const page = await showLevels('desk');
  expect(readColumn(page.getByRole('table', { name: levelMessages.en.gradesCaption }), levelMessages.en.money)).toEqual(
    [levelMessages.en.free, wordsMessages.en.money('12,800'), levelMessages.en.byAgreement],
  );
});

test('modules of a level are saved over those that were seen', async () => {
  const page = await showLevels('admin');
  await page.press(`${levelMessages.en.edit}: ${wordsMessages.en.levels[first]}`);
  await page.user.click(page.dialog().getByRole('checkbox', { name: wordsMessages.en.modules.Price }));
  await page.press(levelMessages.en.save);
  expect(page.sent('SaveMembershipLevel')).toEqual([{ Level: first, Modules: ['Info'], Expected: ['Info', 'Price'] }]);
});

const entry = {
  AuditID: 1,
  At: '2026-11-10T09:00:00+08:00',
  ActorName: 'desk',
  Operation: 'SetMembership',
  SubjectKind: 'member',
  SubjectID: '3',
  Before: { State: 0 },
  After: { State: 3 },
};
const showAudit = (rows: readonly object[], at = '/console/en/desk/audit') =>
  showScreen('en', <AuditScreen />, {
    at,
    answers: { GetAuditTrail: { Rows: rows, Total: rows.length } },
  });

test('an entry says in the desk’s words what was and what is, and leads to the thing', async () => {
  const page = await showAudit([entry]);
  const table = page.getByRole('table', { name: new RegExp(auditMessages.en.caption) });
  const [cell = ''] = readColumn(table, auditMessages.en.change);
  expect(cell).toContain(wordsMessages.en.chargeStates[0] ?? '');
  expect(cell).toContain(wordsMessages.en.chargeStates[3] ?? '');
  expect(Object.values(readLinks(table))).toContain('/console/en/desk/members/3');
});

test.each([
  [{ ActorName: '' }, auditMessages.en.who, auditMessages.en.signedOut],
  [{ SubjectID: 'all' }, auditMessages.en.what, new RegExp(`${auditMessages.en.all}$`)],
  [{ SubjectKind: 'exchangeRate', SubjectID: '2026-11-20' }, auditMessages.en.what, /20 November 2026|2026-11-20/],
  [{ Before: null, After: null }, auditMessages.en.change, auditMessages.en.noDetail],
] as const)('an entry that is %j says under "%s" %s', async (said, column, expected) => {
  const page = await showAudit([{ ...entry, ...said }]);
  const [cell] = readColumn(page.getByRole('table', { name: new RegExp(auditMessages.en.caption) }), column);
  expect(cell).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
});

test('days of the filters are whole days in Beijing', async () => {
  const page = await showAudit([entry], '/console/en/desk/audit?from=2026-11-01&until=2026-11-10&who=desk');
  const [request] = page.sent('GetAuditTrail');
  expect(new Date(request?.From ?? '').toISOString()).toBe('2026-10-31T16:00:00.000Z');
  expect(new Date(request?.Until ?? '').getTime()).toBeGreaterThan(Date.parse('2026-11-10T15:59:00Z'));
  expect(request?.ActorName).toBe('desk');
  expect(readOptions(page.getByRole('combobox', { name: auditMessages.en.operation })).length).toBeGreaterThan(50);
});

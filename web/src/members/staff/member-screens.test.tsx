// @vitest-environment jsdom
import { modules } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import type { Answers, SaidAnswer } from '#platform/testing/fake-api.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import { findField } from '#ui/testing/live-page.ts';
import { readColumn, readFacts, readLinks, readOptions, readTable } from '#ui/testing/read-table.ts';
import { MemberScreen } from './accounts/member.screen.tsx';
import { MembersScreen } from './accounts/members.screen.tsx';
import { en as t } from './accounts/messages.en.ts';
import { AuditScreen } from './audit/audit.screen.tsx';
import { en as audit } from './audit/messages.en.ts';
import { LevelsScreen } from './levels/levels.screen.tsx';
import { en as level } from './levels/messages.en.ts';
import { zh as levelZh } from './levels/messages.zh.ts';
import { en as words } from './words/words.en.ts';

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
  readonly row?: NonNullable<SaidAnswer<'GetDeskMember'>['Row']>;
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
const actions = [t.edit, t.endSessions, t.setRole, t.resetFactor, t.block, t.unblock];

test.each([
  ['a member', {}, 'desk', [t.edit, t.endSessions, t.block]],
  ['a member who is signed in nowhere', { LiveSessions: 0 }, 'desk', [t.edit, t.block]],
  ['somebody who is blocked', { State: 'blocked' }, 'desk', [t.edit, t.endSessions, t.unblock]],
  ['a member', {}, 'admin', [t.edit, t.endSessions, t.setRole, t.block]],
  [
    'a colleague',
    { StaffRole: 'editor', HasSecondFactor: true },
    'admin',
    [t.edit, t.endSessions, t.setRole, t.resetFactor, t.block],
  ],
  ['a colleague', { StaffRole: 'editor' }, 'desk', []],
  ['an account of the demonstration', { Demo: true }, 'admin', [t.edit, t.endSessions, t.block]],
  ['oneself', { MemberID: 1, StaffRole: 'admin', HasSecondFactor: true }, 'admin', [t.edit, t.endSessions]],
  ['somebody who has gone', { State: 'cancelled' }, 'admin', []],
] as const)('with %s that is %j a %s can do %j', async (_who, row, role, names) => {
  const page = await showMember({ row, role });
  const head = page.getByRole('heading', { level: 1 }).closest('header');
  const offered = [...(head?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
  expect(actions.filter((name) => offered.includes(name))).toEqual(names);
});

test.each([
  [{ State: 'cancelled' }, t.erasedNotice],
  [{ StaffRole: 'editor' }, t.staffOnlyAdmin],
] as const)('why an account that is %j cannot be changed is said', async (row, text) => {
  (await showMember({ row })).getByText(text);
});

test('an address that nobody has shown to be the member’s is marked, an empty one is not', async () => {
  await showMember({});
  const facts = readFacts(document.body);
  expect(facts[words.fields.CompanyEmail]).toBe(`wang@firm.example ${t.unproven}`);
  expect(facts[words.fields.ContactPersonCellPhoneNumber] ?? '').not.toContain(t.proven);
});

test('somebody is kept out with a reason that they read, and let in again without one', async () => {
  const page = await showMember({});
  await page.press(t.block);
  await page.press(t.block);
  expect(page.sent('BlockMember')).toEqual([]);
  await page.user.type(page.dialog().getByRole('textbox'), 'Spam');
  await page.user.click(page.dialog().getByRole('button', { name: t.block }));
  await page.settled();
  expect(page.sent('BlockMember')).toEqual([{ MemberID: 3, Reason: 'Spam' }]);
  expect(page.sent('GetDeskMember')).toHaveLength(2);
  const blocked = await showMember({ row: { State: 'blocked' } });
  await blocked.press(t.unblock);
  await blocked.user.click(blocked.dialog().getByRole('button', { name: t.unblock }));
  await blocked.settled();
  expect(blocked.sent('UnblockMember')).toEqual([{ MemberID: 3 }]);
});

test('sessions are ended after a question that says how many there are', async () => {
  const page = await showMember({});
  await page.press(t.endSessions);
  expect(page.getByRole('dialog').textContent).toContain(t.endSessionsWhat('wang', '2'));
  await page.user.click(page.dialog().getByRole('button', { name: t.endSessions }));
  await page.settled();
  expect(page.sent('EndMemberSessions')).toEqual([{ MemberID: 3 }]);
});

test('a role is changed to another only, and can be taken', async () => {
  const page = await showMember({ row: { StaffRole: 'editor' }, role: 'admin' });
  await page.press(t.setRole);
  const confirm = page.dialog().getByRole('button', { name: t.setRole });
  expect(confirm).toHaveProperty('disabled', true);
  await page.user.selectOptions(page.dialog().getByRole('combobox', { name: t.role }), '');
  await page.user.click(confirm);
  await page.settled();
  expect(page.sent('SetStaffRole')).toEqual([{ MemberID: 3, Role: null }]);
});

test('of a member only what was changed is sent', async () => {
  const page = await showMember({});
  await page.press(t.edit);
  await page.user.clear(findField('ContactPersonName'));
  await page.user.type(findField('ContactPersonName'), 'Li');
  await page.press(t.save);
  expect(page.sent('UpdateDeskMember')).toEqual([{ MemberID: 3, ContactPersonName: 'Li' }]);
});

test('an address that another account has is said beside its field', async () => {
  const page = await showMember({ answers: { UpdateDeskMember: new ApiError(6012) } });
  await page.press(t.edit);
  await page.user.clear(findField('CompanyEmail'));
  await page.user.type(findField('CompanyEmail'), 'li@firm.example');
  await page.press(t.save);
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
  const item = page.getByText(t.changedBy('10 November 2026, 09:00', 'desk')).closest('li');
  if (item === null) throw new Error('The change is an item');
  expect(readFacts(item)).toEqual({
    [t.wasIn(words.editions.cn)]: words.chargeStates[0],
    [t.trial]: '20 → 30',
  });
  await page.press(t.putBack);
  page.getByText(t.putBackWhat);
  await page.user.click(page.dialog().getByRole('button', { name: t.putBack }));
  await page.settled();
  expect(page.sent('UndoMembershipChange')).toEqual([{ ChangeID: 9 }]);
});

test.each([
  [{ RequestID: 5 }, null, true],
  [{ CanUndo: false }, t.changedSince, false],
  [
    { CanUndo: false, UndoneDate: '2026-11-11T09:00:00+08:00' },
    t.undoneBy('11 November 2026, 09:00', t.someone),
    false,
  ],
] as const)('a change that is %j says "%s", and can be undone: %s', async (said, text, canUndo) => {
  const page = await showMember({ answers: { GetMembershipChanges: { Rows: [{ ...change, ...said }] } } });
  if (text !== null) page.getByText(text);
  const button = page.queryByRole('button', { name: t.putBack });
  expect(button !== null).toBe(canUndo);
  if (button === null) return;
  await page.user.click(button);
  page.getByText(t.putBackGrantWhat);
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
  const table = page.getByRole('table', { name: new RegExp(t.caption) });
  expect(readColumn(table, t.userName)).toEqual([`wang ${words.accountStates.blocked}`, 'li']);
  expect(readColumn(table, t.company)).toEqual(['Firm Ltd 公司', 'Firm Ltd 公司']);
  expect(readColumn(table, t.cn)[0]).toMatch(/31 December 2026/);
  expect(readColumn(table, t.en)[0]).toBe(words.chargeStates[0]);
  expect(readLinks(table)['wang']).toBe('/console/en/desk/members/3');
});

const first = '_vip_member';
const levelAnswer: SaidAnswer<'GetMembershipLevels'> = {
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
  const { rows } = readTable(page.getByRole('table', { name: level.caption }));
  const opened = modules.filter((_, index) => rows[0]?.[index + 1]?.includes(level.yes));
  expect(opened).toEqual(['Info', 'Price']);
  expect(page.text()).toContain(level.adminOnly);
  expect(page.queryByRole('button', { name: new RegExp(`^${level.edit}`) })).toBeNull();
  expect((await showLevels('admin', 'cn')).text()).not.toContain(levelZh.adminOnly);
});

test('an amount of nothing is free or by agreement', async () => {
  const page = await showLevels('desk');
  expect(readColumn(page.getByRole('table', { name: level.gradesCaption }), level.money)).toEqual([
    level.free,
    words.money('12,800'),
    level.byAgreement,
  ]);
});

test('modules of a level are saved over those that were seen', async () => {
  const page = await showLevels('admin');
  await page.press(`${level.edit}: ${words.levels[first]}`);
  await page.user.click(page.dialog().getByRole('checkbox', { name: words.modules.Price }));
  await page.press(level.save);
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
  const table = page.getByRole('table', { name: new RegExp(audit.caption) });
  const [cell = ''] = readColumn(table, audit.change);
  expect(cell).toContain(words.chargeStates[0] ?? '');
  expect(cell).toContain(words.chargeStates[3] ?? '');
  expect(Object.values(readLinks(table))).toContain('/console/en/desk/members/3');
});

test.each([
  [{ ActorName: '' }, audit.who, audit.signedOut],
  [{ SubjectID: 'all' }, audit.what, new RegExp(`${audit.all}$`)],
  [{ SubjectKind: 'exchangeRate', SubjectID: '2026-11-20' }, audit.what, /20 November 2026|2026-11-20/],
  [{ Before: null, After: null }, audit.change, audit.noDetail],
] as const)('an entry that is %j says under "%s" %s', async (said, column, expected) => {
  const page = await showAudit([{ ...entry, ...said }]);
  const [cell] = readColumn(page.getByRole('table', { name: new RegExp(audit.caption) }), column);
  expect(cell).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
});

test('days of the filters are whole days in Beijing', async () => {
  const page = await showAudit([entry], '/console/en/desk/audit?from=2026-11-01&until=2026-11-10&who=desk');
  const [request] = page.sent('GetAuditTrail');
  expect(new Date(request?.From ?? '').toISOString()).toBe('2026-10-31T16:00:00.000Z');
  expect(new Date(request?.Until ?? '').getTime()).toBeGreaterThan(Date.parse('2026-11-10T15:59:00Z'));
  expect(request?.ActorName).toBe('desk');
  expect(readOptions(page.getByRole('combobox', { name: audit.operation })).length).toBeGreaterThan(50);
});

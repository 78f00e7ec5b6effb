import { modules, type StaffRole, staffRoles } from '@btc/contract/members/access.ts';
import type { Access } from '@btc/contract/wire/operation.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { openSession } from '#platform/session/session.ts';
import type { TestApp } from '../app.fixture.ts';
import { quickHasher } from '#members/members.fixture.ts';

const membership = {
  charge_state: 3,
  charge_expire_date: '2099-01-01T00:00:00Z',
  can_visit_module: [...modules],
  charge_state_en: 3,
  charge_en_expire_date: '2099-01-01T00:00:00Z',
  can_visit_module_en: [...modules],
};
const unpaid = {
  charge_state: 0,
  charge_expire_date: null,
  can_visit_module: [],
  charge_state_en: 0,
  charge_en_expire_date: null,
  can_visit_module_en: [],
};
const accounts = {
  none: unpaid,
  trial: { ...unpaid, charge_state: 2, charge_state_en: 2, trial_item_limit: 3 },
  paid: membership,
  editor: { ...unpaid, staff_role: 'editor' },
  analyst: { ...unpaid, staff_role: 'analyst' },
  desk: { ...unpaid, staff_role: 'desk' },
  admin: { ...unpaid, staff_role: 'admin' },
} as const;

const password = 'Callers2026';
export const callersPassword = encodePassword(password);

export const hashCallersPassword = (): Promise<string> => quickHasher.hash(password);

export type CallerRole = 'anonymous' | 'none' | 'trial' | 'paid' | StaffRole;
export const callerRoles = ['anonymous', 'none', 'trial', 'paid', ...staffRoles] as const;

/** The code with which the contract refuses a role; null where it may call. */
export function toErrorCode(access: Access, role: CallerRole): 1006 | 1007 | null {
  if (access.kind === 'public') return null;
  if (role === 'anonymous') return 1006;
  if (access.kind === 'signedIn' || role === 'admin') return null;
  return access.roles.some((one) => one === role) ? null : 1007;
}

/** One account per role and a new session per call: an earlier call may have closed it or changed the account. */
export async function addCallers(test: TestApp, prefix = 'the') {
  const passwordHash = await hashCallersPassword();
  const ids = new Map<CallerRole, number>();
  const known = new Set<CallerRole>();
  for (const role of callerRoles.filter((one) => one !== 'anonymous')) {
    const values = {
      login_user_name: `${prefix}_${role}`,
      created_at: test.clock.now(),
      password_hash: passwordHash,
    };
    const { id } = await test.db.insertInto('account').values(values).returning('id').executeTakeFirstOrThrow();
    ids.set(role, id);
  }
  const signIn = async (role: CallerRole, { isReset = true } = {}): Promise<Record<string, string>> => {
    const userId = ids.get(role);
    if (role === 'anonymous' || userId === undefined) return {};
    const whole = { state: 'normal', staff_role: null, ...accounts[role] } as const;
    const lists = {
      can_visit_module: [...whole.can_visit_module],
      can_visit_module_en: [...whole.can_visit_module_en],
    };
    if (isReset || !known.has(role)) {
      await test.db
        .updateTable('account')
        .set({ ...whole, ...lists })
        .where('id', '=', userId)
        .execute();
    }
    known.add(role);
    const isStaff = whole.staff_role !== null;
    // An account keeps its newest sessions: none may be as old as another.
    test.clock.advance(1);
    const token = await openSession(test.db, { userId, remember: false, now: test.clock.now(), isStaff });
    return { token, authorization: test.config.apiKey };
  };
  return { ids, signIn };
}

import { randomInt } from 'node:crypto';
import type { StaffRole } from '@btc/contract/members/access.ts';
import { userNamePattern } from '@btc/contract/members/account-rules.ts';
import { recordAudit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { endAccess } from '#platform/session/end-access.ts';
import { updateAccount } from '../account.queries.ts';
import { findPasswordIssue } from '../new-password.ts';
import type { PasswordHasher } from '../password-hash.ts';
import { findRecoverable } from '../recovery/recovery.queries.ts';
import { insertAccount } from '../sign-up/sign-up.queries.ts';
import { deleteFactor } from './second-factor.queries.ts';

export interface NewStaff {
  readonly name: string;
  readonly role: StaffRole;
  readonly email: string | null;
  /** Generated when null. */
  readonly password: string | null;
  readonly actor: string;
}

export interface CreateStaffDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
}

export interface CreatedStaff {
  /** True if the account existed: it keeps its password unless one was given; a weak one must change at sign-in. */
  readonly existed: boolean;
  /** Shown once; null where the account keeps its own. */
  readonly password: string | null;
}

/** Twenty letters and digits: 119 bits. */
function newPassword(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');
}

export function staffIssues({ name, password }: Pick<NewStaff, 'name' | 'password'>): readonly string[] {
  return [
    ...(userNamePattern.test(name) ? [] : ['The user name must be 4 to 32 letters, digits, _ or -']),
    ...(password === null || findPasswordIssue(password, { name, isStaff: true }) === null
      ? []
      : ['The password must be 12 to 64 characters, none of the commonest, and must not contain the user name']),
  ];
}

/** Creates a staff account or gives an existing one a role; the authenticator is set up at its next sign-in. */
export async function createStaff({ db, clock, passwords }: CreateStaffDeps, staff: NewStaff): Promise<CreatedStaff> {
  const [issue] = staffIssues(staff);
  if (issue !== undefined) throw new Error(issue);
  const existing = await findRecoverable(db, staff.name);
  const password = staff.password ?? (existing === undefined ? newPassword() : null);
  const passwordHash = password === null ? null : await passwords.hash(password);
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const id = existing?.id ?? (await insertStaff(transaction, staff, now));
    await updateAccount(transaction, id, {
      staff_role: staff.role,
      state: 'normal',
      has_staff_password: passwordHash !== null,
      ...(passwordHash === null ? {} : { password_hash: passwordHash }),
    });
    await deleteFactor(transaction, id);
    await endAccess(transaction, { whose: id, now });
    await recordAudit(transaction, {
      at: now,
      actor: { id: null, name: staff.actor },
      operation: 'CreateStaff',
      subject: { kind: 'member', id },
      before: null,
      after: { staff_role: staff.role },
    });
  });
  return { existed: existing !== undefined, password };
}

function insertStaff(db: Db, { name, email }: NewStaff, now: Date): Promise<number> {
  return insertAccount(db, { login_user_name: name, company_email: email, created_at: now });
}

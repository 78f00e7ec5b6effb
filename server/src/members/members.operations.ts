import type { BoundOperation } from '#platform/api/binding.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { SecretKey } from '#platform/secrets/secret-key.ts';
import { createCancellationOperations } from './cancellation/cancellation.operations.ts';
import { createCaptchas } from './captcha/captcha.service.ts';
import { createConsentOperations } from './consent/consent.operations.ts';
import { createDeskOperations } from './desk/desk.operations.ts';
import { createInvitationOperations } from './invitation/invitation.operations.ts';
import { createMembershipOperations } from './membership/membership.operations.ts';
import { createOwnOperations } from './own/own.operations.ts';
import { createPasswordCheck, type PasswordCheck } from './login/password-check.service.ts';
import { argon2Hasher, type PasswordHasher } from './password-hash.ts';
import { createProfileOperations } from './profile.operations.ts';
import { createRecoveryOperations } from './recovery/recovery.operations.ts';
import { createSessionOperations } from './login/session.operations.ts';
import { createSignUpOperations } from './sign-up/sign-up.operations.ts';
import { createStaffOperations } from './staff/staff.operations.ts';

export interface MembersSettings {
  readonly publicUrl: string;
  /** Items that the trial of a new account may open. */
  readonly trialItems: number;
  readonly offersPayBusiness: boolean;
  /** True where demonstration content is loaded, whose staff have public passwords. */
  readonly demoSignsIn: boolean;
  readonly deskMailbox: string | null;
  readonly contactMailbox: string | null;
  /** Limit of paid text messages per day. */
  readonly smsDailyLimit: number;
}

export interface MembersDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly settings: MembersSettings;
  readonly secretKey: SecretKey;
  /** Default: Argon2id at the current cost. */
  readonly passwords?: PasswordHasher;
}

type PasswordDeps = Pick<MembersDeps, 'db' | 'clock' | 'settings' | 'passwords'>;

function createChecks({ db, clock, settings, passwords = argon2Hasher() }: PasswordDeps) {
  const captchas = createCaptchas({
    db,
    clock,
    passwords,
    smsBudget: { aDay: settings.smsDailyLimit, deskMailbox: settings.deskMailbox },
  });
  return { passwords, captchas, checkPassword: createPasswordCheck({ db, clock, passwords, captchas }) };
}

/** For rooms in which a credential is made. */
export function createMemberPasswordCheck(deps: PasswordDeps): PasswordCheck {
  return createChecks(deps).checkPassword;
}

export function createMembersOperations(deps: MembersDeps): readonly BoundOperation[] {
  const { db, clock, files, settings, secretKey } = deps;
  const all = { db, clock, files, secretKey, ...createChecks(deps), ...settings };
  return [
    ...createSessionOperations(all),
    ...createProfileOperations(all),
    ...createSignUpOperations(all),
    ...createRecoveryOperations(all),
    ...createMembershipOperations(all),
    ...createOwnOperations(all),
    ...createConsentOperations(all),
    ...createCancellationOperations(all),
    ...createStaffOperations(all),
    ...createInvitationOperations(all),
    ...createDeskOperations(all),
  ];
}

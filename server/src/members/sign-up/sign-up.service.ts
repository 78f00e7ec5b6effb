import type { UserSignUp } from '@btc/contract/members/sign-up.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { toEdition } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';
import { recordConsent } from '#legal/face.ts';
import { throwIfInvalid } from '#platform/api/throw-if-invalid.ts';
import { releaseMobile } from '../address-proof.queries.ts';
import { proveEmail } from '../address-proof.service.ts';
import type { Captchas } from '../captcha/captcha.service.ts';
import type { PasswordDeps } from '../login/password-check.service.ts';
import { requireGoodPassword } from '../new-password.ts';
import { readPasswordField } from '../password-field.ts';
import { buildCompanyColumns, placeIssues } from './company-input.ts';
import { mapUniqueViolation, requireOwner } from './duplicates.ts';
import { readMobileField } from './mobile.ts';
import { insertAccount } from './sign-up.queries.ts';

export interface SignUpDeps extends PasswordDeps {
  readonly captchas: Captchas;
  readonly trialItems: number;
}

/** Creates accounts. The code is checked first, so that only the owner of mobile or mail learns what else is taken. */
export function createSignUp({ db, clock, passwords, captchas, trialItems }: SignUpDeps) {
  return async (input: InputOf<typeof UserSignUp>, address: string): Promise<number> => {
    if (input.CompanyCountry !== undefined)
      throwIfInvalid(placeIssues(input.CompanyCountry, input.CompanyProvince ?? null));
    const password = readPasswordField('Password', input.Password);
    requireGoodPassword('Password', password, { name: input.LoginUserName, isStaff: false });
    const { ContactPersonCellPhoneNumber: typed } = input;
    const mobile = typed === undefined ? undefined : readMobileField('ContactPersonCellPhoneNumber', typed);
    const proven = mobile?.isChinese === true ? mobile.e164 : null;
    const captcha = await captchas.compare(
      proven !== null ? { kind: 'mobile', to: proven } : { kind: 'email', to: input.CompanyEmail },
      input.Captcha,
      address,
    );
    await requireOwner(db, { name: input.LoginUserName, email: input.CompanyEmail, mobile: mobile?.e164 });
    const passwordHash = await passwords.hash(password);
    const now = clock.now();
    const account = {
      login_user_name: input.LoginUserName,
      password_hash: passwordHash,
      edition: toEdition(input.isEn),
      ...buildCompanyColumns({ ...input, ContactPersonCellPhoneNumber: mobile?.e164 }),
      trial_item_limit: trialItems,
      created_at: now,
      ...(proven !== null ? { mobile_proven_at: now } : { email_proven_at: now }),
    } as const;
    try {
      return await db.transaction().execute(async (transaction) => {
        await captchas.use(transaction, captcha);
        if (proven !== null) await releaseMobile(transaction, proven, null);
        const userId = await insertAccount(transaction, account);
        if (proven === null) await proveEmail(transaction, { userId, email: input.CompanyEmail, now });
        await recordConsents(transaction, { userId, input, now });
        return userId;
      });
    } catch (error) {
      throw mapUniqueViolation(error);
    }
  };
}

/** Records the form's consents; consents given elsewhere are not accepted from a sign-up form. */
async function recordConsents(
  db: Db,
  { userId, input, now }: { userId: number; input: InputOf<typeof UserSignUp>; now: Date },
): Promise<void> {
  const agreed = new Map((input.Consents ?? []).map(({ Kind, Version }) => [Kind, Version]));
  const edition = toEdition(input.isEn);
  for (const kind of ['terms', 'privacy'] as const) {
    const version = agreed.get(kind);
    if (version === undefined) continue;
    await recordConsent(db, { giver: { userId }, kind, version, act: 'given', way: 'registration', edition, now });
  }
}

import { passwordPattern } from '@btc/contract/members/account-rules.ts';
import type { UserSignUp } from '@btc/contract/members/sign-up.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import type { Captchas } from '../captcha/captcha.service.ts';
import type { PasswordDeps } from '../login/password-check.service.ts';
import { readPasswordField } from '../password-field.ts';
import { companyColumns, demandNone, placeFaults } from './company-input.ts';
import { asTaken, demandOwn } from './duplicates.ts';
import { readMobileField } from './mobile.ts';
import { insertAccount } from './sign-up.queries.ts';

export interface SignUpDeps extends PasswordDeps {
  readonly captchas: Captchas;
  /** Items that the trial of a new account may open. */
  readonly trialItems: number;
}

/** The password in a field of the wire form, which must follow the rule of section 5; 6004 naming the field. */
export function readNewPassword(field: string, wire: string): string {
  const password = readPasswordField(field, wire);
  if (!passwordPattern.test(password)) throw new ApiError(6004, { Dict: { Field: field } });
  return password;
}

/** Opens accounts. The code is asked for first, so that only who owns mobile or mail learns what else is taken. */
export function createSignUp({ db, clock, passwords, captchas, trialItems }: SignUpDeps) {
  return async (input: InputOf<typeof UserSignUp>): Promise<number> => {
    demandNone(placeFaults(input.CompanyCountry, input.CompanyProvince ?? null));
    const password = readNewPassword('Password', input.Password);
    const mobile = readMobileField('ContactPersonCellPhoneNumber', input.ContactPersonCellPhoneNumber);
    const captcha = await captchas.compare(
      mobile.isChinese ? { kind: 'mobile', to: mobile.e164 } : { kind: 'email', to: input.CompanyEmail },
      input.Captcha,
    );
    await demandOwn(db, { name: input.LoginUserName, email: input.CompanyEmail, mobile: mobile.e164 });
    const passwordHash = await passwords.hash(password);
    const account = {
      login_user_name: input.LoginUserName,
      password_hash: passwordHash,
      edition: input.isEn ? 'en' : 'cn',
      ...companyColumns({ ...input, ContactPersonCellPhoneNumber: mobile.e164 }),
      trial_item_limit: trialItems,
      created_at: clock.now(),
    } as const;
    try {
      return await db.transaction().execute(async (transaction) => {
        await captchas.use(transaction, captcha);
        return insertAccount(transaction, account);
      });
    } catch (error) {
      throw asTaken(error);
    }
  };
}

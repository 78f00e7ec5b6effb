import { membersOperations as contract } from '@btc/contract/members/members.operations.ts';
import { badRequest } from '#platform/api/answer.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toEdition } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { createEmailProof } from '../address-proof.service.ts';
import { findLoginAccount } from '../account.queries.ts';
import { accountRecipient, type CaptchaRecipient } from '../captcha/captcha.service.ts';
import { loginCodeMail, signUpCodeMail } from '../mail/sign-up-mails.ts';
import { requireOwner } from './duplicates.ts';
import { readMobileField } from './mobile.ts';
import { createSignUp, type SignUpDeps } from './sign-up.service.ts';

interface RecipientFields {
  readonly Mobile?: string | undefined;
  readonly Email?: string | undefined;
  readonly UserName?: string | undefined;
}

/** Recipient of a code; text messages reach Chinese mobiles only. */
async function findRecipient(db: Db, { Mobile, Email = '', UserName }: RecipientFields): Promise<CaptchaRecipient> {
  if (UserName !== undefined) return accountRecipient(await findLoginAccount(db, UserName, null), UserName);
  if (Mobile === undefined) return { kind: 'email', to: Email };
  const mobile = readMobileField('Mobile', Mobile);
  if (!mobile.isChinese) throw badRequest('Mobile', 'chinesemobile');
  return { kind: 'mobile', to: mobile.e164 };
}

export function createSignUpOperations(deps: SignUpDeps): readonly BoundOperation[] {
  const { db, captchas } = deps;
  const signUp = createSignUp(deps);
  const prove = createEmailProof(deps);
  return [
    bind(contract.UserSignUp, async (input, { address }) => ({
      Row: { UserID: await signUp(input, address), LoginUserName: input.LoginUserName },
    })),
    bind(contract.CheckUserName, async ({ LoginUserName }) => {
      await requireOwner(db, { name: LoginUserName });
      return {};
    }),
    bind(contract.CheckRegEmail, async ({ Email }, { user }) => {
      await requireOwner(db, { email: Email }, user?.userId);
      return {};
    }),
    bind(contract.CheckDuplicatePhone, async ({ Mobile }, { user }) => {
      await requireOwner(db, { mobile: readMobileField('Mobile', Mobile).e164 }, user?.userId);
      return {};
    }),
    bind(contract.GetCaptcha, async (input, { address }) => {
      const edition = toEdition(input.isEn);
      const template = input.UserName === undefined ? signUpCodeMail : loginCodeMail;
      const sent = await captchas.ask(await findRecipient(db, input), { edition, address, template });
      return { Dict: { ValidSeconds: sent.validSeconds, RetryAfter: sent.retryAfter } };
    }),
    bind(contract.CheckCaptcha, async (input, { address }) => {
      await captchas.compare(await findRecipient(db, input), input.Code, address);
      return {};
    }),
    bind(contract.ProveEmail, async (input, caller) => {
      const { userId } = signedInUser(caller);
      await prove({ userId, code: input.Code, address: caller.address });
      return {};
    }),
  ];
}

import { createHash, randomInt } from 'node:crypto';
import type { Edition } from '@btc/contract/members/access.ts';
import { captchaRule, isChineseMobile } from '@btc/contract/members/account-rules.ts';
import { dayMs, minuteMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { type PastRequest, findRequestWait, hashRequester } from '#platform/limits/requester-share.ts';
import { queueRequestedMail } from '#platform/mail/requested-mail.ts';
import { queuePaidSms, type SmsBudget } from '#platform/sms/paid-sms.ts';
import type { LoginAccount } from '../account.queries.ts';
import { captchaSms, type signUpCodeMail } from '../mail/sign-up-mails.ts';
import type { PasswordHasher } from '../password-hash.ts';
import { countTries, refundTry, insertCaptcha, listRequestsSince, lockRecipient, markUsed } from './captcha.queries.ts';

/** A Chinese mobile in E.164, a mail address, or `nobody` for a user name that nothing is sent to. */
export interface CaptchaRecipient {
  readonly kind: 'mobile' | 'email' | 'nobody';
  readonly to: string;
}

type Reachable = Pick<
  LoginAccount,
  'company_email' | 'email_proven_at' | 'contact_person_cell_phone_number' | 'mobile_proven_at'
>;

/** Recipient of an account's codes: proven addresses only, mail before paid text messages. */
export function accountRecipient(account: Reachable | undefined, name: string): CaptchaRecipient {
  const email = account?.company_email ?? null;
  const mobile = account?.contact_person_cell_phone_number ?? '';
  if (email !== null && account?.email_proven_at !== null) return { kind: 'email', to: email };
  if (account?.mobile_proven_at && isChineseMobile(mobile)) return { kind: 'mobile', to: mobile };
  return email === null ? { kind: 'nobody', to: name } : { kind: 'email', to: email };
}

const pauseMs = captchaRule.pauseSeconds * 1000;

function computeHash({ kind, to }: CaptchaRecipient): Buffer {
  return createHash('sha256').update(`${kind}\n${to.toLowerCase()}`).digest();
}

function newCode(): string {
  return String(randomInt(10 ** captchaRule.digits)).padStart(captchaRule.digits, '0');
}

/** Refuses requests too close together: one a minute and ten a day per mobile and per unknown name. */
function requirePause(requests: readonly PastRequest[], requesterHash: Buffer, now: Date): void {
  const { aDay } = captchaRule;
  const wait = findRequestWait(requests, { hash: requesterHash, isKnown: false }, { pauseMs, aDay, now });
  if (wait > 0) throw new ApiError(1004, { Dict: { RetryAfter: Math.ceil(wait / 1000) } });
}

interface CodeToSend {
  readonly recipient: CaptchaRecipient;
  readonly edition: Edition;
  readonly code: string;
  readonly template: typeof signUpCodeMail;
  readonly requesterHash: Buffer;
  readonly now: Date;
}

interface CodeRequest {
  readonly edition: Edition;
  readonly address: string;
  readonly template: typeof signUpCodeMail;
}

/** Validity of a code and pause until the next one, in seconds. */
export interface SentCode {
  readonly validSeconds: number;
  readonly retryAfter: number;
}

export interface CaptchaDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: PasswordHasher;
  readonly smsBudget: SmsBudget;
}

/** Sends a code in the transaction that stores it; returns the seconds until the next one. */
async function sendCode(
  { db, smsBudget }: CaptchaDeps,
  { recipient, edition, code, template, requesterHash, now }: CodeToSend,
): Promise<number> {
  const { kind, to } = recipient;
  if (kind === 'email') {
    const mail = { to, edition, ...template(edition, { code }) };
    const pace = await queueRequestedMail(db, mail, {
      purpose: 'code',
      requester: { hash: requesterHash, isKnown: false },
      now,
    });
    return pace.pauseMs / 1000;
  }
  const recipientHash = computeHash(recipient);
  await lockRecipient(db, recipientHash);
  requirePause(await listRequestsSince(db, recipientHash, new Date(now.getTime() - dayMs)), requesterHash, now);
  if (kind === 'mobile') await queuePaidSms(db, { to, ...captchaSms(edition, { code }) }, smsBudget);
  return captchaRule.pauseSeconds;
}

/** Codes that prove a mobile or mail address. No answer reveals whether an account has it. */
export function createCaptchas(deps: CaptchaDeps) {
  const { db, clock, passwords } = deps;
  /** Id of the matching live code; throws 6006 where none is live, 6007 for a wrong one, which counts as a try. */
  async function compare(recipient: CaptchaRecipient, code: string, address: string): Promise<number> {
    const codeTry = { recipientHash: computeHash(recipient), requesterHash: hashRequester(address), now: clock.now() };
    const tried = await db
      .transaction()
      .execute((transaction) => countTries(transaction, { ...codeTry, tries: captchaRule.tries }));
    const [own] = tried;
    if (own === undefined) throw new ApiError(6006);
    for (const { id, code_hash: codeHash } of tried) {
      if (!(await passwords.verify(codeHash, code))) continue;
      for (const one of tried) await refundTry(db, one);
      return id;
    }
    throw new ApiError(6007, { Dict: { TriesLeft: captchaRule.tries - own.tries } });
  }

  return {
    async ask(recipient: CaptchaRecipient, { edition, address, template }: CodeRequest): Promise<SentCode> {
      const now = clock.now();
      const code = newCode();
      const requesterHash = hashRequester(address);
      const codeHash = await passwords.hash(code);
      const validMinutes = recipient.kind === 'mobile' ? captchaRule.validMinutes : captchaRule.mailedValidMinutes;
      const retryAfter = await db.transaction().execute(async (transaction) => {
        const toSend = { recipient, edition, code, template, requesterHash, now };
        const seconds = await sendCode({ ...deps, db: transaction }, toSend);
        await insertCaptcha(transaction, {
          recipientHash: computeHash(recipient),
          codeHash,
          requesterHash,
          now,
          expiresAt: new Date(now.getTime() + validMinutes * minuteMs),
        });
        return seconds;
      });
      return { validSeconds: validMinutes * 60, retryAfter };
    },
    compare,
    /** Uses a compared code up in the transaction of its purpose; throws 6006 where it has been used meanwhile. */
    async use(transaction: Db, id: number): Promise<void> {
      if (!(await markUsed(transaction, id, clock.now()))) throw new ApiError(6006);
    },
  };
}

export type Captchas = ReturnType<typeof createCaptchas>;

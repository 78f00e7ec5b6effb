import { claimRule } from '@btc/contract/directory/directory-codes.ts';
import { dayMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Db } from '#platform/db/db.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import {
  type Claimer,
  countClaimsSince,
  findOwnClaim,
  insertClaim,
  lockClaimer,
  lockMerchant,
  type NewClaim,
} from './claim.queries.ts';
import { claimMail } from './claim-mails.ts';
import type { DirectoryDeps } from './directory-deps.ts';

const errors: Readonly<Record<string, 6001 | 6002 | 6016>> = { cancelled: 6001, frozen: 6002, blocked: 6016 };

/** Refuses an account that is blocked, frozen or gone by now, whatever its session says. */
async function requireClaimer(db: Db, userId: number): Promise<Claimer> {
  const claimer = await lockClaimer(db, userId);
  if (claimer === undefined) throw new ApiError(1006);
  const error = errors[claimer.state];
  if (error !== undefined) throw new ApiError(error);
  return claimer;
}

async function requirePace(db: Db, userId: number, now: Date): Promise<void> {
  const { found, first } = await countClaimsSince(db, userId, new Date(now.getTime() - dayMs));
  if (found < claimRule.aDay) return;
  const freeAt = (first ?? now).getTime() + dayMs;
  throw new ApiError(1004, { Dict: { RetryAfter: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) } });
}

/** Stores a claim and mails it to the editors, both or neither; a claim already open is reused without a mail. */
export async function addClaim({ db, clock, publicUrl, claimMailbox }: DirectoryDeps, claim: NewClaim) {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const claimer = await requireClaimer(tx, claim.userId);
    const merchant = await lockMerchant(tx, claim.merchantId);
    if (merchant === undefined || merchant.state !== 'published') throw new ApiError(1009);
    const before = await findOwnClaim(tx, claim);
    if (before?.state === 'open') return before;
    if (merchant.claimed_at !== null) {
      throw badRequest('MerchantID', 'claimed');
    }
    await requirePace(tx, claim.userId, now);
    const made = await insertClaim(tx, claim, now);
    if (claimMailbox !== null) {
      const values = { ...claim, id: made.id, merchant: merchant.name, member: claimer.login_user_name };
      const company = claimer.company_local_name ?? claimer.company_name;
      const mail = claimMail('cn', { ...values, company, publicUrl });
      const { company_email: replyTo } = claimer;
      await queueMail(tx, { to: claimMailbox, edition: 'cn', ...mail, ...(replyTo === null ? {} : { replyTo }) });
    }
    return made;
  });
}

import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { insertNotice } from '#platform/notices/insert-notice.ts';
import { voidResetLinks } from '#platform/session/end-access.queries.ts';
import { findProfile } from './account.queries.ts';
import { releaseEmail, setEmailProven } from './address-proof.queries.ts';
import type { Captchas } from './captcha/captcha.service.ts';
import { mapUniqueViolation } from './sign-up/duplicates.ts';

interface Proof {
  readonly userId: number;
  readonly email: string;
  readonly now: Date;
}

/** Proves an address after a link or code sent there was used; accounts that entered it without proof lose it. */
export async function proveEmail(db: Db, { userId, email, now }: Proof): Promise<void> {
  for (const id of await releaseEmail(db, email, userId)) {
    await voidResetLinks(db, id, now);
    await insertNotice(db, { userId: id, kind: 'emailReleased', detail: {}, now });
  }
  await setEmailProven(db, userId, now);
}

interface ProvingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly captchas: Captchas;
}

interface CodeProof {
  readonly userId: number;
  readonly code: string;
  readonly address: string;
}

export function createEmailProof({ db, clock, captchas }: ProvingDeps) {
  return async ({ userId, code, address }: CodeProof): Promise<void> => {
    const email = (await findProfile(db, userId))?.company_email ?? null;
    if (email === null) throw new ApiError(6006);
    const captcha = await captchas.compare({ kind: 'email', to: email }, code, address);
    try {
      await db.transaction().execute(async (transaction) => {
        await captchas.use(transaction, captcha);
        await proveEmail(transaction, { userId, email, now: clock.now() });
      });
    } catch (error) {
      throw mapUniqueViolation(error);
    }
  };
}

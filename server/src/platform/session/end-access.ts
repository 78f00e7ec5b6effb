import type { Db } from '../db/db.ts';
import { deleteSessions, revokeKeys, turnOffWebhooks, voidResetLinks, type Whose } from './end-access.queries.ts';
import { hashToken } from './session-token.ts';

interface AccessEnd {
  readonly whose: Whose;
  readonly now: Date;
  readonly exceptToken?: string;
}

/** Permanently ends sessions, keys, mailed links and webhooks, in the transaction of a new password or account state. */
export async function endAccess(db: Db, { whose, now, exceptToken = '' }: AccessEnd): Promise<void> {
  await deleteSessions(db, whose, hashToken(exceptToken));
  await revokeKeys(db, whose, now);
  await voidResetLinks(db, whose, now);
  await turnOffWebhooks(db, whose);
}

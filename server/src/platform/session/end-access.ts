import type { Db } from '../db/db.ts';
import { deleteSessions, revokeKeys, turnOffWebhooks, voidResetLinks, type Whose } from './end-access.queries.ts';
import { hashToken } from './session-token.ts';

interface AccessEnd {
  readonly whose: Whose;
  readonly now: Date;
  /** The session from within which it was asked for, which goes on. */
  readonly exceptToken?: string;
}

/**
 * Ends all by which an account is used and read, for good: sessions, keys, links of mails, and webhooks, whose addresses were set from
 * within a session. In the transaction of a changed password or state. Nothing of it comes back when the account is open again.
 */
export async function endAccess(db: Db, { whose, now, exceptToken = '' }: AccessEnd): Promise<void> {
  await deleteSessions(db, whose, hashToken(exceptToken));
  await revokeKeys(db, whose, now);
  await voidResetLinks(db, whose, now);
  await turnOffWebhooks(db, whose);
}

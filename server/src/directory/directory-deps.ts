import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';

export interface DirectoryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** Mailbox for claims; null leaves them to the console. */
  readonly claimMailbox: string | null;
}

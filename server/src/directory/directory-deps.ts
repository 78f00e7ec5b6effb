import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';

/** What the directory room stands on. */
export interface DirectoryDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Where the links of mails and calendar files lead. */
  readonly publicUrl: string;
  /** Where claims to entries are mailed; null leaves them to the console. */
  readonly claimMailbox: string | null;
}

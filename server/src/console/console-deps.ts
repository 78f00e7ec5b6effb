import type { TaskName } from '@btc/contract/console/job-names.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { EditedTemplate } from '#platform/mail/mail-template.ts';
import type { BackupScheduler } from './backup/backup-scheduler.ts';
import type { PlaceLimits } from './backup/backup-plan.service.ts';
import type { DailyCounter } from './counting/daily-counter.ts';

/** What the console's own rooms work with. */
export interface ConsoleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly backups: BackupScheduler;
  readonly backupPlaces: PlaceLimits;
  readonly counter: DailyCounter;
  /** How many text messages the portal pays for on a day. */
  readonly smsDailyLimit: number;
  /** Does a task of the portal now. */
  readonly tasks: { run(name: TaskName): Promise<void> };
  /** The mails of all rooms whose wording the console edits. */
  readonly editedMails: readonly EditedTemplate[];
  readonly folders: {
    readonly data: string;
    /** Null where files are kept elsewhere. */
    readonly files: string | null;
  };
}

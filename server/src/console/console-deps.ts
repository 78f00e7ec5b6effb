import type { TaskName } from '@btc/contract/console/job-names.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { EditedTemplate } from '#platform/mail/mail-template.ts';
import type { BackupRunner } from './backup/backup-runner.ts';
import type { PlaceLimits } from './backup/backup-plan.service.ts';
import type { DailyCounter } from './counting/daily-counter.ts';

export interface ConsoleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly backups: BackupRunner;
  readonly backupPlaces: PlaceLimits;
  readonly counter: DailyCounter;
  /** Limit of paid text messages per day. */
  readonly smsDailyLimit: number;
  readonly tasks: { run(name: TaskName): Promise<void> };
  readonly editedMails: readonly EditedTemplate[];
  readonly folders: {
    readonly data: string;
    /** Null where files are stored elsewhere. */
    readonly files: string | null;
  };
}

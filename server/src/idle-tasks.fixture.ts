import type { TaskName } from '@btc/contract/console/job-names.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { TaskBook } from '#platform/jobs/task-book.ts';

/** The tasks of the portal, with nothing to do. */
export function idleTasks(clock: Clock): TaskBook<TaskName> {
  const rest = () => Promise.resolve();
  return new TaskBook<TaskName>({
    clock,
    tasks: {
      callLimits: rest,
      changingCalls: rest,
      sessions: rest,
      outbox: rest,
      newsletterReaders: rest,
      plantSearches: rest,
      videoUploads: rest,
      plantStates: rest,
      searchTerms: rest,
      figures: rest,
      leftovers: rest,
      backups: rest,
    },
    onError: () => undefined,
  });
}

import { taskNames } from '@btc/contract/console/job-names.ts';
import type { Db } from '#platform/db/db.ts';
import { runTask, taskQueue } from '#platform/jobs/task-queue.ts';

const log = { info: () => undefined, warn: () => undefined };

export function idleTasks(db: Db) {
  const works = Object.fromEntries(taskNames.map((name) => [name, () => Promise.resolve()]));
  const queue = taskQueue({ works, everyMs: 600_000, log });
  return { run: (name: string) => runTask(queue, { db, log }, name) };
}

import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Log } from '../log/log.ts';
import { performDue, type Queue, type WorkerOptions } from './queue-worker.ts';

export interface Tasks<Name extends string> {
  readonly works: Readonly<Record<Name, () => Promise<unknown>>>;
  readonly everyMs: number;
  readonly log: Pick<Log, 'warn'>;
}

const taskRows = { table: 'job', kind: 'task' } as const;

/** The tasks as a queue: each is rescheduled, whether it succeeded or failed. */
export function taskQueue<Name extends string>({ works, everyMs, log }: Tasks<Name>): Queue {
  const work = new Map<string, () => Promise<unknown>>(Object.entries(works));
  return {
    name: taskRows.kind,
    rows: taskRows,
    pace: { attemptLimitMs: null, leaseMs: 30_000 },
    perform: async ({ about: task }) => {
      try {
        await work.get(task)?.();
        return work.has(task) ? { kind: 'again', afterMs: everyMs, code: null } : { kind: 'done' };
      } catch (err) {
        log.warn({ err, task }, 'a regular task failed');
        return { kind: 'again', afterMs: everyMs, code: err instanceof Error ? err.message : String(err) };
      }
    },
  };
}

/** Schedules tasks that are not queued yet for one interval from now. */
export async function scheduleTasks(db: Db, names: readonly string[], everyMs: number): Promise<void> {
  const at = sql<Date>`now() + make_interval(secs => ${everyMs / 1000}::double precision)`;
  await db
    .insertInto('job')
    .values(names.map((subject) => ({ kind: taskRows.kind, subject, next_attempt_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Runs a task now in this process, unless it is running already. */
export async function runTask(queue: Queue, options: WorkerOptions, name: string): Promise<void> {
  const now = sql<Date>`now()`;
  await options.db
    .insertInto('job')
    .values({ kind: taskRows.kind, subject: name, next_attempt_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet({ state: 'queued', attempts: 0, next_attempt_at: now })
        .where('job.state', '<>', 'running'),
    )
    .execute();
  await performDue({ ...queue, rows: { ...taskRows, subject: name } }, options);
}

export async function listTasks(db: Db) {
  return db
    .selectFrom('job')
    .select(['subject', 'state', 'done_at', 'last_error'])
    .where('kind', '=', taskRows.kind)
    .execute();
}

import { consoleOperations as contract } from '@btc/contract/console/console.operations.ts';
import { type QueueName, type RetriedQueue, type TaskName, taskNames } from '@btc/contract/console/job-names.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { listTasks } from '#platform/jobs/task-queue.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import { announceWork } from '#platform/jobs/queue-notice.ts';
import { type QueueRows, requeueRows } from '#platform/jobs/queue-row.queries.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { readQueue, readScheduledArticles, readTradeFiles } from './jobs.queries.ts';

const queueRows = {
  mail: { table: 'outgoing_mail' },
  sms: { table: 'outgoing_sms' },
  newsletter: { table: 'job', kind: 'newsletter' },
  alert: { table: 'job', kind: 'alert' },
  alertSend: { table: 'job', kind: 'alertSend' },
} as const satisfies Record<RetriedQueue, QueueRows>;

function isQueue(job: RetriedQueue | TaskName): job is RetriedQueue {
  return Object.hasOwn(queueRows, job);
}

export function createJobOperations(deps: ConsoleDeps): readonly BoundOperation[] {
  const { db, clock, tasks } = deps;
  return [
    bind(contract.GetJobs, async () => {
      const queues = [
        ['mail', await readQueue(db, queueRows.mail)],
        ['sms', await readQueue(db, queueRows.sms)],
        ['newsletter', await readQueue(db, queueRows.newsletter)],
        ['alert', await readQueue(db, queueRows.alert)],
        ['alertSend', await readQueue(db, queueRows.alertSend)],
        ['articles', await readScheduledArticles(db, clock.now())],
        ['tradeFiles', await readTradeFiles(db)],
      ] as const satisfies readonly (readonly [QueueName, unknown])[];
      const known = await listTasks(db);
      return {
        Rows: queues.map(([name, { waiting, running, failed, next, error }]) => ({
          Queue: name,
          Waiting: waiting,
          Running: running,
          Failed: failed,
          NextDate: next?.toISOString() ?? null,
          LastError: error,
        })),
        List: taskNames.map((name) => {
          const task = known.find(({ subject }) => subject === name);
          return {
            Task: name,
            IsRunning: task?.state === 'running',
            LastDate: task?.done_at?.toISOString() ?? null,
            LastError: task?.last_error ?? null,
          };
        }),
      };
    }),
    bind(contract.RetryJob, async ({ Job: job }, caller) => {
      const count = await changeAsStaff(deps, { operation: 'RetryJob', caller }, async (work) => {
        const subject = { kind: 'job', id: job };
        if (!isQueue(job)) return { subject, before: null, after: null, result: 1 };
        const again = await requeueRows(work.db, queueRows[job]);
        if (again > 0) await announceWork(work.db, job);
        return { subject, before: null, after: { Count: again }, result: again };
      });
      if (!isQueue(job)) await tasks.run(job);
      return { Total: count };
    }),
  ];
}

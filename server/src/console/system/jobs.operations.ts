import { consoleOperations as contract } from '@btc/contract/console/console.operations.ts';
import { type QueueName, taskNames } from '@btc/contract/console/job-names.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import { announceDelivery } from '#platform/jobs/delivery-notice.ts';
import { requeueFailedRows } from '#platform/jobs/outgoing-row.queries.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { readNewsletters, readOutgoing, readScheduledArticles, readTradeFiles } from './jobs.queries.ts';

/** What is queued, what is done again and again, and how an admin sets it going again. */
export function jobOperations(deps: ConsoleDeps): readonly BoundOperation[] {
  const { db, clock, tasks } = deps;
  return [
    bind(contract.GetJobs, async () => {
      const queues = [
        ['mail', await readOutgoing(db, 'outgoing_mail')],
        ['sms', await readOutgoing(db, 'outgoing_sms')],
        ['newsletter', await readNewsletters(db)],
        ['articles', await readScheduledArticles(db, clock.now())],
        ['tradeFiles', await readTradeFiles(db)],
      ] as const satisfies readonly (readonly [QueueName, unknown])[];
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
          const { isRunning, lastAt, lastError } = tasks.state(name);
          return { Task: name, IsRunning: isRunning, LastDate: lastAt?.toISOString() ?? null, LastError: lastError };
        }),
      };
    }),
    bind(contract.RetryJob, async ({ Job: job }, caller) => {
      const count = await changeAsStaff(deps, { operation: 'RetryJob', caller }, async (work) => {
        const subject = { kind: 'job', id: job };
        if (job !== 'mail' && job !== 'sms') return { subject, before: null, after: null, result: 1 };
        const sent = await requeueFailedRows(work.db, job === 'mail' ? 'outgoing_mail' : 'outgoing_sms');
        if (sent > 0) await announceDelivery(work.db, job);
        return { subject, before: null, after: { Count: sent }, result: sent };
      });
      if (job !== 'mail' && job !== 'sms') await tasks.run(job);
      return { Total: count };
    }),
  ];
}

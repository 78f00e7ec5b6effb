import type { Db } from '../db/db.ts';
import { listen } from '../db/listen.ts';
import { queueChannel } from './queue-notice.ts';
import { deleteExpiredRows } from './queue-row.queries.ts';
import { type Queue, startWorker, type WorkerOptions } from './queue-worker.ts';

export interface QueuesOptions extends WorkerOptions {
  readonly url: string;
}

export interface Queues {
  /** Lets running attempts end; the rest is left to other processes or the next start. */
  stop(): Promise<void>;
}

/** Days for which finished rows stay visible in the console. */
const keepDays = 90;

export async function tidyQueues(db: Db): Promise<void> {
  for (const table of ['outgoing_mail', 'outgoing_sms', 'job'] as const)
    await deleteExpiredRows(db, { table }, keepDays);
}

export function startQueues(queues: readonly Queue[], { url, ...options }: QueuesOptions): Queues {
  const workers = queues.map((queue) => ({ name: queue.name, worker: startWorker(queue, options) }));
  const notices = listen(url, {
    channel: queueChannel,
    onNotice: (name) => {
      for (const one of workers) if (name === '' || one.name === name) one.worker.wake();
    },
  });
  return {
    stop: async () => {
      await Promise.all([...workers.map(({ worker }) => worker.stop()), notices.stop()]);
    },
  };
}

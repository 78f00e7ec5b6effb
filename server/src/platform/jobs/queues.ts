import type { Db } from '../db/db.ts';
import { listen } from '../db/listen.ts';
import { queueChannel } from './queue-notice.ts';
import { deleteExpiredRows } from './queue-row.queries.ts';
import { type Queue, startWorker, type WorkerOptions } from './queue-worker.ts';

export interface QueuesOptions extends WorkerOptions {
  /** Where `db` is, for the connection that waits for notices. */
  readonly url: string;
}

/** The running queues of a process; any number of processes may run them on one database. */
export interface Queues {
  /** Lets what is being done end and leaves the rest to others or to the next start. */
  stop(): Promise<void>;
}

/** How long it stays readable in the console what was done. */
const keepDays = 90;

/** Erases and forgets what is over. */
export async function tidyQueues(db: Db): Promise<void> {
  for (const table of ['outgoing_mail', 'outgoing_sms', 'job'] as const)
    await deleteExpiredRows(db, { table }, keepDays);
}

/** Begins to do what the queues hold and whatever is put there. */
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

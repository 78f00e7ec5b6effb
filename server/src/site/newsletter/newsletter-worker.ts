import { createAlarm } from '#platform/jobs/alarm.ts';
import { listen } from '#platform/db/listen.ts';
import type { Log } from '#platform/log/log.ts';
import { newsletterChannel, nextIssueAt } from './send.queries.ts';
import { sendDue, type SendDeps } from './send.service.ts';

export interface NewsletterWorkerOptions extends SendDeps {
  /** Of the database, for the connection that waits for notices. */
  readonly url: string;
  readonly log: Pick<Log, 'warn'>;
}

const idleMs = 60_000;

/** Puts issues into the outbox when they are due; any number of processes may do so on one database. */
export function startNewsletter(options: NewsletterWorkerOptions): { stop(): Promise<void> } {
  const { db, clock, url, log } = options;
  const alarm = createAlarm();
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        await sendDue(options, () => stopping.signal.aborted);
        const next = await nextIssueAt(db);
        const due = next === null ? idleMs : next.getTime() - clock.now().getTime();
        await alarm.sleep(Math.min(Math.max(due, 1_000), idleMs));
      } catch (err) {
        if (stopping.signal.aborted) return;
        log.warn({ err }, 'the newsletter waits for the database');
        await alarm.sleep(5_000);
      }
    }
  };
  const running = run();
  const notices = listen(url, { channel: newsletterChannel, onNotice: () => alarm.ring() });
  return {
    stop: async () => {
      stopping.abort();
      alarm.ring();
      await Promise.all([running, notices.stop()]);
    },
  };
}

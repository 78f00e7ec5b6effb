import { pino } from 'pino';
import { readConfig } from '../config/config.ts';
import { outboxQueues } from '../jobs/outbox-queues.ts';
import type { QueuePace } from '../jobs/queue-pace.ts';
import { type Queues, startQueues } from '../jobs/queues.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import type { MailToSend } from './mail-content.ts';

/** Fast enough for tests, with leases long enough for a busy machine, so that nothing is sent twice. */
export const quickPace = {
  retryPausesMs: [30, 30, 30],
  attemptLimitMs: 30_000,
  leaseMs: 60_000,
  idleMs: 60_000,
  drainMs: 10_000,
} as const satisfies QueuePace;

export interface StartedOutbox extends Queues {
  readonly lines: string[];
}

export function startTestOutbox(
  { db, url }: Pick<TestDatabase, 'db' | 'url'>,
  settings: Readonly<Record<string, string>>,
  pace: Partial<QueuePace> = {},
): StartedOutbox {
  const read = readConfig({ MAIL_FROM: 'Beef to China <no-reply@btc.example>', ...settings }, { isTerminal: false });
  if (read.kind !== 'config') throw new Error(read.issues.join('\n'));
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const options = { config: read.config, log, clock: fixedClock(), pace: { ...quickPace, ...pace } };
  return { lines, ...startQueues(outboxQueues(options), { db, url, log }) };
}

export function testMail(mark: string, more: Partial<MailToSend> = {}): MailToSend {
  return {
    to: 'reader@example.com',
    edition: 'cn',
    template: 'test',
    subject: `进口牛肉资讯：${mark}`,
    text: `您好，${mark}`,
    html: `<p>您好，<b>${mark}</b></p>`,
    ...more,
  };
}

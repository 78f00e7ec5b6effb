import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import type { Log } from '../log/log.ts';
import { createWakeSignal } from './wake-signal.ts';
import type { QueueName } from './queue-notice.ts';
import { defaultPace, type QueuePace } from './queue-pace.ts';
import {
  type Claimed,
  claimRow,
  nextDueInMs,
  type QueueRows,
  renewRow,
  type Settlement,
  settleRow,
} from './queue-row.queries.ts';

export type Outcome = Exclude<Settlement, { kind: 'retry' }> | { readonly kind: 'retry'; readonly code: string };

export interface Queue<Item extends Claimed = Claimed> {
  readonly name: QueueName;
  readonly rows: QueueRows;
  readonly columns?: readonly string[];
  readonly pace?: Partial<QueuePace>;
  /** Makes one attempt; a rejection counts as a temporary failure. */
  perform(item: Item, signal: AbortSignal): Promise<Outcome>;
  /** Called before a row is stored as failed for good. */
  giveUp?(item: Item): Promise<void>;
}

export interface WorkerOptions {
  readonly db: Db;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

export interface Worker {
  wake(): void;
  stop(): Promise<void>;
}

/** Works one row at a time, so a kill leaves at most one of unknown outcome, repeated after its lease. */
export function startWorker(queue: Queue, options: WorkerOptions): Worker {
  return new QueueWorker(queue, options);
}

export async function performDue(queue: Queue, options: WorkerOptions): Promise<void> {
  const attempts = new Attempts(queue, options);
  while (await attempts.next());
}

const maxTroubleMs = 30_000;

class QueueWorker implements Worker {
  readonly #queue: Queue;
  readonly #options: WorkerOptions;
  readonly #attempts: Attempts;
  readonly #alarm = createWakeSignal();
  readonly #running: Promise<void>;

  constructor(queue: Queue, options: WorkerOptions) {
    this.#queue = queue;
    this.#options = options;
    this.#attempts = new Attempts(queue, options);
    this.#running = this.#run();
  }

  wake(): void {
    this.#alarm.ring();
  }

  async stop(): Promise<void> {
    const { drainMs } = this.#attempts.pace;
    this.#attempts.stopping.abort();
    this.#alarm.ring();
    const giveUp = setTimeout(() => this.#attempts.hurry.abort(), drainMs);
    await this.#running;
    clearTimeout(giveUp);
  }

  async #run(): Promise<void> {
    const { stopping, pace } = this.#attempts;
    const { db, log } = this.#options;
    let trouble = 1_000;
    while (!stopping.signal.aborted) {
      try {
        const isDone = await this.#attempts.next();
        trouble = 1_000;
        if (isDone) continue;
        const due = (await nextDueInMs(db, this.#queue.rows)) ?? pace.idleMs;
        // Not at once: what is due now is in another process's hands.
        await this.#alarm.sleep(Math.min(Math.max(due, 50), pace.idleMs));
      } catch (err) {
        if (stopping.signal.aborted) return;
        log.warn({ err }, `the queue (${this.#queue.name}) waits for the database`);
        await this.#alarm.sleep(trouble);
        trouble = Math.min(trouble * 2, maxTroubleMs);
      }
    }
  }
}

class Attempts {
  readonly pace: QueuePace;
  readonly stopping = new AbortController();
  readonly hurry = new AbortController();
  readonly #queue: Queue;
  readonly #options: WorkerOptions;

  constructor(queue: Queue, options: WorkerOptions) {
    this.#queue = queue;
    this.#options = options;
    this.pace = { ...defaultPace, ...queue.pace };
  }

  async next(): Promise<boolean> {
    const { rows, columns = [] } = this.#queue;
    const item = await claimRow(this.#options.db, rows, { leaseMs: this.pace.leaseMs, columns });
    if (item === null) return false;
    const settlement = this.#settlementOf(item, await this.#attempt(item));
    if (settlement.kind === 'failed') await this.#queue.giveUp?.(item);
    await this.#writeDown(item, settlement);
    this.#report(item, settlement);
    return true;
  }

  async #attempt(item: Claimed): Promise<Outcome> {
    if (item.expired) return { kind: 'failed', code: 'expired' };
    const { retryPausesMs, attemptLimitMs, leaseMs } = this.pace;
    // Taken so often without an outcome, it may itself be what ends the program.
    if (item.attempts > retryPausesMs.length + 1) return { kind: 'failed', code: 'abandoned' };
    try {
      if (attemptLimitMs === null) {
        const work = (signal: AbortSignal) => this.#queue.perform(item, AbortSignal.any([signal, this.hurry.signal]));
        return await whileRenewed(this.#options.db, { ...this.#queue, item, leaseMs }, work);
      }
      const signal = AbortSignal.any([this.hurry.signal, AbortSignal.timeout(attemptLimitMs)]);
      return await this.#queue.perform(item, signal);
    } catch (error) {
      return { kind: 'retry', code: error instanceof Error ? error.name : 'unknown' };
    }
  }

  #settlementOf({ attempts }: Claimed, outcome: Outcome): Settlement {
    if (outcome.kind !== 'retry') return outcome;
    const pause = this.pace.retryPausesMs[attempts - 1];
    if (pause === undefined) return { kind: 'failed', code: outcome.code };
    // Spread, so that what failed together does not come back together.
    return { ...outcome, afterMs: Math.round(pause * (0.9 + Math.random() * 0.2)) };
  }

  /** The outcome must be stored before the lease ends, even across a short database outage. */
  async #writeDown(item: Claimed, settlement: Settlement): Promise<void> {
    const { leaseMs, attemptLimitMs } = this.pace;
    const end = performance.now() + (attemptLimitMs === null ? leaseMs / 2 : leaseMs - attemptLimitMs);
    for (let pause = 100; ; pause = Math.min(pause * 2, 5_000)) {
      try {
        await settleRow(this.#options.db, this.#queue.rows, { item, settlement });
        return;
      } catch (err) {
        if (this.stopping.signal.aborted || performance.now() + pause > end) throw err;
        await wait(pause, undefined, { ref: false });
      }
    }
  }

  #report({ id, about, attempts }: Claimed, settlement: Settlement): void {
    const { log } = this.#options;
    const { name } = this.#queue;
    const line = { id, about, attempts };
    if (settlement.kind === 'done') log.info(line, `${name} done`);
    if (settlement.kind === 'retry') log.warn({ ...line, code: settlement.code }, `${name} not done yet`);
    if (settlement.kind === 'failed') log.warn({ ...line, code: settlement.code }, `${name} given up`);
  }
}

interface Renewed {
  readonly rows: QueueRows;
  readonly item: Pick<Claimed, 'id' | 'attempts'>;
  readonly leaseMs: number;
}

/** Renews the lease while the work runs; the signal aborts when somebody else has claimed the row. */
export async function whileRenewed<Result>(
  db: Db,
  { rows, item, leaseMs }: Renewed,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const renew = async () => {
    if (!(await renewRow(db, rows, { item, leaseMs }))) lost.abort();
  };
  // Where the records cannot be reached now, the next turn may reach them before the lease is over.
  const timer = setInterval(() => void renew().catch(() => undefined), leaseMs / 4).unref();
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
  }
}

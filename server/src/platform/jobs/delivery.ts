import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log/log.ts';
import { createAlarm } from './alarm.ts';
import { defaultPace, type DeliveryPace } from './delivery-pace.ts';

/** What became of one attempt; `code` says why in a word, without anything the message held. */
export type Outcome =
  | { readonly kind: 'sent' }
  /** There is nobody to send it: it stays in the outbox. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'retry'; readonly code: string }
  | { readonly kind: 'failed'; readonly code: string };

/** What every claimed thing has: `attempts` counts the one being made. */
export interface Claimed {
  readonly id: string;
  readonly template: string;
  readonly attempts: number;
  /** Whether what it opens is closed by now. */
  readonly expired: boolean;
}

/** How an outcome is written down: a retry has become a time by then. */
export type Settlement =
  | Exclude<Outcome, { kind: 'retry' }>
  | { readonly kind: 'retry'; readonly code: string; readonly afterMs: number };

/** The rows of one kind that wait, of which every process takes the next. */
export interface DeliveryQueue<Item extends Claimed> {
  /** Takes the next due row for `leaseMs`; whoever is killed in that time loses it to the next taker. */
  claim(leaseMs: number): Promise<Item | null>;
  /** Writes down what became of a claimed row; one that somebody else has taken meanwhile stays theirs. */
  settle(item: Item, settlement: Settlement): Promise<void>;
  /** Milliseconds until the next row is due; null when nothing waits. */
  nextDueInMs(): Promise<number | null>;
}

export interface DeliveryOptions<Item extends Claimed> {
  /** What is sent, for the log. */
  readonly kind: string;
  readonly queue: DeliveryQueue<Item>;
  /** Makes one attempt; whatever it rejects with counts as a failure that may pass. */
  readonly send: (item: Item, signal: AbortSignal) => Promise<Outcome>;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly pace?: Partial<DeliveryPace>;
}

/** A running worker: `wake` when something may wait, `stop` lets the attempt under way end. */
export interface Delivery {
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Sends what waits, one at a time, so that a kill leaves at most one thing of which nobody knows whether it went out;
 * that one is sent again when its lease is over.
 */
export function startDelivery<Item extends Claimed>(options: DeliveryOptions<Item>): Delivery {
  return new DeliveryWorker(options);
}

const longestTroubleMs = 30_000;

class DeliveryWorker<Item extends Claimed> implements Delivery {
  readonly #options: DeliveryOptions<Item>;
  readonly #pace: DeliveryPace;
  readonly #stopping = new AbortController();
  readonly #hurry = new AbortController();
  readonly #alarm = createAlarm();
  readonly #running: Promise<void>;

  constructor(options: DeliveryOptions<Item>) {
    this.#options = options;
    this.#pace = { ...defaultPace, ...options.pace };
    this.#running = this.#run();
  }

  wake(): void {
    this.#alarm.ring();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#alarm.ring();
    const giveUp = setTimeout(() => this.#hurry.abort(), this.#pace.drainMs);
    await this.#running;
    clearTimeout(giveUp);
  }

  async #run(): Promise<void> {
    const { kind, queue, log } = this.#options;
    let trouble = 1_000;
    while (!this.#stopping.signal.aborted) {
      try {
        const delivered = await this.#deliverNext();
        trouble = 1_000;
        if (delivered) continue;
        const due = (await queue.nextDueInMs()) ?? this.#pace.idleMs;
        // Not at once: what is due now is in another process's hands.
        await this.#alarm.sleep(Math.min(Math.max(due, 50), this.#pace.idleMs));
      } catch (err) {
        if (this.#stopping.signal.aborted) return;
        log.warn({ err }, `the outbox (${kind}) waits for the database`);
        await this.#alarm.sleep(trouble);
        trouble = Math.min(trouble * 2, longestTroubleMs);
      }
    }
  }

  async #deliverNext(): Promise<boolean> {
    const item = await this.#options.queue.claim(this.#pace.leaseMs);
    if (item === null) return false;
    const settlement = this.#settlementOf(item, await this.#attempt(item));
    await this.#writeDown(item, settlement);
    this.#report(item, settlement);
    return true;
  }

  async #attempt(item: Item): Promise<Outcome> {
    if (item.expired) return { kind: 'failed', code: 'expired' };
    // Taken so often without an outcome, it may itself be what ends the program.
    if (item.attempts > this.#pace.retryPausesMs.length + 1) return { kind: 'failed', code: 'abandoned' };
    const signal = AbortSignal.any([this.#hurry.signal, AbortSignal.timeout(this.#pace.attemptLimitMs)]);
    try {
      return await this.#options.send(item, signal);
    } catch (error) {
      return { kind: 'retry', code: error instanceof Error ? error.name : 'unknown' };
    }
  }

  #settlementOf({ attempts }: Item, outcome: Outcome): Settlement {
    if (outcome.kind !== 'retry') return outcome;
    const pause = this.#pace.retryPausesMs[attempts - 1];
    if (pause === undefined) return { kind: 'failed', code: outcome.code };
    // Spread, so that what failed together does not come back together.
    return { ...outcome, afterMs: Math.round(pause * (0.9 + Math.random() * 0.2)) };
  }

  /** What was sent must be known as sent before the lease ends, also over a short break of the database. */
  async #writeDown(item: Item, settlement: Settlement): Promise<void> {
    const { leaseMs, attemptLimitMs } = this.#pace;
    const end = performance.now() + leaseMs - attemptLimitMs;
    for (let pause = 100; ; pause = Math.min(pause * 2, 5_000)) {
      try {
        await this.#options.queue.settle(item, settlement);
        return;
      } catch (err) {
        if (this.#stopping.signal.aborted || performance.now() + pause > end) throw err;
        await wait(pause, undefined, { ref: false });
      }
    }
  }

  #report({ id, template, attempts }: Item, settlement: Settlement): void {
    const { kind, log } = this.#options;
    const line = { id, template, attempts };
    if (settlement.kind === 'sent') log.info(line, `${kind} sent`);
    if (settlement.kind === 'retry') log.warn({ ...line, code: settlement.code }, `${kind} not sent yet`);
    if (settlement.kind === 'failed') log.warn({ ...line, code: settlement.code }, `${kind} given up`);
  }
}

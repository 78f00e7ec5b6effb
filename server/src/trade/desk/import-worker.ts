import { setTimeout as delay } from 'node:timers/promises';
import type { TradeImportState } from '@btc/contract/trade/desk/import-rule.ts';
import { doImportJob, type ImportJob, importJobs, jobStates } from './import-job.ts';
import type { ImportDeskDeps } from './import-desk-deps.ts';
import { isCatalogueHeld } from '../facts/vintage.queries.ts';
import { findMemoryLack } from '../import/memory-lack.ts';
import { findUpload, type Upload } from './upload.queries.ts';
import { countFailedTry, listUndoneWork } from './upload-work.queries.ts';

/** Up to this size a file is read between the answers to readers; a larger one would hold them up. */
const smallBytes = 256 * 1024;
/** The database may need a moment to notice that a process is gone. */
const againAfterMs = 3_000;
const askAgainMs = 1_000;

/**
 * Reads and loads uploaded files behind the calls, one after the other: a file may take longer than anybody waits for an answer. Work
 * that was broken off, here or in another process, is taken up again.
 */
export class ImportWorker {
  readonly #deps: ImportDeskDeps;
  readonly #queued = new Set<number>();
  readonly #stopping = new AbortController();
  #tail: Promise<void> = Promise.resolve();
  #again: NodeJS.Timeout | undefined;

  constructor(deps: ImportDeskDeps) {
    this.#deps = deps;
  }

  /** Reads a file that is `checking` and says what it would change. */
  check(id: number): void {
    this.#enqueue('check', id);
  }

  /** Loads a file that is `committing`. */
  commit(id: number): void {
    this.#enqueue('commit', id);
  }

  /** Takes up what was asked for and is done by nobody. */
  async takeUp(): Promise<void> {
    for (const { id, state } of await listUndoneWork(this.#deps.db)) {
      const job = importJobs.find((one) => jobStates[one] === state);
      if (job !== undefined && !this.#queued.has(id)) this.#enqueue(job, id);
    }
  }

  /** Resolves once all that was asked for so far is done. */
  idle(): Promise<void> {
    return this.#tail;
  }

  /** Begins nothing more; what is done apart is broken off, for another process or the next start to take up. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#again);
    await this.#tail;
  }

  #enqueue(job: ImportJob, id: number): void {
    this.#queued.add(id);
    this.#tail = this.#tail.then(() => this.#do(job, id)).finally(() => this.#queued.delete(id));
  }

  async #do(job: ImportJob, id: number): Promise<void> {
    try {
      while (!this.#stopping.signal.aborted && (await this.#isUndone(id, jobStates[job]))) {
        // Beside another process's load a comparison is out of date at once, and a load has to wait for its end.
        if (await isCatalogueHeld(this.#deps.db)) await this.#pause();
        else await this.#try(job, id);
      }
    } catch (error) {
      // Where the records cannot be reached, the file is taken up when they can.
      this.#deps.onFailure?.(error);
    }
  }

  async #pause(): Promise<void> {
    await delay(askAgainMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }

  async #isUndone(id: number, state: TradeImportState): Promise<boolean> {
    return (await listUndoneWork(this.#deps.db)).some((one) => one.id === id && one.state === state);
  }

  async #try(job: ImportJob, id: number): Promise<void> {
    const { db, onFailure } = this.#deps;
    const upload = await findUpload(db, id);
    if (upload === undefined) return;
    try {
      await this.#begin(job, upload);
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      onFailure?.(error);
      clearTimeout(this.#again);
      this.#again = setTimeout(() => void this.takeUp().catch(() => undefined), againAfterMs).unref();
      await countFailedTry(db, upload, jobStates[job]);
    }
  }

  async #begin(job: ImportJob, { id, bytes, fileName }: Upload): Promise<void> {
    const { runApart, ...deps } = this.#deps;
    if (runApart === undefined || bytes <= smallBytes) return doImportJob(deps, job, id);
    // Refused here where it does not fit: the process itself, once begun, could be what is too much.
    const alone = { ...deps, ownMemory: 0 };
    const lack = await findMemoryLack(alone, { bytes, name: fileName });
    return lack === null ? runApart(job, id, this.#stopping.signal) : doImportJob(alone, job, id);
  }
}

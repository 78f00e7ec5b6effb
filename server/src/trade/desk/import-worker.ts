import { doImportJob, type ImportJob, jobStates } from './import-job.ts';
import type { ImportDeskDeps } from './import-desk-deps.ts';
import { beat, findUpload, settle } from './upload.queries.ts';

/** How often it is said that somebody still works on a file; a minute without a word, and nobody does. */
const beatEveryMs = 10_000;
/** Up to this size a file is read between the answers to readers; a larger one would hold them up. */
const smallBytes = 256 * 1024;

/** Reads and loads uploaded files behind the calls, one after the other: a file may take longer than anybody waits for an answer. */
export class ImportWorker {
  readonly #deps: ImportDeskDeps;
  #tail: Promise<void> = Promise.resolve();

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

  /** Resolves once all that was asked for so far is done. */
  idle(): Promise<void> {
    return this.#tail;
  }

  #enqueue(job: ImportJob, id: number): void {
    const { db, onFailure } = this.#deps;
    const beating = setInterval(() => void beat(db, id).catch(() => undefined), beatEveryMs).unref();
    const run = async (): Promise<void> => {
      try {
        await this.#do(job, id);
      } catch (error) {
        onFailure?.(error);
        // Where the records cannot be reached either, the file counts as broken off a minute from now.
        await settle(db, id, { from: jobStates[job], to: 'failed' }).catch(() => undefined);
      } finally {
        clearInterval(beating);
      }
    };
    this.#tail = this.#tail.then(run);
  }

  async #do(job: ImportJob, id: number): Promise<void> {
    const { db, runApart } = this.#deps;
    const upload = await findUpload(db, id);
    if (upload === undefined) return;
    if (runApart !== undefined && upload.bytes > smallBytes) await runApart(job, id);
    else await doImportJob(this.#deps, job, id);
  }
}

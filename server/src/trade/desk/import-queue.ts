import type { Outcome, Queue } from '#platform/jobs/queue-worker.ts';
import { isCatalogueLocked } from '../facts/vintage.queries.ts';
import { findMemoryShortage } from '../import/memory-shortage.ts';
import { doImportJob, isAsked } from './import-job.ts';
import type { ImportDeskDeps } from './import-desk-deps.ts';
import { findUpload, setState, type Upload } from './uploads/upload.queries.ts';
import { type ClaimedUpload, importRows } from './uploads/upload-work.queries.ts';

/** Files up to this size are read in this process; larger ones would delay answers. */
const smallBytes = 256 * 1024;
const askAgainMs = 1_000;

/** Jobs of a dead process are taken over within seconds; after three unexplained failures they are not retried. */
export const importPace = { retryPausesMs: [3_000, 3_000], attemptLimitMs: null, leaseMs: 15_000, drainMs: 0 } as const;

/** Background queue for uploaded files: reading may take longer than a call can wait. */
export function importQueue(deps: ImportDeskDeps): Queue {
  const { db, onFailure } = deps;
  return {
    name: importRows.kind,
    rows: importRows,
    pace: importPace,
    perform: async ({ id, about, attempts }, signal): Promise<Outcome> => {
      // Beside another process's load a comparison is out of date at once, and a load has to wait for its end.
      if (await isCatalogueLocked(db)) return { kind: 'again', afterMs: askAgainMs, code: null };
      const upload = await findUpload(db, Number(about));
      if (upload === undefined) return { kind: 'done' };
      const claim = { id: upload.id, job: { id, attempts } };
      try {
        await begin(deps, { claim, upload }, signal);
      } catch (error) {
        // What is done apart is broken off by a stop, for another process or the next start to take up.
        if (signal.aborted) return { kind: 'again', afterMs: 0, code: null };
        onFailure?.(error);
        if (isAsked(await findUpload(db, upload.id))) return { kind: 'retry', code: 'brokenOff' };
      }
      return { kind: 'done' };
    },
    giveUp: async ({ about }) => {
      if (isAsked(await findUpload(db, Number(about)))) await setState(db, Number(about), 'failed');
    },
  };
}

async function begin(
  { runApart, ...deps }: ImportDeskDeps,
  { claim, upload }: { claim: ClaimedUpload; upload: Upload },
  signal: AbortSignal,
): Promise<void> {
  const { bytes, fileName: name } = upload;
  if (runApart === undefined || bytes <= smallBytes) return doImportJob(deps, claim);
  // Refused here where it does not fit: the process itself, once begun, could be what is too much.
  const alone = { ...deps, ownMemory: 0 };
  return (await findMemoryShortage(alone, { bytes, name })) === null
    ? runApart(claim, signal)
    : doImportJob(alone, claim);
}

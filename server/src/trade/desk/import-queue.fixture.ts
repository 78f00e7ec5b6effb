import { performDue } from '#platform/jobs/queue-worker.ts';
import type { ImportDeskDeps } from './import-desk-deps.ts';
import { importQueue } from './import-queue.ts';

const log = { info: () => undefined, warn: () => undefined };

export function doImports(deps: ImportDeskDeps): Promise<void> {
  return performDue(importQueue(deps), { db: deps.db, log });
}

import type { ImportDeps } from '../import/importer.ts';
import type { ClaimedUpload } from './uploads/upload-work.queries.ts';

export interface ImportDeskDeps extends ImportDeps {
  /** Receives the error that broke off a file; the uploader only learns that it failed. */
  readonly onFailure?: (error: unknown) => void;
  /** Processes a large file in a process of its own; left out: all files are read in this process. */
  readonly runApart?: (held: ClaimedUpload, stopping: AbortSignal) => Promise<void>;
}

import type { ImportDeps } from '../import/importer.ts';
import type { HeldUpload } from './upload-work.queries.ts';

/** What imports through the console stand on. */
export interface ImportDeskDeps extends ImportDeps {
  /** Told of what broke off the work on a file; whoever sent it is told only that it did. */
  readonly onFailure?: (error: unknown) => void;
  /** Does the work on a large file in a process of its own; left out: all files are read in this one. */
  readonly runApart?: (held: HeldUpload, stopping: AbortSignal) => Promise<void>;
}

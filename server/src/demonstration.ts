import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Clock } from '#platform/clock/clock.ts';
import { StartError } from '#platform/config/start-error.ts';
import { demoFolder } from '#platform/files/demo-folder.ts';
import type { Log } from '#platform/log/log.ts';
import type { ImportDeps } from './trade/import/import-file.ts';

export interface DemoDependencies extends ImportDeps {
  readonly clock: Clock;
  readonly log: Log;
  readonly trialItems: number;
  /** True for DEMO=on: content that was taken out is then loaded again. */
  readonly isAsked: boolean;
  /** Approximate number of shipments. */
  readonly demoFacts: number;
  /** Stops loading after the current step; the next start continues from there. */
  readonly stopping?: AbortSignal | undefined;
}

export interface DemonstrationProgram {
  loadDemo(dependencies: DemoDependencies): Promise<void>;
  removeDemo(dependencies: Pick<ImportDeps, 'db' | 'facts' | 'files'>): Promise<void>;
}

/** The server's only import of the demonstration, by name, since an installation may omit it; throws where it does. */
export async function importDemonstration(folder = demoFolder): Promise<DemonstrationProgram> {
  const path = join(folder, 'load-demo.ts');
  if (!existsSync(path)) {
    throw new StartError(
      `The demonstration is not installed: there is no ${path}. DEMO=off starts the portal without it.`,
    );
  }
  const program: DemonstrationProgram = await import(pathToFileURL(path).href);
  return program;
}

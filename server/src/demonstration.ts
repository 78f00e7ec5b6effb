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
  /** Whether DEMO=on asks for it: then it comes back also where it was taken out. */
  readonly isAsked: boolean;
  /** About how many shipments. */
  readonly demoFacts: number;
  /** Ends the loading after the step under way; the next start goes on from there. */
  readonly stopping?: AbortSignal | undefined;
}

/** What `demo/load-demo.ts` gives. */
export interface DemonstrationProgram {
  /** Loads what is not there yet. */
  loadDemo(dependencies: DemoDependencies): Promise<void>;
  /** Takes all of it out; what was imported or written by people stays. */
  removeDemo(dependencies: Pick<ImportDeps, 'db' | 'facts' | 'files'>): Promise<void>;
}

/** Only here the server meets the demonstration, and only by name: an installation may leave it out. Throws where it does. */
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

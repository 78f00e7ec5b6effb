import { importFile } from '@btc/server/src/trade/import/import-file.ts';
import { findFormat } from '@btc/server/src/trade/import/format.ts';
import { serveJob } from '../job.ts';
import { withRecords } from './open-records.ts';

export interface ImportCost {
  readonly outcome: string;
  readonly rowsRead: number;
  readonly seconds: number;
  /** Resident memory in MiB every tenth of a second, the first value before the import. */
  readonly residentMib: readonly number[];
}

const sampleEveryMs = 100;

export const importCustoms = ({
  folder,
  path,
}: {
  readonly folder: string;
  readonly path: string;
}): Promise<ImportCost> =>
  withRecords(folder, async ({ db, files, facts, clock, workFolder }) => {
    const format = findFormat('customs-query');
    if (format === undefined) throw new Error('The format customs-query is not there');
    globalThis.gc?.();
    const sample = () => process.memoryUsage.rss() / 2 ** 20;
    const residentMib = [sample()];
    const sampling = setInterval(() => residentMib.push(sample()), sampleEveryMs);
    const started = performance.now();
    const report = await importFile(
      { db, files, facts, clock, workFolder },
      {
        format,
        path,
        preview: false,
        asPublishedOn: null,
        origins: null,
        covers: null,
        errorsPath: null,
        actor: 'bench',
      },
    );
    const seconds = (performance.now() - started) / 1000;
    clearInterval(sampling);
    if (report.outcome === 'refused') throw new Error(JSON.stringify(report.issues.slice(0, 3)));
    return { outcome: report.outcome, rowsRead: report.rowsRead, seconds, residentMib };
  });

serveJob(importCustoms);

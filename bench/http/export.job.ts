import { listVintages } from '@btc/server/src/trade/facts/vintage.queries.ts';
import { loadDemoFacts } from '@btc/demo/trade/load-demo-facts.ts';
import { serveJob } from '../job.ts';
import { multiplyFacts } from '../records/multiply-facts.ts';
import { withRecords } from '../records/open-records.ts';

export interface ExportInput {
  readonly folder: string;
  /** Multiple of the demonstration facts, which are about a million. */
  readonly times: number;
}

export const prepareExport = ({ folder, times }: ExportInput): Promise<{ readonly facts: number }> =>
  withRecords(folder, async (records) => {
    await loadDemoFacts(records);
    const [own] = await listVintages(records.db, null);
    if (own !== undefined && own.rowCount < times * 900_000) await multiplyFacts(records, times);
    const [vintage] = await listVintages(records.db, null);
    return { facts: vintage?.rowCount ?? 0 };
  });

serveJob(prepareExport);

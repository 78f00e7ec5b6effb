import { createHash } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { insertVintage, listVintages, markReplaced } from '@btc/server/src/trade/facts/vintage.queries.ts';
import { computeChecksum } from '@btc/server/src/platform/files/local-file.ts';
import type { Records } from './open-records.ts';

/** Replaces the demonstration facts by `times` copies with slightly varied weights. */
export async function multiplyFacts({ db, files, facts, workFolder }: Records, times: number): Promise<void> {
  const demo = (await listVintages(db, null)).filter(({ source }) => source === 'demo');
  const [vintage] = demo;
  if (vintage === undefined) throw new Error('There are no demonstration facts to multiply');
  const folder = join(workFolder, `times-${times}`);
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'facts.parquet');
  await copyTimes({ from: await files.toPath(vintage.fileName), to: path, times });
  const { size } = await stat(path);
  const fileName = `facts/demo/times-${times}-${await computeChecksum(path)}.parquet`;
  const fileChecksum = await computeChecksum(path);
  await files.keep(path, fileName);
  const id = await insertVintage(db, {
    ...vintage,
    fileName,
    fileChecksum,
    fileBytes: size,
    rowCount: vintage.rowCount * times,
    madeFrom: createHash('sha256').update(`bench ${times}`).digest('hex'),
  });
  await markReplaced(
    db,
    demo.filter((one) => one.id !== id).map((one) => one.id),
  );
  await rm(folder, { recursive: true, force: true });
  await facts.refresh();
}

async function copyTimes({ from, to, times }: { from: string; to: string; times: number }): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: '4GB' });
  const connection = await instance.connect();
  const factor = '((hash(f.period, f.plant, f.importer, n.range) % 2001)::integer - 1000) / 10000.0 + 1';
  try {
    await connection.run(`copy (
      select f.* replace (
        cast(f.kg * (${factor}) as decimal(18, 3)) as kg,
        cast(f.usd * (${factor}) as decimal(18, 2)) as usd,
        cast(f.cny * (${factor}) as decimal(18, 2)) as cny)
      from read_parquet('${from}') f, range(${times}) n order by f.period
    ) to '${to}' (format parquet, compression zstd)`);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

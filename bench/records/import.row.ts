import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchContext, MeasureRow } from '../bench-context.ts';
import { runJob } from '../job.ts';
import { median, shown } from '../spread.ts';
import { writeCustomsFile } from '../customs-file.ts';
import type { ImportCost, importCustoms } from './import.job.ts';

const fullRows = 1_000_000;
const quickRows = 200_000;

export function factCount({ quick }: BenchContext): number {
  return quick ? quickRows : fullRows;
}

async function importGenerated(context: BenchContext, name: string, rows: number) {
  const path = join(context.folder, `${name}-${rows}.csv`);
  if (!existsSync(path)) await writeCustomsFile(path, rows);
  const { size } = await stat(path);
  await rm(join(context.folder, name), { recursive: true, force: true });
  const cost = await runJob<typeof importCustoms>(new URL('./import.job.ts', import.meta.url), {
    folder: join(context.folder, name),
    path,
  });
  return { cost, bytes: size };
}

/** Memory by quarter of the import; if it grew with the file, each would exceed the one before. */
function toQuarters({ residentMib }: ImportCost): readonly number[] {
  const part = residentMib.length / 4;
  return [0, 1, 2, 3].map((quarter) =>
    median(residentMib.slice(Math.floor(quarter * part), Math.max(1, Math.floor((quarter + 1) * part)))),
  );
}

function findPeak({ residentMib }: ImportCost): number {
  return Math.max(...residentMib);
}

/** A large customs import, first byte to swapped facts; one four times as long shows whether memory follows size. */
export const measureImport: MeasureRow = async (context) => {
  const rows = factCount(context);
  const own = await importGenerated(context, 'import', rows);
  const longer = await importGenerated(context, 'import-longer', rows * 4);
  const row = 'Import, customs query';
  return [
    {
      row,
      what: `rows/s, ${rows.toLocaleString('en-US')} rows`,
      value: own.cost.rowsRead / own.cost.seconds,
      unit: 'rows/s',
      details: `${shown(own.bytes / 1e6)} MB in ${shown(own.cost.seconds)} s: read, check, Parquet, catalogue, new facts file`,
      data: { seconds: own.cost.seconds, bytes: own.bytes },
    },
    {
      row,
      what: 'peak resident memory',
      value: findPeak(own.cost),
      unit: 'MiB',
      details: `${shown(own.cost.residentMib[0] ?? 0)} before; quarters of the time ${toQuarters(own.cost).map(shown).join(', ')}`,
      data: { residentMib: own.cost.residentMib.map(Math.round) },
    },
    {
      row,
      what: 'peak of a file four times as long',
      value: findPeak(longer.cost) / findPeak(own.cost),
      unit: 'times',
      details: `${shown(findPeak(longer.cost))} : ${shown(findPeak(own.cost))} MiB; 1 is flat, 4 would be in step with the file`,
    },
  ];
};

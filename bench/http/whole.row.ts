import { parquetMetadata } from 'hyparquet';
import { join } from 'node:path';
import type { MeasureRow } from '../bench-context.ts';
import { runJob } from '../job.ts';
import { type PortalProcess, startPortalProcess } from '../portal-process.ts';
import { watchResidentMib } from '../process-usage.ts';
import { shown } from '../spread.ts';
import type { prepareExport } from './export.job.ts';
import { signInMember } from './member.ts';
import type { copyYear } from './whole.job.ts';

const year = '2025';

export const measureYearExport: MeasureRow = async (context) => {
  const folder = join(context.folder, 'export');
  const times = context.quick ? 1 : 3;
  await runJob<typeof prepareExport>(new URL('./export.job.ts', import.meta.url), { folder, times });
  const portal = await startPortalProcess(join(folder, 'records'));
  const rounds = [];
  try {
    const member = await signInMember(portal.address);
    // Another year opens the facts.
    await download(portal, member, '2024');
    for (let round = 0; round < 4; round += 1) rounds.push(await download(portal, member, year));
  } finally {
    await portal.stop();
  }
  const copied = await runJob<typeof copyYear>(new URL('./whole.job.ts', import.meta.url), { folder, year });
  const [first, ...again] = rounds;
  if (first === undefined) throw new Error('Nothing was downloaded');
  const toRate = ({ rows, seconds }: { readonly rows: number; readonly seconds: number }) => rows / seconds;
  const own = toRate(copied);
  const row = 'Facts of a year as Parquet';
  const describeRate = (of: typeof first) =>
    `${shown(toRate(of) / 1e6)} : ${shown(own / 1e6)} million/s; ${of.rows.toLocaleString('en-US')} rows, ${shown(of.bytes / 1e6)} MB in ${shown(of.seconds)} s`;
  const best = again.reduce((one, other) => (other.seconds < one.seconds ? other : one), again[0] ?? first);
  return [
    {
      row,
      what: 'rows a second, from the request to the last byte; the first of a day, which writes the file',
      value: toRate(first) / own,
      unit: 'of COPY',
      details: describeRate(first),
      data: { rounds, copied },
    },
    {
      row,
      what: 'the same, of a file that was written before',
      value: toRate(best) / own,
      unit: 'of COPY',
      aim: { is: 'atLeast', limit: 0.5 },
      details: describeRate(best),
    },
    {
      row,
      what: 'resident memory above that before, at most',
      value: Math.max(...rounds.map(({ before, most }) => most - before)),
      unit: 'MiB',
      details: rounds.map(({ before, most }) => `${shown(before)} → ${shown(most)}`).join(', '),
    },
  ];
};

async function download({ address, pid }: PortalProcess, headers: HeadersInit, ofYear: string) {
  const watch = await watchResidentMib(pid);
  try {
    const started = performance.now();
    const answer = await fetch(`${address}/data/v1/beef-facts/${ofYear}.parquet?edition=en`, { headers });
    if (!answer.ok) throw new Error(`No file: ${answer.status} ${await answer.text()}`);
    const file = await answer.arrayBuffer();
    const seconds = (performance.now() - started) / 1000;
    return {
      rows: Number(parquetMetadata(file).num_rows),
      bytes: file.byteLength,
      seconds,
      before: watch.before,
      most: watch.readMost(),
    };
  } finally {
    watch.stop();
  }
}

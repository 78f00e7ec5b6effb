import { join } from 'node:path';
import type { MeasureRow } from '../bench-context.ts';
import { runJob } from '../job.ts';
import { type PortalProcess, startPortalProcess } from '../portal-process.ts';
import { watchResidentMib } from '../process-usage.ts';
import { shown } from '../spread.ts';
import type { prepareExport } from './export.job.ts';
import { signInMember } from './member.ts';

const all = 'StartDate=2019-01&EndDate=2026-12';
const year = 'StartDate=2025-01&EndDate=2025-12';
const lineEnd = 10;

interface Download {
  readonly lines: number;
  readonly bytes: number;
  readonly seconds: number;
  /** Resident memory of the server in MiB: before, peak, and after. */
  readonly before: number;
  readonly most: number;
  readonly after: number;
}

export const measureExport: MeasureRow = async (context) => {
  const folder = join(context.folder, 'export');
  const times = context.quick ? 1 : 3;
  await runJob<typeof prepareExport>(new URL('./export.job.ts', import.meta.url), { folder, times });
  const portal = await startPortalProcess(join(folder, 'records'));
  try {
    const member = await signInMember(portal.address);
    const short = await download(portal, year, member);
    const first = await download(portal, all, member);
    const again = await download(portal, all, member);
    const row = 'Facts as CSV';
    const rows = first.lines.toLocaleString('en-US');
    return [
      {
        row,
        what: `${rows} lines, from the request to the last byte`,
        value: first.seconds,
        unit: 's',
        details: `${shown(first.bytes / 1e6)} MB, signed in, by HTTP; again in ${shown(again.seconds)} s`,
        data: { short, first, again },
      },
      {
        row,
        what: 'resident memory, at most',
        value: Math.max(first.most, again.most),
        unit: 'MiB',
        details: `${formatMemory(first)}; again ${formatMemory(again)}; a year of ${short.lines.toLocaleString('en-US')} lines ${formatMemory(short)}`,
      },
    ];
  } finally {
    await portal.stop();
  }
};

function formatMemory({ before, most, after }: Download): string {
  return `${shown(before)} before, ${shown(most)} at most, ${shown(after)} after`;
}

async function download({ address, pid }: PortalProcess, months: string, headers: HeadersInit): Promise<Download> {
  const watch = await watchResidentMib(pid);
  try {
    const started = performance.now();
    const answer = await fetch(`${address}/download/beef-six-facts.csv?edition=en&${months}`, { headers });
    if (!answer.ok || answer.body === null) throw new Error(`No file: ${answer.status} ${await answer.text()}`);
    let lines = 0;
    let bytes = 0;
    for await (const chunk of answer.body) {
      bytes += chunk.length;
      for (let at = chunk.indexOf(lineEnd); at >= 0; at = chunk.indexOf(lineEnd, at + 1)) lines += 1;
    }
    const seconds = (performance.now() - started) / 1000;
    return { lines, bytes, seconds, before: watch.before, most: watch.readMost(), after: await watch.read() };
  } finally {
    watch.stop();
  }
}

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MeasureRow } from '../bench-context.ts';
import { startPortalProcess } from '../portal-process.ts';
import { readResidentMib } from '../process-usage.ts';
import { median, shown } from '../spread.ts';
import { sendMany } from './many-requests.ts';

/** Time from the command of `npm start` to "ready", all installed and built: an empty data folder, then a restart on it. */
export const measureStart: MeasureRow = async (context) => {
  const dataDir = join(context.folder, 'start');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir);
  const first = await startPortalProcess(dataDir, {}, { program: 'start' });
  await first.stop();
  const again: number[] = [];
  for (let round = context.quick ? 2 : 0; round < 3; round += 1) {
    const portal = await startPortalProcess(dataDir, {}, { program: 'start' });
    again.push(portal.startSeconds);
    await portal.stop();
  }
  const portal = await startPortalProcess(dataDir);
  const requests = context.quick ? 2_000 : 10_000;
  try {
    const before = (await readResidentMib(portal.pid)) ?? Number.NaN;
    await sendMany(portal.address, requests);
    const after = (await readResidentMib(portal.pid)) ?? Number.NaN;
    const row = 'Start';
    return [
      {
        row,
        what: 'first, with empty data folder',
        value: first.startSeconds,
        unit: 's',
        details: 'makes the database, migrates, loads the demonstration content; pages built before',
      },
      {
        row,
        what: 'again',
        value: median(again),
        unit: 's',
        details: again.map(shown).join(', '),
      },
      {
        row: 'Memory',
        what: `resident after ${requests.toLocaleString('en-US')} requests`,
        value: after,
        unit: 'MiB',
        details: `${shown(before)} MiB after the start; the database server apart`,
      },
    ];
  } finally {
    await portal.stop();
  }
};

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Api } from '@btc/contract/client.ts';
import { ask } from '@btc/server/src/testing/embedded-stage.ts';
import { fileMonths, writeCustomsFile } from '../../customs-file.ts';
import type { FaultContext, FaultRow, Outcome } from '../fault-row.ts';
import { importDiskRows } from './import-disk.rows.ts';
import { listDescendants, signalProcess } from '../processes.ts';
import { watchFigures } from '../shown-figures.ts';
import { measureRecovery, openSite, type Site } from '../site.ts';
import { send, waitWhileBusy } from '../send-import.ts';
import { createWriterAccounts, type Line, openLine } from '../writers/crew.ts';
import { Ledger } from '../writers/ledger.ts';

const defaultRows = 60_000;
const morePerMonth = 4;

async function waitForEnd(api: Api, id: number, since: number) {
  const state = await waitWhileBusy(api, id);
  return { state, seconds: (performance.now() - since) / 1000 };
}

async function waitForLoader(site: Site): Promise<readonly number[]> {
  for (let looks = 0; looks < 600; looks += 1) {
    const found = await listDescendants(site.portal?.pid ?? 0, 'import-upload.ts');
    if (found.length > 0) return found;
    await wait(5);
  }
  return [];
}

type Break = (site: Site, loader: readonly number[]) => Promise<unknown>;

async function breakLoads(context: FaultContext, strike: Break): Promise<Outcome> {
  const site = await openSite(context);
  const findOthers = await watchFigures(site);
  const crew = await createWriterAccounts(await site.databaseUrl());
  const line: Line = { addresses: [site.address], ledger: new Ledger(), isOver: () => false, isLost: () => false };
  const api = openLine(line, crew.analysts[0] ?? null);
  const recoverySeconds: number[] = [];
  const readySeconds: number[] = [];
  const states: string[] = [];
  for (let round = 0; round < context.tries; round += 1) {
    const path = join(context.folder, 'customs.csv');
    // Each has all that the one before had, and more: a file that takes something away waits for somebody to say that it may.
    const perMonth = Math.ceil((context.count ?? defaultRows) / fileMonths.length) + round * morePerMonth;
    await writeCustomsFile(path, perMonth * fileMonths.length);
    const name = `large-${round}.csv`;
    const id = await send(api, path, name);
    const checked = await waitWhileBusy(api, id);
    if (checked !== 'ready') throw new Error(`The file is ${checked} after its check`);
    await api('CommitTradeImport', { ImportID: id });
    const loader = await waitForLoader(site);
    await wait(300);
    const since = performance.now();
    await strike(site, loader);
    if (site.portal?.hasEnded() === true) await site.start();
    const [ready, done] = await Promise.all([measureRecovery(site, since), waitForEnd(api, id, since)]);
    readySeconds.push(ready);
    recoverySeconds.push(done.seconds);
    states.push(done.state);
    context.say(`${round + 1} of ${context.tries}: ${states.at(-1)}`);
  }
  const url = await site.databaseUrl();
  const loads = await ask(
    url,
    `select input_name, count(*)::int as count from trade_import_run where outcome = 'loaded' and input_name like 'large-%' group by 1`,
  );
  const lost = states.filter((state) => state !== 'committed').length;
  const doubled = loads.filter((row) => Number(row['count']) > 1).length;
  const [half] = await ask(
    url,
    `select count(*)::int as count from trade_import_run where outcome = 'loaded' and vintage_id is null`,
  );
  const halfDone = Number(half?.['count'] ?? 0);
  return {
    tries: context.tries,
    recoverySeconds,
    tally: { acknowledged: context.tries, lost, doubled, halfDone },
    wrong: [
      ...(lost > 0 ? [`after an acknowledged commit: ${states.join(', ')}`] : []),
      ...(doubled > 0 ? [`${doubled} files were loaded twice`] : []),
      ...(readySeconds.every(Number.isFinite) ? [] : ['the portal was not ready again']),
      ...(await findOthers()),
    ],
    notes: `recovery: until the import is done; ready after ${Math.max(...readySeconds).toFixed(1)} s at most`,
  };
}

export const importRows: readonly FaultRow[] = [
  {
    name: 'import-kill-portal',
    what: 'kill -9 of the portal while the process beside it commits an import; --count rows',
    tries: 2,
    run: (context) => breakLoads(context, (site) => site.portal?.kill() ?? Promise.resolve()),
  },
  {
    name: 'import-kill-loader',
    what: 'kill -9 of the process that commits an import',
    tries: 2,
    run: (context) =>
      breakLoads(context, async (_site, loader) => {
        for (const pid of loader) signalProcess(pid, 'SIGKILL');
      }),
  },
  {
    name: 'import-sigterm',
    what: 'SIGTERM to the portal while an import is committed; it is started again',
    tries: 1,
    run: (context) => breakLoads(context, (site) => site.portal?.stop() ?? Promise.resolve()),
  },
  ...importDiskRows,
];

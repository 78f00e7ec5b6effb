import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultContext, FaultRow, Outcome } from '../fault-row.ts';
import { send, waitWhileBusy } from '../send-import.ts';
import { openSite, type Site } from '../site.ts';
import { createWriterAccounts, type Line, openLine } from '../writers/crew.ts';
import { Ledger } from '../writers/ledger.ts';

const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,美元\n';
const defaultImports = 40;
/** After this many imports each month has a file that a later one replaces. */
const months = 4;
/** Folders of temporary import data; the vintages in files/facts and the records stay on purpose. */
const passing = ['facts-cache', 'import-work', 'files/imports'];
const settleMs = 3_000;

async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = new Map<number, number>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => null);
    if (found !== null) sizes.set(found.ino, found.size);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** Megabytes of the temporary import data, and of the whole data folder. */
async function measureDisk({ dataDir }: Site) {
  await wait(settleMs);
  const folders = await Promise.all(passing.map((name) => measureFolder(join(dataDir, name))));
  const all = await measureFolder(dataDir);
  return { passing: folders.reduce((sum, size) => sum + size, 0) / 1e6, all: all / 1e6 };
}

async function importLines(context: FaultContext): Promise<Outcome> {
  const site = await openSite(context);
  const crew = await createWriterAccounts(await site.databaseUrl());
  const line: Line = { addresses: [site.address], ledger: new Ledger(), isOver: () => false, isLost: () => false };
  const imports = context.count ?? defaultImports;
  const path = join(context.folder, 'line.csv');
  const wrong: string[] = [];
  const importOne = async (index: number): Promise<void> => {
    // Few months and ever other figures: what is current stays as large.
    await writeFile(path, `${header}19960${(index % months) + 1},410,巴西,02023000,牛肉,${index + 1},千克,1\n`);
    const api = openLine(line, crew.analysts[index % crew.analysts.length] ?? null);
    const ImportID = await send(api, path, `line-${index}.csv`);
    await waitWhileBusy(api, ImportID);
    await api('CommitTradeImport', { ImportID });
    const state = await waitWhileBusy(api, ImportID);
    if (state !== 'committed') wrong.push(`import ${index} is ${state}`);
  };
  for (let index = 0; index < months; index += 1) await importOne(index);
  const before = await measureDisk(site);
  for (let index = months; index < imports; index += 1) await importOne(index);
  const after = await measureDisk(site);
  const format = (disk: typeof after): string => `${disk.passing.toFixed(1)} (all ${disk.all.toFixed(0)})`;
  if (after.passing > before.passing * 1.1) wrong.push('what imports leave on the disk grows');
  const notes = `MB of what passes after ${months}: ${format(before)}, after ${imports}: ${format(after)}`;
  return { tries: imports, wrong, notes };
}

export const importDiskRows: readonly FaultRow[] = [
  {
    name: 'one-line-imports',
    what: 'files of one line through the upload, one after the other; what they leave on the disk; --count files',
    tries: 1,
    run: importLines,
  },
];

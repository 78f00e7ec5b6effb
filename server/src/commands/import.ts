// `npm run import -- <format> <file> [options]`: loads a file of facts into the portal of DATA_DIR or DATABASE_URL, running or not.
import { access, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Edition } from '@btc/contract/members/access.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { openDatabaseClock } from '#platform/clock/database-clock.ts';
import { type Config, loadConfig } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import { csvTemplate, makeTemplate, type Template } from '#platform/import/template/write-template.ts';
import { openFacts } from '../open-facts.ts';
import { openRecords } from '../open-records.ts';
import { type ListCommand, listHelp, readListCommand, runListCommand } from '#plants/list/list-command.ts';
import { plantListTemplate } from '#plants/list/plant-list-template.ts';
import { importPriceFile } from '#prices/import/import-price-file.ts';
import {
  formatPriceReport,
  type PriceCommand,
  priceImportHelp,
  readPriceCommand,
} from '#prices/import/price-command.ts';
import { quoteTemplate } from '#prices/import/quote-columns.data.ts';
import { isCatalogueLocked } from '#trade/facts/vintage.queries.ts';
import { importHelp, readImportCommand } from '#trade/import/import-command.ts';
import type { ImportCommand } from '#trade/import/import-command.ts';
import { importFile } from '#trade/import/import-file.ts';
import { importFileSet } from '#trade/import/import-set.ts';
import { formatReport, formatSetReport, formatWaiting } from '#trade/import/report/report.ts';
import { templates } from '#trade/import/template/template.ts';

/** npm runs scripts in the project folder, but paths are relative to where the command was given. */
const from = process.env['INIT_CWD'] ?? process.cwd();

async function withRecords<Result>(
  work: (
    records: Awaited<ReturnType<typeof openFacts>> & {
      readonly db: Db;
      readonly clock: Clock;
      readonly config: Config;
    },
  ) => Promise<Result>,
): Promise<Result> {
  const config = loadConfig();
  const { db, close } = await openRecords(config, { name: 'btc-import', statementTimeout: 0 });
  const clock = await openDatabaseClock(db);
  const store = await openFacts(db, config);
  try {
    return await work({ ...store, db, clock, config });
  } finally {
    await store.facts.close();
    await clock.stop();
    await close();
  }
}

async function run({ request, edition }: Extract<ImportCommand, { kind: 'import' }>): Promise<number> {
  const path = resolve(from, request.path);
  const errorsPath = request.errorsPath === null ? null : resolve(from, request.errorsPath);
  await access(path);
  return withRecords(async ({ db, clock, facts, files, workFolder }) => {
    if (!request.preview) await sayWhetherWaits(db, edition);
    const actor = `command line (${process.env['USER'] ?? 'unknown'})`;
    const deps = { facts, files, workFolder, db, clock };
    const report = await importFile(deps, { ...request, path, errorsPath, actor });
    for (const line of formatReport(report, edition)) console.log(line);
    return report.outcome === 'refused' || report.outcome === 'wouldLose' ? 1 : 0;
  });
}

async function sayWhetherWaits(db: Db, edition: Edition): Promise<void> {
  if (await isCatalogueLocked(db)) console.error(formatWaiting(edition));
}

/** Loads files together: all or none. */
async function runSet({ requests, edition }: Extract<ImportCommand, { kind: 'importSet' }>): Promise<number> {
  const [first] = requests;
  const actor = `command line (${process.env['USER'] ?? 'unknown'})`;
  const given = requests.map((request) => ({ ...request, path: resolve(from, request.path), actor }));
  for (const { path } of given) await access(path);
  return withRecords(async ({ db, clock, facts, files, workFolder }) => {
    await sayWhetherWaits(db, edition);
    const deps = { facts, files, workFolder, db, clock };
    const flags = { preview: first?.preview ?? true, takeAway: first?.takeAway ?? false };
    const report = await importFileSet(deps, { files: given, ...flags });
    for (const line of formatSetReport(report, edition)) console.log(line);
    return report.outcome === 'loaded' ? 0 : 1;
  });
}

async function writeTemplate(template: Template, path: string | null, edition: Edition): Promise<void> {
  if (path === null) {
    console.log(csvTemplate(template, edition).trimEnd());
    return;
  }
  const form = path.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv';
  await writeFile(resolve(from, path), (await makeTemplate(template, form, edition)).body);
  console.log(path);
}

/** Plant lists change the register, not the trade facts. */
async function runPlantList(command: ListCommand): Promise<void> {
  if (command.kind === 'wrong') {
    console.error([...command.issues, '', listHelp].join('\n'));
    process.exitCode = 2;
    return;
  }
  const { edition } = command;
  if (command.kind === 'template') return writeTemplate(plantListTemplate, command.path, edition);
  const path = resolve(from, command.request.path);
  await access(path);
  await withRecords(async ({ config, db, clock, files }) => {
    const by = { actor: `command line (${process.env['USER'] ?? 'unknown'})`, publicUrl: config.publicUrl, edition };
    const { lines, isRefused } = await runListCommand({ db, files, clock }, { ...command.request, path }, by);
    for (const line of lines) console.log(line);
    if (isRefused) process.exitCode = 1;
  });
}

async function runPrices(command: PriceCommand): Promise<void> {
  if (command.kind === 'wrong') {
    console.error([...command.issues, '', priceImportHelp].join('\n'));
    process.exitCode = 2;
    return;
  }
  if (command.kind === 'template') return writeTemplate(quoteTemplate, command.path, command.edition);
  const { edition, request } = command;
  const path = resolve(from, request.path);
  await access(path);
  await withRecords(async ({ db, clock, files }) => {
    const importing = { db, files, now: clock.now(), userId: null };
    const report = await importPriceFile(importing, { ...request, path, fileName: basename(path) });
    for (const line of formatPriceReport(report, edition)) console.log(line);
    if (report.run.outcome === 'refused' || report.run.outcome === 'older') process.exitCode = 1;
  });
}

async function obey(args: readonly string[]): Promise<void> {
  const prices = readPriceCommand(args);
  if (prices !== null) return runPrices(prices);
  const list = readListCommand(args);
  if (list !== null) return runPlantList(list);
  const command = readImportCommand(args);
  switch (command.kind) {
    case 'help':
      console.log([importHelp, listHelp, priceImportHelp].join('\n\n'));
      return;
    case 'wrong':
      console.error([...command.issues, '', importHelp].join('\n'));
      process.exitCode = 2;
      return;
    case 'template':
      return writeTemplate(templates[command.name], command.path, command.edition);
    case 'import':
      process.exitCode = await run(command);
      return;
    case 'importSet':
      process.exitCode = await runSet(command);
  }
}

try {
  await obey(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

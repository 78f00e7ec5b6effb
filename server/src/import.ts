// `npm run import -- <format> <file> [options]`: loads a file of facts into the portal of DATA_DIR or DATABASE_URL, running or not.
import { access, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { systemClock } from '#platform/clock/clock.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openDb } from '#platform/db/db.ts';
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts';
import { migrate } from '#platform/db/migrate.ts';
import { csvTemplate, xlsxTemplate } from '#platform/import/template/write-template.ts';
import { openFacts } from './open-facts.ts';
import { importHelp, readImportCommand } from './trade/import/import-command.ts';
import type { ImportCommand } from './trade/import/import-command.ts';
import { importFile } from './trade/import/import-file.ts';
import { formatReport } from './trade/import/report/report.ts';
import { templates } from './trade/import/template/template.ts';

/** npm runs scripts in the project's folder; a path is meant from where the command was given. */
const from = process.env['INIT_CWD'] ?? process.cwd();

const quiet = { info: () => undefined, warn: (text: string) => console.error(text) };

async function run({ request, edition }: Extract<ImportCommand, { kind: 'import' }>): Promise<number> {
  const path = resolve(from, request.path);
  const errorsPath = request.errorsPath === null ? null : resolve(from, request.errorsPath);
  await access(path);
  const config = loadConfig();
  const embedded =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: quiet }) : null;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(url);
  const { db, close } = openDb(url, { name: 'btc-import', statementTimeout: 0 });
  const store = openFacts(db, config);
  try {
    const actor = `command line (${process.env['USER'] ?? 'unknown'})`;
    const report = await importFile({ ...store, db, clock: systemClock }, { ...request, path, errorsPath, actor });
    for (const line of formatReport(report, edition)) console.log(line);
    return report.outcome === 'refused' ? 1 : 0;
  } finally {
    await store.facts.close();
    await close();
    await embedded?.stop();
  }
}

async function writeTemplate({ name, path, edition }: Extract<ImportCommand, { kind: 'template' }>): Promise<void> {
  if (path === null) {
    console.log(csvTemplate(templates[name], edition).trimEnd());
    return;
  }
  const isWorkbook = path.toLowerCase().endsWith('.xlsx');
  await writeFile(
    resolve(from, path),
    isWorkbook ? await xlsxTemplate(templates[name], edition) : csvTemplate(templates[name], edition),
  );
  console.log(path);
}

const command = readImportCommand(process.argv.slice(2));
switch (command.kind) {
  case 'help':
    console.log(importHelp);
    break;
  case 'wrong':
    console.error([...command.faults, '', importHelp].join('\n'));
    process.exitCode = 2;
    break;
  case 'template':
  case 'import':
    try {
      if (command.kind === 'template') await writeTemplate(command);
      else process.exitCode = await run(command);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
}

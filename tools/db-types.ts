// Writes the types of the tables from the migrations: `npm run db:types`; with --check it fails where the kept file is stale.
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded/embedded-postgres.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = 'server/src/platform/db/tables.generated.ts';

/** What openDb's parsers give; JSON is written as text, because the driver would turn a JavaScript array into an SQL array. */
const columnTypes = {
  int8: 'number',
  json: 'ColumnType<unknown, string, string>',
  jsonb: 'ColumnType<unknown, string, string>',
};

const generated = await generate();
if (process.argv.includes('--check')) {
  const stored = await readFile(join(root, target), 'utf8').catch(() => '');
  if (stored !== generated) {
    console.error(`${target} does not fit the migrations: run npm run db:types`);
    process.exitCode = 1;
  }
} else {
  await writeFile(join(root, target), generated);
}

async function generate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'btc-db-types-'));
  // As root the server runs under another account, which must be able to enter.
  await chmod(folder, 0o755);
  const log = { info: () => undefined, warn: console.error };
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, durable: false });
  try {
    await migrate(postgres.url);
    const output = join(folder, 'tables.ts');
    await runTool('kysely-codegen', codegenArgs(postgres.url, output), '');
    return await runTool('oxfmt', [`--stdin-filepath=${target}`], await readFile(output, 'utf8'));
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function codegenArgs(url: string, output: string): string[] {
  return [
    '--dialect=postgres',
    `--url=${url}`,
    `--out-file=${output}`,
    '--date-parser=string',
    '--numeric-parser=string',
    `--type-mapping=${JSON.stringify(columnTypes)}`,
    '--exclude-pattern=*schema_migration',
  ];
}

function runTool(name: string, args: readonly string[], input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = join(root, 'node_modules', '.bin', name);
    const child = spawn(script, args, {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    const parts: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(parts.join('')) : reject(new Error(`${name} ended with ${code}`)),
    );
    child.stdin.end(input);
  });
}

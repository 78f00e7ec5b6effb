import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const ownFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const namePattern = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** Reads the migrations of a folder in the order of their numbers; throws on a wrong name or a number used twice. */
export async function readMigrations(folder: string = ownFolder): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const wrong = files.filter((file) => !namePattern.test(file));
  if (wrong.length > 0) throw new Error(`Migrations are named NNNN_name.sql, not ${wrong.join(', ')}`);
  const numbers = files.map((file) => file.slice(0, 4));
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice !== undefined) throw new Error(`Two migrations have the number ${twice}`);
  return Promise.all(files.map((file) => readMigration(folder, file)));
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  // A checkout on Windows may turn line ends; the checksum must not see that.
  const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
  return { name: file.slice(0, -'.sql'.length), sql, checksum: sha256(sql) };
}

/** One checksum over all migrations; identifies the resulting schema. */
export function schemaChecksum(migrations: readonly Migration[]): string {
  return sha256(migrations.map((migration) => `${migration.name} ${migration.checksum}`).join('\n'));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

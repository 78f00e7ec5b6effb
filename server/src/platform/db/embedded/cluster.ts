import { randomBytes } from 'node:crypto';
import { appendFile, chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Binaries } from './binaries.ts';
import { type Home, makeHome } from './home.ts';
import { type Account, runAs } from './process.ts';

/** Passwords of the superuser `postgres` and of `portal`, the owner of the database. */
export type Secrets = z.infer<typeof secretsShape>;

const secretsShape = z.object({ postgres: z.string(), portal: z.string() });
const settingsFile = 'portal.conf';

export async function readSecrets(home: Home): Promise<Secrets> {
  return secretsShape.parse(JSON.parse(await readFile(home.secrets, 'utf8')));
}

export async function createCluster(home: Home, account: Account | null, binaries: Binaries): Promise<void> {
  await makeHome(home, account, async (draft) => {
    const secrets: Secrets = { postgres: newPassword(), portal: newPassword() };
    await writePrivate(draft.secrets, JSON.stringify(secrets), account);
    const passwordFile = join(draft.folder, 'initdb-password');
    await writePrivate(passwordFile, secrets.postgres, account);
    await initialise(draft, passwordFile, { account, binaries });
    await rm(passwordFile);
    await appendFile(join(draft.cluster, 'postgresql.conf'), `\ninclude_if_exists = '${settingsFile}'\n`);
  });
}

async function initialise(
  draft: Home,
  passwordFile: string,
  { account, binaries }: { account: Account | null; binaries: Binaries },
): Promise<void> {
  const args = [
    `--pgdata=${draft.cluster}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--data-checksums',
    // PostgreSQL's own locale sorts and folds alike on every machine and never changes with the system.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  // The system's locale is still asked where words end in text search; not every system has the UTF-8 one.
  const first = await runAs(account, binaries.initdb, [...args, '--locale=C.UTF-8']);
  if (first.code === 0) return;
  if (!first.output.includes('invalid locale')) throw initdbError(first.output);
  await rm(draft.cluster, { recursive: true, force: true });
  const second = await runAs(account, binaries.initdb, [...args, '--locale=C']);
  if (second.code !== 0) throw initdbError(second.output);
}

function initdbError(output: string): Error {
  return new Error(`PostgreSQL could not make its data folder (initdb): ${output.trim()}`);
}

/** Writes our settings into the cluster at every start, so that they follow the program's version. */
export async function writeSettings(home: Home, account: Account | null, durable: boolean): Promise<void> {
  const safe = durable ? 'on' : 'off';
  const settings = [
    "listen_addresses = '127.0.0.1'",
    // A socket's path may have 107 bytes, which a deep data folder exceeds; loopback has no such limit.
    "unix_socket_directories = ''",
    'max_connections = 100',
    `fsync = ${safe}`,
    `synchronous_commit = ${safe}`,
    `full_page_writes = ${safe}`,
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    "lc_messages = 'C'",
    // Failed statements are logged by the program without their values; the server logs its own life only.
    'log_min_messages = log',
    'log_checkpoints = off',
    // Compiling costs more than it saves on queries of milliseconds.
    'jit = off',
  ];
  // Moved into place whole: another process may be starting the server from this file.
  const draft = join(home.cluster, `${settingsFile}.${randomBytes(4).toString('hex')}`);
  await writePrivate(draft, settings.join('\n'), account);
  await rename(draft, join(home.cluster, settingsFile));
}

async function writePrivate(path: string, text: string, account: Account | null): Promise<void> {
  await writeFile(path, `${text}\n`, { mode: 0o600 });
  if (account !== null) await chown(path, account.uid, account.gid);
}

function newPassword(): string {
  return randomBytes(24).toString('hex');
}

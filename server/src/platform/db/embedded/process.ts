import { spawn } from 'node:child_process';
import { access, constants, stat } from 'node:fs/promises';

/** The account a PostgreSQL program runs as; null means as ourselves. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program to its end as an account, in the root folder and without our environment, which may hold secrets. */
export function runAs(account: Account | null, program: string, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      // The account may not be able to enter our own working folder, which PostgreSQL's programs refuse.
      cwd: '/',
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
    });
    const parts: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: parts.join('') }));
  });
}

function environment(): Record<string, string> {
  const passed = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(passed), LC_ALL: 'C', TZ: 'UTC' };
}

const serverUser = 'postgres';

/** The server's account: ours unless we are root, which PostgreSQL refuses; then the cluster's owner, else `postgres`. */
export async function findAccount(cluster: string | null): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = cluster === null ? null : await stat(cluster).catch(() => null);
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await findUser(serverUser)) ?? (await createUser(serverUser));
}

async function findUser(name: string): Promise<Account | null> {
  const [uid, gid] = await Promise.all([runAs(null, 'id', ['-u', name]), runAs(null, 'id', ['-g', name])]);
  if (uid.code !== 0 || gid.code !== 0) return null;
  return { uid: Number(uid.output.trim()), gid: Number(gid.output.trim()) };
}

async function createUser(name: string): Promise<Account> {
  const attempts: readonly (readonly [string, readonly string[]])[] = [
    [
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/bin/false', name],
    ],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', name]],
  ];
  for (const [program, args] of attempts) {
    await runAs(null, program, args).catch(() => null);
    const account = await findUser(name);
    if (account !== null) return account;
  }
  throw new Error(
    `PostgreSQL does not run as root, and the system user "${name}" could not be created. ` +
      'Start the program as an ordinary user, create that user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** Whether the account can enter a folder or execute a file; tested by the system itself, so ACLs count. */
export async function canReach(account: Account | null, path: string): Promise<boolean> {
  if (account === null)
    return access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
  const { code } = await runAs(account, '/bin/sh', ['-c', 'test -x "$0"', path]);
  return code === 0;
}

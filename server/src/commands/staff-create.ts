// `npm run staff:create -- <user name> [--role admin] [--email <mail>]`: makes the first admin, or any staff, in the portal of DATA_DIR or DATABASE_URL, running or not.
import { parseArgs } from 'node:util';
import { staffRoles } from '@btc/contract/members/access.ts';
import { openDatabaseClock } from '#platform/clock/database-clock.ts';
import { loadConfig } from '#platform/config/config.ts';
import { argon2Hasher } from '#members/password-hash.ts';
import { createStaff, type NewStaff, staffIssues } from '#members/staff/create-staff.ts';
import { openRecords } from '../open-records.ts';

const help = `npm run staff:create -- <user name> [--role ${staffRoles.join('|')}] [--email <mail>]

Makes an account of staff and prints its password once; the role is admin unless told otherwise. An account that is there
keeps its password and gets the role; its authenticator is forgotten, so that the command also helps who has lost theirs.
The password of a new account can be given in STAFF_PASSWORD (12 to 64 characters). At the next sign-in the account
sets up an authenticator app; its role is in force from then on.`;

function readCommand(): NewStaff | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string', default: 'admin' },
      email: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [name] = positionals;
  const role = staffRoles.find((known) => known === values.role);
  if (values.help || name === undefined || role === undefined || positionals.length > 1) return null;
  const actor = `command line (${process.env['USER'] ?? 'unknown'})`;
  return { name, role, email: values.email ?? null, password: process.env['STAFF_PASSWORD'] ?? null, actor };
}

async function run(staff: NewStaff): Promise<void> {
  const config = loadConfig();
  const { db, close } = await openRecords(config, { name: 'btc-staff' });
  try {
    const clock = await openDatabaseClock(db);
    const created = await createStaff({ db, clock, passwords: argon2Hasher() }, staff);
    await clock.stop();
    const lines = [
      `${staff.name} is ${staff.role} now${created.existed ? ' (the account was there)' : ''}.`,
      ...(created.password === null || staff.password !== null ? [] : [`Password: ${created.password}`]),
      `Sign in at ${config.publicUrl}/console and set up an authenticator app there.`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await close();
  }
}

const command = readCommand();
if (command === null) {
  process.stderr.write(`${help}\n`);
  process.exitCode = 2;
} else if (staffIssues(command).length > 0) {
  process.stderr.write(`${staffIssues(command).join('\n')}\n`);
  process.exitCode = 2;
} else {
  await run(command);
}

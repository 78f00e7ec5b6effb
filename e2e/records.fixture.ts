import { argon2Hasher } from '../server/src/members/password-hash.ts';
import { createStaff as create, type NewStaff } from '../server/src/members/staff/create-staff.ts';
import { openRecords } from '../server/src/open-records.ts';
import { openSession } from '../server/src/platform/session/session.ts';
import { sql } from 'kysely';
import { clockSettings, portalNow } from './clock.fixture.ts';

let opened: ReturnType<typeof openRecords> | null = null;

async function openAhead() {
  process.env['DATABASE_AHEAD_BY'] = clockSettings.DATABASE_AHEAD_BY;
  await import('../server/src/database-ahead.fixture.ts');
  const { DATABASE_URL: databaseUrl = null, E2E_DATA_DIR: dataDir = '' } = process.env;
  return openRecords({ databaseUrl, dataDir }, { name: 'btc-e2e', migrates: false });
}

/** The records of the portal under test, by its clock, opened once by each process of the tests. */
async function open() {
  return (await (opened ??= openAhead())).db;
}

export async function closeRecords(): Promise<void> {
  await (await opened)?.close();
  opened = null;
}

/** Brings about what nobody can from outside. */
export async function runSql(statement: string): Promise<void> {
  await sql.raw(statement).execute(await open());
}

/** Makes an account as the command of the program does. */
export async function createStaff(staff: NewStaff): Promise<void> {
  const clock = { now: portalNow };
  await create({ db: await open(), clock, passwords: argon2Hasher() }, staff);
}

/** A session of an account, as a login with the right password opens it; staff that is no demonstration's has a second step to do. */
export async function openAccountSession(
  userName: string,
): Promise<{ readonly token: string; readonly userId: number }> {
  const db = await open();
  const { id, isStaff } = await db
    .selectFrom('account')
    .select((row) => ['id', row.and([row('staff_role', 'is not', null), row('is_demo', '=', true)]).as('isStaff')])
    .where('login_user_name', '=', userName)
    .executeTakeFirstOrThrow();
  const token = await openSession(db, { userId: id, remember: false, now: portalNow(), isStaff: isStaff === true });
  return { token, userId: id };
}

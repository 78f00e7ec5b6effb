import { argon2Hasher } from '../server/src/members/password-hash.ts';
import { createStaff as create, type NewStaff } from '../server/src/members/staff/create-staff.ts';
import { openRecords } from '../server/src/open-records.ts';
import { openSession } from '../server/src/platform/session/session.ts';
import { sql } from 'kysely';
import { clockSettings, portalNow } from './clock.fixture.ts';

let opened: ReturnType<typeof openRecords> | null = null;

async function openAhead() {
  process.env['DATABASE_AHEAD_BY'] = clockSettings.DATABASE_AHEAD_BY;
  await import('../server/src/portal-tests/programs/database-ahead.fixture.ts');
  const { DATABASE_URL: databaseUrl = null, E2E_DATA_DIR: dataDir = '' } = process.env;
  return openRecords({ databaseUrl, dataDir }, { name: 'btc-e2e', migrates: false });
}

/** Opened once per test process, on the test clock. */
async function open() {
  return (await (opened ??= openAhead())).db;
}

export async function closeRecords(): Promise<void> {
  await (await opened)?.close();
  opened = null;
}

/** For states that cannot be reached from outside. */
export async function runSql(statement: string): Promise<void> {
  await sql.raw(statement).execute(await open());
}

export async function createStaff(staff: NewStaff): Promise<void> {
  const clock = { now: portalNow };
  await create({ db: await open(), clock, passwords: argon2Hasher() }, staff);
}

/** As a login with the right password opens it; staff outside the demonstration still have a second step to do. */
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

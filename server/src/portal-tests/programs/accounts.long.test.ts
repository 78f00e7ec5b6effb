import { setTimeout as wait } from 'node:timers/promises';
import { dayMs } from '@btc/contract/time.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readDatabaseTime } from '#platform/clock/clock.queries.ts';
import { openDb } from '#platform/db/db.ts';
import { openSession } from '#platform/session/session.ts';
import { ask } from '#testing/embedded-stage.ts';
import { argon2Hasher } from '#members/password-hash.ts';
import { createStaff } from '#members/staff/create-staff.ts';
import { openPoweredPortal, type PoweredPortal } from './power.fixture.ts';

/*
 * The power goes off while accounts are opened and memberships granted: program and database are killed in the same
 * moment. Afterwards everything that was acknowledged is there, and what was not is there whole or not at all.
 */

let portal: PoweredPortal;
beforeAll(async () => {
  portal = await openPoweredPortal();
});
afterAll(() => portal.clear());

const password = 'Right2026word';

async function signUp(index: number): Promise<void> {
  const api = portal.apiFrom(index);
  const email = `member${index}@example.com`;
  await api('GetCaptcha', { Email: email });
  const [mail] = await ask(portal.url(), `select body_text from outgoing_mail where recipient = '${email}'`);
  const code = /\b\d{6}\b/.exec(String(mail?.['body_text']))?.[0] ?? '';
  await api('UserSignUp', {
    LoginUserName: `member_${index}`,
    Password: encodePassword(password),
    CompanyName: 'Example',
    CompanyType: 'exporter',
    ProductType: 'beef',
    CompanyCountry: 'FRA',
    CompanyEmail: email,
    ContactPersonName: 'Example',
    ContactPersonSex: 'Ms',
    ContactPersonCellPhoneNumber: `+3361234${String(index).padStart(4, '0')}`,
    Captcha: code,
  });
}

/** Runs `act` four at once and cuts the power after `ms` and at least `least` acknowledgements; returns those indexes. */
async function untilPowerFails(
  act: (index: number) => Promise<void>,
  { ms, least }: { readonly ms: number; readonly least: number },
): Promise<readonly number[]> {
  const acknowledged: number[] = [];
  let next = 0;
  const keepOn = async (): Promise<void> => {
    for (;;) {
      const index = (next += 1);
      await act(index);
      acknowledged.push(index);
    }
  };
  const working = Promise.allSettled(Array.from({ length: 4 }, keepOn));
  await wait(ms);
  await vi.waitUntil(() => acknowledged.length >= least, { timeout: 90_000 });
  await portal.cutPower();
  await working;
  return acknowledged;
}

it('every account that was acknowledged is there after a power cut, and can sign in', async () => {
  const acknowledged = await untilPowerFails(signUp, { ms: 4000, least: 6 });
  const rows = await ask(portal.url(), `select login_user_name from account where login_user_name like 'member\\_%'`);
  const names = new Set(rows.map((row) => row['login_user_name']));
  expect(acknowledged.filter((index) => !names.has(`member_${index}`))).toEqual([]);
  await portal.start();
  const [first = 0] = acknowledged;
  const login = await portal.apiFrom(60_000)('UserLogin', {
    UserName: `member_${first}`,
    Password: encodePassword(password),
  });
  expect(login.Row.LoginUserName).toBe(`member_${first}`);
});

it('every grant that was acknowledged is there after a power cut, and each is whole or not there', async () => {
  const count = 3000;
  const { db, close } = openDb(portal.url());
  const now = await readDatabaseTime(db);
  const clock = { now: () => now };
  const staff = { name: 'admin_one', role: 'admin', email: null, password, actor: 'test' } as const;
  await createStaff({ db, clock, passwords: argon2Hasher() }, staff);
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('login_user_name', '=', 'admin_one')
    .executeTakeFirstOrThrow();
  const token = await openSession(db, { userId: id, remember: false, now, isStaff: true });
  await close();
  await ask(
    portal.url(),
    `insert into account (id, login_user_name, company_email, email_proven_at, created_at)
     select 500000 + n, 'asking_' || n, 'asking' || n || '@example.com', now(), now() from generate_series(1, ${count}) n`,
  );
  await ask(
    portal.url(),
    `insert into membership_request (id, user_id, level, require_type, grade_money, for_cn, for_en, created_at)
     select 500000 + n, 500000 + n, '_vip_member', 'Pay', 4000, true, false, now() from generate_series(1, ${count}) n`,
  );
  const grant = async (index: number): Promise<void> => {
    await portal.apiFrom(index, token)('GrantDeskRequest', {
      RequestID: 500_000 + index,
      Editions: ['cn'],
      Level: '_vip_member',
      State: 3,
      Modules: ['Info'],
      ExpireDate: new Date(now.getTime() + 365 * dayMs).toISOString(),
    });
  };
  const acknowledged = await untilPowerFails(grant, { ms: 3000, least: 21 });
  const rows = await ask(
    portal.url(),
    `select r.id - 500000 as place, r.state = 'granted' as decided, a.charge_state = 3 as paid,
       exists (select from notice n where n.user_id = a.id and n.kind = 'membershipGranted') as told,
       exists (select from outgoing_mail m where m.recipient = a.company_email) as mailed,
       exists (select from audit_entry e where e.subject_kind = 'membershipRequest' and e.subject_id = r.id::text) as traced
     from membership_request r join account a on a.id = r.user_id where r.id > 500000`,
  );
  const parts = rows.map(({ place, decided, paid, told, mailed, traced }) => ({
    place,
    there: [decided, paid, told, mailed, traced],
  }));
  expect(parts.filter(({ there }) => new Set(there).size !== 1)).toEqual([]);
  const granted = new Set(parts.filter(({ there }) => there[0] === true).map(({ place }) => place));
  expect(acknowledged.filter((index) => !granted.has(index))).toEqual([]);
  await portal.start();
});

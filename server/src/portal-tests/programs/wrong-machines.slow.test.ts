import { createHttpApi } from '@btc/contract/client.ts';
import { chargeStates } from '@btc/contract/members/access.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readDatabaseTime } from '#platform/clock/clock.queries.ts';
import { type OpenDb, openDb } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import { ask, type EmbeddedStage, setStage } from '#testing/embedded-stage.ts';
import { quickHasher, rightPassword } from '#members/members.fixture.ts';
import { draft, textDraft } from '#news/news.fixture.ts';
import { insertArticle, publishArticle } from '#news/write/article-write.service.ts';

/*
 * Two portals on one database, on machines whose clocks are wrong by ten minutes, ahead and behind. What lies five minutes
 * away from now is taken for over, or for open, by the one or the other if it asks its machine.
 */

const minute = 60_000;
/** The notice of a change takes a moment; without it, a session would stay cached for five seconds. */
const soon = { timeout: 4_000, interval: 50 };
let stage: EmbeddedStage;
let url: string;
let database: OpenDb;
const portals: { readonly child: ChildProcess; readonly address: string }[] = [];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const listening = server.address();
  server.close();
  if (listening === null || typeof listening === 'string') throw new Error('No port was free');
  return listening.port;
}

async function startWrongBy(milliseconds: number): Promise<void> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: join(stage.folder, `portal-${port}`),
    DEMO: 'off',
    PORT: String(port),
  };
  const env = { ...process.env, ...settings, NODE_ENV: 'production', MACHINE_WRONG_BY: String(milliseconds) };
  const wrong = join(import.meta.dirname, 'wrong-machine.fixture.ts');
  const child = spawn(process.execPath, ['--import', wrong, join(import.meta.dirname, '../../main.ts')], {
    env,
    stdio: 'ignore',
  });
  portals.push({ child, address });
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(isReady, { timeout: 240_000, interval: 100 });
}

beforeAll(async () => {
  stage = await setStage();
  ({ url } = await stage.start());
  await migrate(url);
  database = openDb(url, { name: 'btc-test' });
  await Promise.all([startWrongBy(10 * minute), startWrongBy(-10 * minute)]);
});
afterAll(async () => {
  for (const { child } of portals) {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
  await database.close();
  await stage.clear();
});

type Api = ReturnType<typeof createHttpApi>;

function apisWith(token: string | null = null): readonly Api[] {
  return portals.map(({ address }) =>
    createHttpApi({
      systemBase: `${address}/api/system`,
      managementBase: `${address}/api/management`,
      apiKey: 'btc-portal',
      token: () => token,
    }),
  );
}

async function listAnswers<Answer>(call: (api: Api) => Promise<Answer>, token?: string): Promise<(Answer | number)[]> {
  const answers: (Answer | number)[] = [];
  for (const api of apisWith(token)) {
    answers.push(await call(api).catch((error: { readonly code: number }) => error.code));
  }
  return answers;
}

async function addAccount(name: string): Promise<number> {
  const { id } = await database.db
    .insertInto('account')
    .values({
      login_user_name: name,
      company_email: `${name}@example.com`,
      email_proven_at: await readDatabaseTime(database.db),
      password_hash: await quickHasher.hash(rightPassword),
      created_at: await readDatabaseTime(database.db),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function endIn(minutes: number, table: 'session' | 'captcha' | 'password_reset'): Promise<void> {
  await ask(url, `update ${table} set expires_at = now() + interval '${minutes} minutes'`);
}

async function minutesLeft(table: 'session' | 'captcha' | 'password_reset'): Promise<readonly unknown[]> {
  const rows = await ask(
    url,
    `select round(extract(epoch from expires_at - now()) / 60)::int as minutes from ${table} order by expires_at`,
  );
  return rows.map((row) => row['minutes']);
}

async function formatLastText(table: 'outgoing_mail' | 'outgoing_sms'): Promise<string> {
  const [row] = await ask(url, `select body_text from ${table} order by id desc limit 1`);
  return String(row?.['body_text']);
}

const signIn = (api: Api, name: string) =>
  api('UserLogin', { UserName: name, Password: encodePassword(rightPassword) });

it('a session lasts as long, and ends at the same moment', async () => {
  await addAccount('session_one');
  const tokens = (await listAnswers(async (api) => (await signIn(api, 'session_one')).Token)).map(String);
  expect(await minutesLeft('session')).toEqual([12 * 60, 12 * 60]);
  for (const token of tokens) {
    const isAlive = async () =>
      (await listAnswers((api) => api('GetUserProfileByToken', { Token: token }), token)).map(
        (answer) => answer !== 1006,
      );
    await endIn(5, 'session');
    await expect.poll(isAlive, soon).toEqual([true, true]);
    await endIn(-5, 'session');
    await expect.poll(isAlive, soon).toEqual([false, false]);
  }
});

it('wrong passwords are counted together, with the time of the database', async () => {
  await addAccount('guessed_one');
  const guess = (api: Api) => api('UserLogin', { UserName: 'guessed_one', Password: encodePassword('Wrong2026') });
  const codes = [...(await listAnswers(guess)), ...(await listAnswers(guess)), ...(await listAnswers(guess))];
  expect(codes).toEqual([6009, 6009, 6009, 6009, 6009, 1004]);
  expect(await listAnswers((api) => signIn(api, 'guessed_one'))).toEqual([1004, 1004]);
  const counted = await ask(
    url,
    `select table_name, round(extract(epoch from counted_at - now()) / 60)::int as minutes
     from (select 'login_limit' as table_name, counted_at from login_limit
           union all select 'call_limit', counted_at from call_limit) as limits
`,
  );
  expect(new Set(counted.map((row) => row['table_name']))).toEqual(new Set(['call_limit', 'login_limit']));
  expect(new Set(counted.map((row) => row['minutes']))).toEqual(new Set([0]));
});

it('a code is sent once a minute, and is right for five', async () => {
  const recipient = { Mobile: '+8613800138000' };
  expect(await listAnswers((api) => api('GetCaptcha', recipient))).toEqual([
    { Dict: { ValidSeconds: 300, RetryAfter: 60 } },
    1004,
  ]);
  expect(await minutesLeft('captcha')).toEqual([5]);
  const code = /\b\d{6}\b/.exec(await formatLastText('outgoing_sms'))?.[0] ?? '';
  const check = () => listAnswers((api) => api('CheckCaptcha', { ...recipient, Code: code }));
  await endIn(5, 'captcha');
  expect(await check()).toEqual([{}, {}]);
  await endIn(-5, 'captcha');
  expect(await check()).toEqual([6006, 6006]);
});

it('a link for a new password is open for thirty minutes', async () => {
  await addAccount('forgetful_one');
  const link = { Name: 'forgetful_one', Email: 'forgetful_one@example.com', isEn: true };
  const reset = (proof: string, password: string) =>
    listAnswers((api) =>
      api('ResetPasswordByEmail', {
        NewPassword: encodePassword(password),
        LoginUserName: 'forgetful_one',
        UpdateTime: proof,
      }),
    );
  for (const [index, [minutes, answers]] of (
    [
      [-5, [6014, 6014]],
      [5, [{}, 6014]],
    ] as const
  ).entries()) {
    // Within ten minutes of the first link no other would be sent.
    await ask(url, 'delete from password_reset');
    await ask(url, 'delete from requested_mail');
    await apisWith()[index]?.('ForgetWebPassword', link);
    expect(await minutesLeft('password_reset')).toEqual([30]);
    const proof = /UpdateTime=([^\s&]+)/.exec(await formatLastText('outgoing_mail'))?.[1] ?? '';
    await endIn(minutes, 'password_reset');
    expect(await reset(decodeURIComponent(proof), `Another202${index}`)).toEqual(answers);
  }
});

it('an article appears and a membership ends at the same moment', async () => {
  const { db } = database;
  const now = await readDatabaseTime(db);
  const clock = { now: () => now };
  for (const [title, minutes] of [
    ['shown', -5],
    ['awaited', 5],
  ] as const) {
    const id = await insertArticle({ db, clock }, draft({ texts: { en: textDraft(title) } }));
    await publishArticle({ db, clock }, id, new Date(now.getTime() + minutes * minute));
  }
  const titles = async (api: Api) =>
    (await api('GetBtcInfoHeadlines', { isEn: true })).Rows.map(({ NewsTitle }) => NewsTitle);
  await expect.poll(() => listAnswers(titles)).toEqual([['shown'], ['shown']]);

  const id = await addAccount('paying_one');
  const [token = ''] = (await listAnswers(async (api) => (await signIn(api, 'paying_one')).Token)).map(String);
  const paid = { charge_state: chargeStates.paid, can_visit_module: ['Price'] };
  const membershipEndsIn = async (minutes: number) => {
    const ends = new Date((await readDatabaseTime(db)).getTime() + minutes * minute);
    await db
      .updateTable('account')
      .set({ ...paid, charge_expire_date: ends })
      .where('id', '=', id)
      .execute();
  };
  const read = () =>
    listAnswers((api) => api('GetWebPriceLivecattleIndex', { isEn: false, StartDate: '2026-01-02' }), token);
  await membershipEndsIn(5);
  await expect.poll(read, soon).not.toContain(1008);
  await membershipEndsIn(-5);
  await expect.poll(read, soon).toEqual([1008, 1008]);
});

it('a newsletter goes out when it is due, and no sooner', async () => {
  await ask(
    url,
    `insert into newsletter_issue (week_start, state, send_at, changed_at) values
       ('2026-11-16', 'scheduled', now() - interval '5 minutes', now()),
       ('2026-11-23', 'scheduled', now() + interval '5 minutes', now());
     insert into job (kind, subject, next_attempt_at) select 'newsletter', id::text, send_at from newsletter_issue;
     select pg_notify('jobs', 'newsletter')`,
  );
  const states = async () =>
    (await ask(url, 'select state from newsletter_issue order by week_start')).map((row) => row['state']);
  await expect.poll(states).toEqual(['sent', 'scheduled']);
});

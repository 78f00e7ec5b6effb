import { encodePassword } from '@btc/contract/wire/password.ts';
import { sql } from 'kysely';
import { toMessageType, type MessageName } from '@btc/contract/wire/message-type.ts';
import { dayMs } from '@btc/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';
import { addCallers, type CallerRole, callersPassword } from '../http/callers.fixture.ts';

let portal: TestApp;
let callers: Awaited<ReturnType<typeof addCallers>>;
beforeAll(async () => {
  portal = await createTestApp({ now: '2026-11-24T10:00:00+08:00', callLimit: { demand: () => Promise.resolve() } });
  callers = await addCallers(portal);
});
afterAll(() => portal.close());

async function call(name: MessageName, data: object, role: CallerRole = 'paid') {
  const response = await portal.app.inject({
    method: 'POST',
    url: `/api/system/${name}`,
    payload: envelope(toMessageType(name), data),
    headers: await callers.signIn(role),
  });
  return response.json();
}

async function makeKey(data: object = {}, role: CallerRole = 'paid') {
  const { Data } = await call('AddDataKey', { Name: 'daily', Password: callersPassword, ...data }, role);
  return { key: String(Data.Key), id: Number(Data.Row.KeyID) };
}

const fetchSet = (path: string, key?: string) =>
  portal.app.inject({ url: `/data/v1/${path}`, headers: key === undefined ? {} : { authorization: `Bearer ${key}` } });
/** Prices are for members: a member's answer here is empty, anybody else is refused. */
const members = 'prices.json?edition=en';

test('a key opens what its account opens at the moment of the request, and nothing once it is revoked', async () => {
  expect((await fetchSet(members)).statusCode).toBe(403);
  const { key, id } = await makeKey();
  const open = await fetchSet(members, key);
  expect([open.statusCode, open.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  await portal.db
    .updateTable('account')
    .set({ can_visit_module_en: [] })
    .where('id', '=', callers.ids.get('paid') ?? 0)
    .execute();
  expect((await fetchSet(members, key)).statusCode).toBe(403);
  expect((await call('RevokeDataKey', { KeyID: id })).ErrorCode).toBe(0);
  const refused = await fetchSet(members, key);
  expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  expect(refused.json()).toMatchObject({ title: 'The key does not open anything', status: 401 });
  expect((await call('RevokeDataKey', { KeyID: id })).ErrorCode).toBe(1009);
});

test('a wrong key is refused also where the answer is open to everyone', async () => {
  expect((await fetchSet('origins.csv')).statusCode).toBe(200);
  for (const wrong of ['btck_x', `btck_${'A'.repeat(43)}`, 'something']) {
    expect((await fetchSet('origins.csv', wrong)).statusCode).toBe(401);
  }
});

test('a key is for its sets and its time alone, and gives no more than the account has', async () => {
  const { key } = await makeKey({ Sets: ['origins'], Days: 1 });
  expect((await fetchSet('origins.csv', key)).statusCode).toBe(200);
  expect((await fetchSet('provinces.csv', key)).statusCode).toBe(403);
  portal.clock.advance(dayMs);
  expect((await fetchSet('origins.csv', key)).statusCode).toBe(401);
  // Whole years are sets of their own; this account has a paid membership with the module, and the year has no facts.
  const { key: whole } = await makeKey({ Sets: ['beef-facts'] });
  expect((await fetchSet('beef-facts/1999.parquet?edition=en', whole)).statusCode).toBe(404);
  expect((await fetchSet('pork-facts/1999.parquet?edition=en', whole)).statusCode).toBe(403);
  const { key: unpaid } = await makeKey({}, 'none');
  expect((await fetchSet(members, unpaid)).statusCode).toBe(403);
  // Nor does a key of staff have their role.
  const { key: staff } = await makeKey({}, 'admin');
  expect((await fetchSet(members, staff)).statusCode).toBe(403);
});

test('a link key stands in the address of one set, and in no log, referrer or cache', async () => {
  expect(
    (await call('AddDataKey', { Name: 'sheet', Password: callersPassword, Kind: 'link', Days: 30 })).Data.List,
  ).toEqual([{ Field: 'Sets', Rule: 'one' }]);
  expect(
    (
      await call('AddDataKey', {
        Name: 'sheet',
        Password: callersPassword,
        Kind: 'link',
        Sets: ['beef-facts'],
        Days: 30,
      })
    ).ErrorCode,
  ).toBe(1001);
  expect(
    (await call('AddDataKey', { Name: 'sheet', Password: callersPassword, Kind: 'link', Sets: ['prices'] })).ErrorCode,
  ).toBe(1001);
  const { key } = await makeKey({ Kind: 'link', Sets: ['prices'], Days: 30 });
  const opened = await portal.app.inject(`/data/v1/link/${key}/prices.csv?edition=en`);
  expect(opened.statusCode).toBe(200);
  expect(opened.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  expect((await portal.app.inject(`/data/v1/link/${key}/price-history.csv?id=1`)).statusCode).toBe(403);
  // As a header it is no key, and a key is none in an address.
  expect((await fetchSet(members, key)).statusCode).toBe(401);
  const { key: other } = await makeKey();
  expect((await portal.app.inject(`/data/v1/link/${other}/origins.csv`)).statusCode).toBe(401);
  expect(portal.lines.filter((line) => line.includes(key) || line.includes(other))).toEqual([]);
});

test('its owner and the desk see how a key is used, nobody sees the key, and making and revoking are in the trail', async () => {
  const { key, id } = await makeKey({ Name: 'counted' });
  await fetchSet('origins.csv', key);
  await fetchSet('provinces.csv', key);
  // Uses are written together, a moment later.
  await expect.poll(async () => (await call('GetDataKeys', {})).Data.Rows[0]?.UsedToday).toBe(2);
  const own = await call('GetDataKeys', {});
  expect(JSON.stringify(own)).not.toContain(key);
  expect(own.Data.Rows[0]).toMatchObject({ KeyID: id, Name: 'counted', UsedToday: 2, Ending: key.slice(-4) });
  const seen = await call('GetMemberDataKeys', { MemberID: callers.ids.get('paid') }, 'desk');
  expect(seen.Data).toEqual(own.Data);
  expect((await call('GetMemberDataKeys', { MemberID: callers.ids.get('paid') }, 'editor')).ErrorCode).toBe(1007);
  expect((await call('RevokeDataKey', { KeyID: id }, 'none')).ErrorCode).toBe(1009);
  await call('RevokeDataKey', { KeyID: id });
  portal.clock.advance(dayMs);
  expect((await call('GetDataKeys', {})).Data.Rows[0]).toMatchObject({ UsedToday: 0, KeyID: id });
  const trail = await portal.db
    .selectFrom('audit_entry')
    .select('operation')
    .where('operation', 'like', '%DataKey')
    .execute();
  expect(new Set(trail.map(({ operation }) => operation))).toEqual(new Set(['AddDataKey', 'RevokeDataKey']));
  const stored = JSON.stringify(await portal.db.selectFrom('data_key').selectAll().execute());
  expect(stored).not.toContain(key);
});

test('an account has twenty keys in force at most', async () => {
  for (let made = 0; made < 20; made += 1) await makeKey({ Name: `key ${made}` }, 'trial');
  expect((await call('AddDataKey', { Name: 'one more', Password: callersPassword }, 'trial')).Data.List).toEqual([
    { Field: '', Rule: 'many' },
  ]);
});

test('whoever fetches all forms of two sets at once waits in line and gets them', async () => {
  const { key } = await makeKey({ Name: 'at once' });
  const forms = ['csv', 'json', 'jsonl', 'parquet', 'xlsx', 'json?edition=en'];
  const paths = forms.flatMap((form) => [`hs-codes.${form}`, `beef-one.${form}`]);
  const answers = await Promise.all(paths.map((path) => fetchSet(path, key)));
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200)).toEqual([]);
});

test('making a key takes the password, is recorded where that is wrong, and is told to the proven address', async () => {
  const id = callers.ids.get('none') ?? 0;
  const address = 'none@firm.example';
  const listMails = () =>
    portal.db.selectFrom('outgoing_mail').select(['template', 'body_text']).where('recipient', '=', address).execute();
  const countKeys = async () => (await call('GetDataKeys', {}, 'none')).Data.Rows.length;
  const before = await countKeys();
  const wrong = await call('AddDataKey', { Name: 'taken', Password: encodePassword('Guessed2026') }, 'none');
  expect([wrong.ErrorCode, await countKeys()]).toEqual([6003, before]);
  expect((await call('AddDataKey', { Name: 'taken' }, 'none')).ErrorCode).toBe(1001);
  const trail = portal.db.selectFrom('audit_entry').select('after').where('operation', '=', 'AddDataKey');
  expect(await trail.where('subject_id', '=', String(id)).execute()).toHaveLength(before + 1);
  const set = (email_proven_at: string | null) =>
    portal.db.updateTable('account').set({ company_email: address, email_proven_at }).where('id', '=', id).execute();
  await set(null);
  await makeKey({ Name: 'untold' }, 'none');
  expect(await listMails()).toEqual([]);
  await set('2026-11-01T00:00:00Z');
  const { key } = await makeKey({ Name: 'told' }, 'none');
  const [mail] = await listMails();
  expect(mail).toMatchObject({ template: 'dataKeyMade', body_text: expect.stringContaining('told') });
  expect(mail?.body_text).toContain(key.slice(-4));
  expect(mail?.body_text).not.toContain(key);
});

test('no key is made by who knows the password of before, or for an account that was closed meanwhile', async () => {
  const headers = await callers.signIn('trial');
  const ask = () =>
    portal.app.inject({
      method: 'POST',
      url: '/api/system/AddDataKey',
      payload: envelope(toMessageType('AddDataKey'), { Name: 'late', Password: callersPassword }),
      headers,
    });
  const id = callers.ids.get('trial') ?? 0;
  await portal.db.updateTable('data_key').set({ revoked_at: portal.clock.now() }).where('user_id', '=', id).execute();
  // Whoever holds the row changes it before the key is made.
  const { late } = await portal.db.transaction().execute(async (change) => {
    await change.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
    const late = ask();
    await expect
      .poll(async () => (await sql`select from pg_locks where not granted`.execute(portal.db)).rows.length)
      .toBeGreaterThan(0);
    await change.updateTable('account').set({ state: 'blocked' }).where('id', '=', id).execute();
    return { late };
  });
  expect((await late).json().ErrorCode).toBe(1006);
  const live = portal.db.selectFrom('data_key').select('id').where('user_id', '=', id).where('revoked_at', 'is', null);
  expect(await live.execute()).toEqual([]);
});

test('the desk revokes a key of a member, which is in the trail; not one of another member', async () => {
  const { key, id } = await makeKey({ Name: 'found in a repository' });
  const MemberID = callers.ids.get('paid');
  expect((await fetchSet('origins.csv', key)).statusCode).toBe(200);
  expect((await call('RevokeMemberDataKey', { MemberID, KeyID: id }, 'editor')).ErrorCode).toBe(1007);
  const other = { MemberID: callers.ids.get('none'), KeyID: id };
  expect((await call('RevokeMemberDataKey', other, 'desk')).ErrorCode).toBe(1009);
  const { Data } = await call('RevokeMemberDataKey', { MemberID, KeyID: id }, 'desk');
  expect(Data.Rows[0]).toMatchObject({ KeyID: id, RevokedDate: expect.any(String) });
  expect((await fetchSet('origins.csv', key)).statusCode).toBe(401);
  expect((await call('RevokeMemberDataKey', { MemberID, KeyID: id }, 'desk')).ErrorCode).toBe(1009);
  const [entry] = await portal.db
    .selectFrom('audit_entry')
    .select(['subject_id', 'after'])
    .where('operation', '=', 'RevokeMemberDataKey')
    .execute();
  expect(entry).toEqual({
    subject_id: String(MemberID),
    after: { Name: 'found in a repository', Ending: key.slice(-4) },
  });
});

test.each(['', 'Bearer', 'Bearer ', 'Bearer a b', 'Basic cmVhZGVyOnBhc3N3b3Jk', 'btck_key', 'Token btck_key'])(
  'an Authorization "%s" is refused, and nobody is answered as a stranger',
  async (authorization) => {
    for (const url of ['/data/v1/origins.csv', '/data/v1/nothing.csv', '/data/v1/status']) {
      const refused = await portal.app.inject({ url, headers: { authorization } });
      expect([url, refused.statusCode, refused.headers['www-authenticate']]).toEqual([url, 401, 'Bearer']);
      expect(refused.headers['content-type']).toContain('application/problem+json');
    }
    const mcp = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const headers = { authorization, accept: 'application/json, text/event-stream' };
    const refused = await portal.app.inject({ method: 'POST', url: '/mcp', payload: mcp, headers });
    expect(refused.statusCode).toBe(401);
  },
);

test('a minute of an account has three hundred requests, whatever keys and doors it comes by', async () => {
  portal.clock.advance(60_000);
  const { key: own } = await makeKey({ Name: 'another' });
  const { key } = await makeKey({ Name: 'busy' });
  const first = await fetchSet('provinces.csv', key);
  expect(first.headers).toMatchObject({ 'ratelimit-policy': '"minute";q=300;w=60', ratelimit: '"minute";r=299;t=60' });
  const headers = { authorization: `Bearer ${own}`, accept: 'application/json, text/event-stream' };
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const answered = await portal.app.inject({ method: 'POST', url: '/mcp', payload: ping, headers });
  expect(answered.headers['ratelimit']).toBe('"minute";r=298;t=60');
  for (let count = 2; count < 300; count += 1) await fetchSet('provinces.csv', count % 2 === 0 ? key : own);
  const refused = await fetchSet('provinces.csv?edition=en', key);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(refused.json()).toMatchObject({ title: 'Too many requests' });
  portal.clock.advance(60_000);
  expect((await fetchSet('provinces.csv', key)).statusCode).toBe(200);
});

test('one’s own account and keys are for a key or a session of the account alone, and no cache has them', async () => {
  for (const name of ['account', 'account-keys']) {
    const refused = await fetchSet(`${name}.json?edition=en`);
    expect([refused.statusCode, refused.headers['cache-control'], refused.json()]).toEqual([
      401,
      'no-store',
      expect.objectContaining({ title: 'For one’s own account: sign in, or send a key of it' }),
    ]);
    const described = await fetchSet(`${name}/metadata.json?edition=en`);
    expect([described.statusCode, described.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(described.json()).toMatchObject({ rowCount: null, locked: null, columns: expect.any(Array) });
    const mine = await portal.app.inject({ url: `/data/v1/${name}.json`, headers: await callers.signIn('trial') });
    expect([mine.statusCode, mine.headers['cache-control']]).toEqual([200, 'private, no-store']);
  }
});

test('each key reads the account that it is of, in turn, and no key itself', async () => {
  const paid = await makeKey({ Name: 'of the member' });
  const trial = await makeKey({ Name: 'of the trial' }, 'trial');
  for (const { key, state, other } of [
    { key: paid.key, state: 'paid', other: trial },
    { key: trial.key, state: 'trial', other: paid },
    { key: paid.key, state: 'paid', other: trial },
  ]) {
    const { rows } = (await fetchSet('account.json?edition=en', key)).json();
    expect(rows).toMatchObject([{ edition: 'cn' }, { edition: 'en', state }]);
    const keys = await fetchSet('account-keys.json?edition=en', key);
    const ids = keys.json().rows.map((row: { readonly key: string }) => row.key);
    expect([keys.statusCode, ids.includes(String(other.id))]).toEqual([200, false]);
    expect(ids.length).toBeGreaterThan(0);
    expect(keys.body).not.toContain('btck_');
  }
  const { rows } = (await fetchSet('account.json?edition=en', trial.key)).json();
  expect(rows[1]).toMatchObject({ trial_items: expect.any(Number), trial_items_left: expect.any(Number) });
  // A key for other sets does not read the account.
  const { key: narrow } = await makeKey({ Sets: ['origins'] });
  expect((await fetchSet('account.json', narrow)).statusCode).toBe(403);
});

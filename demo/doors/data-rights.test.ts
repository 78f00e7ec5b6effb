import { type Api, createHttpApi } from '@btc/contract/client.ts';
import { dataPages, dataRoot, type DataSetName } from '@btc/contract/data/data-address.ts';
import { modules, staffRoles } from '@btc/contract/members/access.ts';
import { accountStates } from '@btc/contract/members/desk/desk-member.ts';
import { minuteMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { dataSets } from '@btc/server/src/data-sets.ts';
import { type Form, writeDataFile } from '@btc/server/src/data/forms/data-file.ts';
import { selectColumns, sliceRows } from '@btc/server/src/data/data-table.ts';
import { describeMetadata, describeSet } from '@btc/server/src/data/describe-set.ts';
import { readAbout, readSet } from '@btc/server/src/data/read-set.ts';
import { callersPassword, hashCallersPassword } from '@btc/server/src/portal-tests/http/callers.fixture.ts';
import { openSession } from '@btc/server/src/platform/session/session.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyQuery, findSubjects, type Subjects, toSearch } from './data-queries.fixture.ts';
import { type Demonstration, openDemonstration } from '../demonstration.fixture.ts';
import { countCases } from '@btc/server/src/testing/long-tests.ts';

/*
 * Random accounts, keys and addresses: the door answers with what the calls answer that account at that moment over HTTP, byte by byte,
 * and refuses every key that is none for it.
 */

const seed = Number(process.env['DATA_SEED'] ?? 20_261_127);
const numRuns = countCases('DATA_TRIPLES', { short: 80, long: 240 });

let portal: Demonstration;
let subjects: Subjects;
let own = 0;
let admin = 0;

beforeAll(async () => {
  portal = await openDemonstration();
  subjects = await findSubjects(portal);
  const passwordHash = await hashCallersPassword();
  const add = async (login_user_name: string) => {
    const values = { login_user_name, created_at: portal.clock.now(), password_hash: passwordHash };
    return (await portal.db.insertInto('account').values(values).returning('id').executeTakeFirstOrThrow()).id;
  };
  own = await add('triples');
  admin = await add('triples_admin');
  await portal.db.updateTable('account').set({ staff_role: 'admin' }).where('id', '=', admin).execute();
});
afterAll(() => portal.close());

// What keys were used for is another thing after each request.
const names = (Object.keys(dataPages) as readonly DataSetName[]).filter((name) => name !== 'account-keys'); // the keys of the table

/** State of a membership. */
const trial = 2;
const ahead = '2099-01-01T00:00:00Z';
const past = '2026-11-23T00:00:00Z';
const everything = [...modules];

const anyMembership = fc.oneof(
  fc.constantFrom(
    { state: 0, ends: null, opens: [] },
    { state: 1, ends: null, opens: [] },
    { state: 2, ends: ahead, opens: [] },
    { state: 2, ends: past, opens: everything },
    { state: 3, ends: past, opens: everything },
    { state: 4, ends: past, opens: everything },
  ),
  fc.constant({ state: 3, ends: ahead, opens: everything }),
  fc.subarray(everything).map((opens) => ({ state: 3, ends: ahead, opens })),
);

const anyAccount = fc.record({
  staffRole: fc.option(fc.constantFrom(...staffRoles), { freq: 3 }),
  state: fc.oneof({ weight: 9, arbitrary: fc.constant('normal' as const) }, fc.constantFrom(...accountStates)),
  cn: anyMembership,
  en: anyMembership,
  trialUntil: fc.constantFrom(null, '2026-11-23', '2026-12-31'),
});
type Account = typeof anyAccount extends fc.Arbitrary<infer Value> ? Value : never;

const openKeys = ['all', 'ofSet', 'besideSession', 'link'] as const;
const deadKeys = ['wrong', 'altered', 'ended', 'revoked', 'linkInHeader', 'keyInPath'] as const;
const narrowKeys = ['ofOther', 'linkOfOther'] as const;
const anyKey = fc.constantFrom('none', 'session', 'session', ...openKeys, ...openKeys, ...deadKeys, ...narrowKeys);
type KeyKind = typeof anyKey extends fc.Arbitrary<infer Value> ? Value : never;

const forms = ['csv', 'json', 'jsonl', 'jsonstat', 'parquet', 'xlsx', 'metadata'] as const satisfies readonly (
  | Form
  | 'metadata'
)[];

const anyAddress = fc.record({
  query: fc.constantFrom(...names).chain((name) => anyQuery(name, subjects)),
  form: fc.constantFrom(...forms),
  limit: fc.constantFrom(null, null, 3),
  more: fc.oneof({ weight: 12, arbitrary: fc.constant({}) }, fc.constant({ colour: 'red' })),
});
type Address = typeof anyAddress extends fc.Arbitrary<infer Value> ? Value : never;

interface Triple {
  readonly account: Account;
  readonly key: KeyKind;
  readonly address: Address;
}

async function become({ staffRole, state, cn, en, trialUntil }: Account): Promise<void> {
  await portal.db
    .updateTable('account')
    .set({
      state,
      staff_role: staffRole,
      charge_state: cn.state,
      charge_expire_date: cn.ends,
      can_visit_module: [...cn.opens],
      charge_state_en: en.state,
      charge_en_expire_date: en.ends,
      can_visit_module_en: [...en.opens],
      trial_until: trialUntil,
      trial_until_en: trialUntil,
    })
    .where('id', '=', own)
    .execute();
}

/** Signs in anew, so that each session has its own age. */
async function open(userId: number, isStaff: boolean): Promise<string> {
  portal.clock.advance(1);
  return openSession(portal.db, { userId, remember: false, now: portal.clock.now(), isStaff });
}

const fetchWithin: typeof fetch = async (input, init) => {
  const { statusCode, body } = await portal.app.inject({
    method: 'POST',
    url: input instanceof Request ? input.url : String(input),
    headers: Object.fromEntries(new Headers(init?.headers)),
    payload: typeof init?.body === 'string' ? init.body : '',
  });
  return new Response(body, { status: statusCode });
};

function openCalls(token: string | null): Api {
  const { apiKey } = portal.config;
  const bases = { systemBase: '/api/system', managementBase: '/api/management' };
  return createHttpApi({ ...bases, apiKey, token: () => token, fetch: fetchWithin });
}

/** The account counts as an ordinary one while the key is made. */
async function makeKey(kind: 'key' | 'link', sets: readonly DataSetName[]) {
  const api = openCalls(await open(own, false));
  const { Key, Row } = await api('AddDataKey', {
    Name: 'triple',
    Password: callersPassword,
    Kind: kind,
    Sets: [...sets],
    ...(kind === 'link' ? { Days: 30 } : {}),
  });
  return { key: Key, id: Row.KeyID, api };
}

const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` }, folder: '' });
const inPath = (key: string) => ({ headers: {}, folder: `/link/${key}` });

async function prepare({
  key,
  address: { query },
}: Triple): Promise<{ readonly headers: object; readonly folder: string }> {
  const other = query.name === 'origins' ? 'provinces' : 'origins';
  switch (key) {
    case 'none':
    case 'session':
      return { headers: {}, folder: '' };
    case 'wrong':
      return bearer('btck_nothing');
    case 'all':
      return bearer((await makeKey('key', [])).key);
    case 'altered': {
      const made = (await makeKey('key', [])).key;
      const place = made.length - 5;
      return bearer(made.slice(0, place) + (made[place] === 'A' ? 'B' : 'A') + made.slice(place + 1));
    }
    case 'besideSession': {
      const made = bearer((await makeKey('key', [])).key);
      return { ...made, headers: { ...made.headers, token: await open(admin, true) } };
    }
    case 'ofSet':
      return bearer((await makeKey('key', [query.name])).key);
    case 'ofOther':
      return bearer((await makeKey('key', [other])).key);
    case 'ended': {
      const made = await makeKey('key', []);
      await portal.db.updateTable('data_key').set({ ends_at: past }).where('id', '=', made.id).execute();
      return bearer(made.key);
    }
    case 'revoked': {
      const made = await makeKey('key', []);
      await made.api('RevokeDataKey', { KeyID: made.id });
      return bearer(made.key);
    }
    case 'link':
      return inPath((await makeKey('link', [query.name])).key);
    case 'linkOfOther':
      return inPath((await makeKey('link', [other])).key);
    case 'linkInHeader':
      return bearer((await makeKey('link', [query.name])).key);
    case 'keyInPath':
      return inPath((await makeKey('key', [query.name])).key);
  }
}

function toUrl({ query, form, limit, more }: Address, folder: string): string {
  // The calls of the pages spend a trial's item unasked.
  const said = new URLSearchParams({
    spend: 'yes',
    ...more,
    ...(limit === null ? {} : { limit: String(limit) }),
  }).toString();
  // An address with a key in it has no description.
  const own = form === 'metadata' && folder !== '' ? 'csv' : form;
  const file =
    own === 'metadata' ? `${query.name}/metadata.json` : `${query.name}.${own === 'jsonstat' ? 'json' : own}`;
  const format = own === 'jsonstat' ? '&format=jsonstat' : '';
  return `${dataRoot}${folder}/${file}?${toSearch(query)}${format}${said === '' ? '' : `&${said}`}`;
}

/** What the file should hold, or the status of the refusal. */
async function makeOfCalls(api: Api, { query, form: given, limit, more }: Address, folder: string) {
  const form = given === 'metadata' && folder !== '' ? 'csv' : given;
  try {
    const wanted = { ...query, params: { ...query.params, ...more } };
    const { publicUrl } = portal.config;
    if (form === 'metadata') {
      const about = describeMetadata({ ...(await readAbout(api, dataSets, wanted)), query, publicUrl });
      return Buffer.from(JSON.stringify(about)).toString('base64');
    }
    const { set, table } = await readSet(api, dataSets, wanted);
    const sliced = sliceRows(selectColumns(table, []), { limit, cursor: '' });
    const file = await writeDataFile(sliced, {
      form,
      about: describeSet({ set, query, table, publicUrl }),
      edition: query.edition,
    });
    return file.body.toString('base64');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status;
  }
}

const hasKey = (list: readonly string[], key: string) => list.includes(key);

async function findExpected({ account, key, address }: Triple, folder: string): Promise<string | number> {
  const isKeyed = key !== 'none' && key !== 'session';
  if (hasKey(deadKeys, key) || (isKeyed && account.state !== 'normal')) return 401;
  if (hasKey(narrowKeys, key)) return 403;
  if (key === 'none') return makeOfCalls(openCalls(null), address, folder);
  // No key has the role of its holder.
  const isStaff = key === 'session' && account.staffRole !== null;
  await become({ ...account, staffRole: isStaff ? account.staffRole : null });
  return makeOfCalls(openCalls(await open(own, isStaff)), address, folder);
}

async function askDoor({ account, key, address }: Triple, headers: object, folder: string): Promise<string | number> {
  const signed =
    key === 'session'
      ? { token: await open(own, account.staffRole !== null), authorization: portal.config.apiKey }
      : headers;
  const { statusCode, rawPayload } = await portal.app.inject({ url: toUrl(address, folder), headers: { ...signed } });
  if (statusCode !== 200) return statusCode;
  return rawPayload.toString('base64');
}

const ordinary: Account = {
  staffRole: null,
  state: 'normal',
  cn: { state: 0, ends: null, opens: [] },
  en: { state: 0, ends: null, opens: [] },
  trialUntil: null,
};

/** Descriptions spend no item of a trial, but the calls that they are compared with do. */
function withoutTrial({ account, key, address }: Triple): Triple {
  if (address.form !== 'metadata') return { account, key, address };
  const end = (membership: Account['cn']) => (membership.state === trial ? ordinary.cn : membership);
  return { account: { ...account, cn: end(account.cn), en: end(account.en) }, key, address };
}

const toName = ({ account, key, address }: Triple) => JSON.stringify([key, address, account]);

test(`${numRuns} accounts, keys and addresses get what the calls give them at the moment, or are refused`, async () => {
  const anyTriple = fc.record({ account: anyAccount, key: anyKey, address: anyAddress });
  const triples = fc.sample(anyTriple.map(withoutTrial), { numRuns, seed });
  const wrong: unknown[] = [];
  const seen = new Map<string, number>();
  for (const triple of triples) {
    // Nobody may ask so much within a minute.
    portal.clock.advance(minuteMs);
    await portal.db.deleteFrom('data_key').where('user_id', '=', own).execute();
    await become(ordinary);
    const { headers, folder } = await prepare(triple);
    await become(triple.account);
    const answered = await askDoor(triple, headers, folder);
    const given = await findExpected(triple, folder);
    if (answered !== given) wrong.push([toName(triple), toStatus(answered), toStatus(given)]);
    for (const part of [`key ${triple.key}`, `answer ${toStatus(answered)}`]) seen.set(part, (seen.get(part) ?? 0) + 1);
  }
  expect([seed, wrong]).toEqual([seed, []]);
  // Each way to ask was tried, and each answer given.
  const ways = ['none', 'session', ...openKeys, ...deadKeys, ...narrowKeys].map((key) => `key ${key}`);
  const least = [...ways, ...[200, 400, 401, 403].map((status) => `answer ${status}`)];
  expect(least.filter((part) => (seen.get(part) ?? 0) < numRuns / 80)).toEqual([]);
}, 300_000);

function toStatus(answered: string | number): number {
  return typeof answered === 'number' ? answered : 200;
}

import type { operations } from '@btc/contract/operations.ts';
import { toApiBase, toMessageType } from '@btc/contract/wire/message-type.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '#platform/session/session.ts';
import { type CuttableDb, openCuttable } from '#testing/cut-connection.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';
import { addCallers } from '../http/callers.fixture.ts';
import { previewList } from '#plants/list/list-preview.service.ts';
import { digestTables } from '../doors/table-digests.fixture.ts';

/* Calls as they come over HTTP, with the connections to the database ended between two of their statements. */

type Operations = typeof operations;
type Headers = Record<string, string>;

let cuttable: CuttableDb;
let app: TestApp;
let callers: Awaited<ReturnType<typeof addCallers>>;
let admin: Headers;

interface Call {
  readonly name: keyof Operations;
  readonly headers: Headers;
  readonly body: object;
}

function toCall<Name extends keyof Operations>(name: Name, data: RequestOf<Operations[Name]>, headers = admin): Call {
  return { name, headers, body: envelope(toMessageType(name), data) };
}

function send({ name, headers, body }: Call) {
  return app.app.inject({ method: 'POST', url: `/api/${toApiBase(name)}/${name}`, headers, payload: body });
}

async function ask(call: Call) {
  const { ErrorCode, Data } = (await send(call)).json();
  expect([call.name, ErrorCode, Data]).toEqual([call.name, 0, expect.anything()]);
  return Data;
}

const day = '2026-02-27';
const sheet = { Meat: 'beef', MarketType: 'forward' } as const;
const there = { series: 0, survey: 0, post: 0, secret: '' };

const memberId = () => callers.ids.get('paid') ?? 0;
const codeNow = () =>
  new TOTP({ secret: Secret.fromBase32(there.secret) }).generate({ timestamp: app.clock.now().getTime() });

beforeAll(async () => {
  const callLimit = { demand: () => Promise.resolve() };
  app = await createTestApp({ callLimit, connect: (database) => (cuttable = openCuttable(database, 10)) });
  callers = await addCallers(app);
  admin = await callers.signIn('admin');
  const company = { company_name: 'Firm Ltd.', has_staff_password: true };
  await app.db.updateTable('account').set(company).execute();
  for (const [name, id] of callers.ids) {
    const email = { company_email: `${name}@example.com`, email_proven_at: app.clock.now() };
    await app.db.updateTable('account').set(email).where('id', '=', id).execute();
  }
  const line = { Origin: 'BRA', Cut: 'shank', Brand: null, Storage: 'frozen', Term: 'CFR', Port: 'main' } as const;
  there.series = (await ask(toCall('SavePriceSeries', { ...sheet, ...line, Specs: [], Unit: 'USD/t' }))).Row.SeriesID;
  const survey = { Origin: 'BRA', Cut: 'fq6', Horizon: 2, Deadline: '2026-03-20T17:00:00+08:00' } as const;
  there.survey = (await ask(toCall('SaveSurveyItem', { ...survey, BasePrice: '6000' }))).Row.ItemID;
  await ask(toCall('OpenSurveyItem', { ItemID: there.survey, ConfirmLocked: true }));
  const offer = { Type: 'spot', Meat: 'beef', Origin: 'URY', Cut: 'chuck', Quantity: 5, QuantityUnit: 't' } as const;
  const post = { ...offer, Port: 'shanghai', Text: 'Chuck', ValidUntil: '2026-03-20' } as const;
  there.post = (await ask(toCall('AddWebMarket', post, await callers.signIn('none')))).Row.MarketID;
  await callers.signIn('desk');
  const session = await beginStaffSignIn();
  there.secret = (await ask(toCall('EnrolStaffTotp', {}, session))).Row.Secret;
  await ask(toCall('ConfirmStaffTotp', { Code: codeNow() }, session));
});
afterAll(() => app.close());

async function beginStaffSignIn(): Promise<Headers> {
  app.clock.advance(60_000);
  const userId = callers.ids.get('desk') ?? 0;
  return { ...admin, token: await openSession(app.db, { userId, remember: false, now: app.clock.now() }) };
}

async function draftQuotes(): Promise<Call> {
  for (const table of ['price_cell', 'price_index_point', 'price_quote', 'price_day'] as const)
    await app.db.deleteFrom(table).execute();
  const Values = { Low: 5900, High: 6050, Mainstream: 6000, QuoteCount: 4, Basis: 'offer' } as const;
  await ask(toCall('SaveQuoteDrafts', { Date: day, Lines: [{ SeriesID: there.series, ExpectedRevision: 0, Values }] }));
  return toCall('PublishQuotes', { ...sheet, Date: day, Lines: [{ SeriesID: there.series, ExpectedRevision: 1 }] });
}

async function writeArticle(): Promise<Call> {
  await ask(await draftQuotes());
  const { ArticleID, DetailRevision: detail } = (await ask(toCall('CreateDeskArticle', { Section: 'policy' }))).Row;
  const price = '{{quote/BRA/shank/forward@latest}}';
  const text = { Title: `牛腱${price}`, Summary: `报${price}。`, Body: `<p>报${price}。</p>`, Attachments: [] };
  const { Row } = await ask(toCall('SaveDeskArticleText', { ArticleID, Edition: 'cn', ExpectedRevision: 0, ...text }));
  const Revisions = { cn: Row.Revision, en: 0, detail };
  return toCall('PublishDeskArticle', { ArticleID, Revisions, ConfirmLocked: true });
}

async function previewPlants(): Promise<Call> {
  const path = join(tmpdir(), `${randomUUID()}.csv`);
  const number = () => randomUUID().slice(0, 8).toUpperCase();
  const lines = [1, 2, 3].map(() => `ITA,${number()},Alpha Carni,牛肉,冷冻去骨,2028-01-01,有效,`);
  const header = '国家（地区）,注册编号,企业名称（英文）,产品类别,注册产品,有效期至,状态,原注册编号';
  await writeFile(path, `\uFEFF${[header, ...lines].join('\r\n')}\r\n`);
  const file = { path, fileName: 'list.csv', form: 'approvedList', listedOn: day } as const;
  const preview = await previewList(app, file, { uploader: { id: null, name: 'admin' }, now: app.clock.now() });
  await rm(path);
  if (preview.kind === 'refused') throw new Error(JSON.stringify(preview.issues));
  return toCall('CommitPlantList', { ImportID: preview.importId, Kinds: ['new'] });
}

async function setMembership(): Promise<Call> {
  await callers.signIn('paid');
  const setting = { Level: '_vip_member', State: 3, ExpireDate: '2027-12-11T15:59:59Z', TakesAway: true } as const;
  const of = { MemberID: memberId(), Edition: 'cn' } as const;
  return toCall('SetMembership', { ...of, ...setting, Modules: ['Info', 'Price'] });
}

async function writeLegalText(): Promise<Call> {
  const { Rows } = await ask(toCall('GetDeskLegalTexts', {}));
  const newest: { Version: number } = Rows.find(({ Kind }: { Kind: string }) => Kind === 'newsletter');
  const text = { Changes: '', Body: `<p>${randomUUID()}</p>` };
  const version = {
    Kind: 'newsletter',
    ExpectedVersion: newest.Version,
    EffectiveDate: '2026-03-10',
    Material: true,
  } as const;
  return toCall('PublishLegalText', { ...version, Texts: { cn: text, en: text } });
}

async function askForCancellation(): Promise<Call> {
  const values = {
    login_user_name: `leaves_${randomUUID().slice(0, 8)}`,
    state: 'frozen',
    created_at: app.clock.now(),
  };
  const account = await app.db.insertInto('account').values(values).returning('id').executeTakeFirstOrThrow();
  const request = { user_id: account.id, requested_at: app.clock.now(), state: 'requested' };
  const { id } = await app.db
    .insertInto('cancellation_request')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow();
  return toCall('ApproveCancellation', { CancellationID: id });
}

/** Calls that write in several statements; each creates its preconditions, always alike, and returns the call. */
const kinds: Readonly<Record<string, () => Promise<Call>>> = {
  'the publication of an article with figures': writeArticle,
  'the second factor of staff': async () => {
    const session = await beginStaffSignIn();
    return toCall('StaffSignIn', { Code: codeNow() }, session);
  },
  'an enquiry': async () => {
    await app.db.deleteFrom('market_enquiry').execute();
    const enquiry = { MarketID: there.post, Content: 'Two containers?', ShareEmail: true };
    return toCall('SendFuturesEmail', enquiry, await callers.signIn('paid'));
  },
  'a message from the contact page': () => {
    const message = { Name: 'Ana', Email: 'ana@example.com', Content: randomUUID() };
    return Promise.resolve(toCall('SendMail', message, { authorization: app.config.apiKey }));
  },
  'an answer to a survey': async () => {
    await app.db.deleteFrom('survey_answer').execute();
    const answer = { ItemID: there.survey, Opinion: 'up', Role: 'importer' } as const;
    return toCall('AddWebBeefPriceDataOpinion', answer, await callers.signIn('paid'));
  },
  'the commit of a plant list': previewPlants,
  'the publication of quotes': draftQuotes,
  'a change of a membership': setMembership,
  'the undoing of one': async () => {
    await ask(await setMembership());
    const { Rows } = await ask(toCall('GetMembershipChanges', { MemberID: memberId() }));
    return toCall('UndoMembershipChange', { ChangeID: Rows[0].ChangeID });
  },
  'the erasure of a member': askForCancellation,
  'a change of the plan of backups': async () => {
    const { Row } = await ask(toCall('GetBackups', {}));
    const plan = {
      KeepDays: 30,
      KeepCount: 7,
      CopyTo: 'none',
      Folder: '',
      Endpoint: '',
      Region: '',
      Bucket: '',
    } as const;
    return toCall('SaveBackupPlan', { ...plan, Hour: Row.Hour === 3 ? 4 : 3, Revision: Row.Revision });
  },
  'a new version of a legal text': writeLegalText,
};

/** Tables that count calls whatever their outcome. */
const counters: ReadonlySet<string> = new Set(['changing_call', 'login_limit']);

/** Change in row count of each table touched by `work`; 0 where rows were only updated. */
async function watchTables<Result>(work: () => Promise<Result>) {
  const before = await digestTables(app.db);
  const result = await work();
  const changes = [...(await digestTables(app.db))].flatMap(([name, { rows, digest }]) => {
    const was = before.get(name);
    const more = rows - (was?.rows ?? 0);
    // A session says when it was used last.
    const isSame = name === 'session' ? more === 0 : was?.digest === digest;
    return counters.has(name) || isSame ? [] : [[name, more] as const];
  });
  return { result, changes: Object.fromEntries(changes) };
}

/** Sends the call with connections cut after `statements` statements, then again with the same MessageID. */
async function sendCut(call: Call, statements: number) {
  cuttable.cutAfter(statements);
  const [first, again] = [await send(call), await send(call)];
  expect(cuttable.isCut()).toBe(true);
  const codes = [first, again].map((answer): number => answer.json().ErrorCode);
  return { codes, isSame: first.body === again.body };
}

/** Error codes of a call and of its repetition; a repeated sign-in has no session any more. */
const outcomes = [
  [0, 0],
  [0, 1006],
  [1010, 1012],
  [1010, 0],
];
const cutsOfEach = 3;

test.each(Object.entries(kinds))(
  '%s is done whole and once, or not at all, when the connection ends in it',
  async (_, prepare) => {
    const call = await prepare();
    cuttable.cutAfter(0);
    const { changes: whole } = await watchTables(() => ask(call));
    expect(whole).not.toEqual({});
    const statements = cuttable.countStatements();
    const cuts = Array.from({ length: cutsOfEach }, (__, cut) =>
      Math.ceil(((cut + 1) * statements) / (cutsOfEach + 1)),
    );
    let failures = 0;
    for (const cut of new Set(cuts)) {
      const next = await prepare();
      const { result, changes } = await watchTables(() => sendCut(next, cut));
      expect(outcomes).toContainEqual(result.codes);
      expect(result.isSame).toBe(result.codes[0] === 0 && result.codes[1] === 0);
      expect([{}, whole]).toContainEqual(changes);
      if (result.codes[0] !== 0) failures += 1;
    }
    expect(failures).toBeGreaterThan(0);
  },
);

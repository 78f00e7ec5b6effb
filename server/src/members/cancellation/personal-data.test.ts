import { type KyselyPlugin, sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderStore } from '#platform/files/file-store.ts';
import { createMembersFixture, type MembersFixture } from '../members.fixture.ts';
import { releaseEmail } from '../address-proof.queries.ts';
import { ownTables } from '../own/own-data.queries.ts';
import { eraseAgain, noteErased } from './erased-list.ts';
import { forgetGoodbyes } from './erase.queries.ts';
import { eraseMember } from './erase.service.ts';

let members: MembersFixture;
let folder: string;
beforeAll(async () => {
  members = await createMembersFixture();
  folder = await mkdtemp(join(tmpdir(), 'btc-erased-test-'));
});
afterAll(async () => {
  await members.drop();
  await rm(folder, { recursive: true });
});

async function listColumns(): Promise<readonly { readonly name: string; readonly isPersonal: boolean }[]> {
  const { rows } = await sql<{ name: string; isPersonal: boolean }>`
    select c.relname || '.' || a.attname as name,
      coalesce(col_description(c.oid, a.attnum) like 'personal:%', false) as "isPersonal"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  `.execute(members.db);
  return rows;
}

function watchWrites() {
  const written = new Set<string>();
  const formatName = (node: unknown): string =>
    /"identifier":\{[^}]*"name":"(\w+)"/.exec(JSON.stringify(node))?.[1] ?? '';
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'DeleteQueryNode') written.add(`${formatName(node.from)}.*`);
      if (node.kind === 'UpdateQueryNode') {
        for (const { column } of node.updates ?? []) {
          written.add(`${formatName(node.table)}.${/"name":"(\w+)"/.exec(JSON.stringify(column))?.[1] ?? ''}`);
        }
      }
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { written, plugin };
}

const person = {
  company_email: 'wang@example.com',
  contact_person_cell_phone_number: '+8613800138000',
  contact_person_name: 'Wang Secret',
};

async function erase(id: number, db = members.db): Promise<void> {
  const account = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await eraseMember(db, account);
}

test('erasure reaches every column that is marked as personal', async () => {
  const { written, plugin } = watchWrites();
  await erase(await members.addAccount('wang_one', person), members.db.withPlugin(plugin));
  const missed = (await listColumns()).filter(
    ({ name, isPersonal }) => isPersonal && !written.has(name) && !written.has(`${name.split('.')[0]}.*`),
  );
  expect(missed.map(({ name }) => name)).toEqual([]);
});

/** Personal but not exported: mail bodies are in their owner's mailbox, notes are the desk's own. */
const notExported = new Set([
  'outgoing_mail.body_text',
  'outgoing_mail.body_html',
  'outgoing_sms.body_text',
  'membership_request_note.note',
]);

test('the export has every column that is marked as personal', async () => {
  const exported = new Set(
    Object.entries(ownTables).flatMap(([table, { columns }]) => columns.map((column) => `${table}.${column}`)),
  );
  const missed = (await listColumns()).filter(
    ({ name, isPersonal }) => isPersonal && !exported.has(name) && !notExported.has(name),
  );
  expect(missed.map(({ name }) => name)).toEqual([]);
});

const suspicious =
  /mail|phone|mobile|person|recipient|contact|address|reply_to|^(note|message|content|device|fax|nick_name|user_agent|ip)$/;
/** Columns with such names that are not personal: listed firms and shows, counts, desk texts, day-long hashes, times. */
const impersonal =
  /^(exhibition|mail_text|merchant|news_attachment|news_article_text|news_manuscript|video_caption|video_file|newsletter_issue_text)\.|_id$|^account\.(company_|is_)|^market_message\.content$|^(captcha|requested_mail)\.|_at$/;

test('a column whose name speaks of a person is marked or named here', async () => {
  const columns = await listColumns();
  const unmarked = columns.filter(
    ({ name, isPersonal }) => !isPersonal && suspicious.test(name.split('.')[1] ?? '') && !impersonal.test(name),
  );
  expect(unmarked.map(({ name }) => name)).toEqual([]);
});

/** Text columns beside an account that are not personal, by reason; a table name stands for all its columns. */
const impersonalBeside: Readonly<Record<string, string>> = {
  'texts and files that staff make for readers':
    'exhibition merchant figure_value live_cattle_draft news_manuscript news_manuscript_text news_version newsletter_issue newsletter_issue_text ' +
    'plant_list_import price_import_run price_quote price_quote_correction price_series_mapping site_banner trade_upload weekly_report_part',
  'what stands on the board for all, and stays there without a name': 'market_post market_message',
  'codes of a fixed list':
    'account.state account.staff_role account.edition cancellation_request.state contact_message.edition contact_message.state ' +
    'market_report.reason membership_request.level membership_request.require_type membership_request.state merchant_claim.state ' +
    'newsletter_subscriber.edition newsletter_subscriber.state notice.kind alert_rule.pin_kind alert_rule.code alert_rule.kind alert_rule.room ' +
    'alert_channel.kind alert_channel.edition alert_channel.last_error pin.kind pin.code data_key.kind data_key.sets plant_search.meat plant_watch.origin ' +
    'plant_watch.meat plant_watch_undo.meat staff_invitation.role staff_invitation.edition staff_presence.kind staff_presence.part survey_answer.opinion ' +
    'survey_answer.role trial_opened_item.module changing_call.operation',
  'secrets and what is derived from them, of use to nobody else and deleted with the row or the account':
    'account.password_hash account.former_name_hash session.token_hash password_reset.token_hash staff_invitation.token_hash ' +
    'staff_recovery_code.code_hash staff_second_factor.secret staff_second_factor.key_id newsletter_subscriber.confirm_hash ' +
    'newsletter_subscriber.stop_key alert_rule.stop_key alert_channel.stop_key alert_channel.secret plant_watch.stop_key plant_watch_undo.stop_key data_key.key_hash data_key.ending',
  'hashes that tell the same apart from the same, deleted with the row':
    'market_enquiry.content_hash plant_search.searcher',
  'how somebody filters lists, and calls keys, deleted with the account': 'list_filter data_key.name',
  'kept for ten minutes': 'changing_call.digest changing_call.answer',
  'figures and things on sale, as last told': 'alert_rule.notified',
  'names of what was published': 'alert.event',
  'of accounts of the demonstration alone': 'account.demo_as_loaded',
  'levels and days, of a number without a name once the account is erased':
    'membership_change.before membership_change.after',
};
const namedBeside = new Set(Object.values(impersonalBeside).flatMap((names) => names.split(' ')));

async function listColumnsBesideAccounts() {
  const { rows } = await sql<{ table: string; name: string }>`
    select c.relname as table, c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype, 'bytea'::regtype, 'inet'::regtype)
      and (c.oid = 'account'::regclass or exists (
        select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and f.confrelid = 'account'::regclass))
  `.execute(members.db);
  return rows;
}

test('every column beside an account that may hold words is marked or named here with the reason why not', async () => {
  const personal = new Set((await listColumns()).filter(({ isPersonal }) => isPersonal).map(({ name }) => name));
  const columns = await listColumnsBesideAccounts();
  const unmarked = columns.filter(
    ({ table, name }) => !personal.has(name) && !namedBeside.has(name) && !namedBeside.has(table),
  );
  expect(unmarked.map(({ name }) => name)).toEqual([]);
  const found = new Set(columns.flatMap(({ table, name }) => (personal.has(name) ? [table] : [table, name])));
  expect([...namedBeside].filter((name) => !found.has(name))).toEqual([]);
});

/** Tables that point to an account without being its owner's own data, by reason. */
const notOwn: Readonly<Record<string, string>> = {
  'secrets, and what was asked for by them': 'password_reset staff_second_factor staff_recovery_code changing_call',
  'who of staff made or changed what readers see':
    'exhibition merchant figure_value live_cattle_draft news_manuscript news_manuscript_text news_version newsletter_issue newsletter_issue_text ' +
    'price_import_run price_quote price_quote_correction price_series_mapping price_setting site_banner weekly_report_part',
  'who of staff is at a text or a film just now': 'staff_presence video_upload',
  'notes of the desk, told on request': 'membership_request_note',
  'watches as an import found them, so that it can be undone': 'plant_watch_undo',
};

test('every table that points to an account is in the export, or named here with the reason why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'account'::regclass`.execute(members.db);
  const named = Object.values(notOwn).flatMap((names) => names.split(' '));
  const pointing = rows.map(({ name }) => name);
  expect(pointing.filter((name) => !(name in ownTables) && !named.includes(name))).toEqual([]);
  expect(named.filter((name) => !pointing.includes(name) || name in ownTables)).toEqual([]);
});

test('what went to an address from before, and messages sent signed out, go with the account', async () => {
  const id = await members.addAccount('wang_two', person);
  await members.db.updateTable('account').set({ company_email: 'New@Example.com' }).where('id', '=', id).execute();
  const mail = { edition: 'cn', template: 'test', subject: 'Wang Secret', body_text: 'Secret' };
  for (const recipient of ['wang@example.com', 'new@example.com', 'other@example.com']) {
    await members.db
      .insertInto('outgoing_mail')
      .values({ ...mail, recipient })
      .execute();
  }
  const message = {
    edition: 'cn',
    company_name: '',
    phone: '',
    content: 'Secret words',
    content_hash: Buffer.alloc(32),
  };
  await members.db
    .insertInto('contact_message')
    .values({ ...message, name: 'Wang Secret', email: 'Wang@example.com', created_at: members.clock.now() })
    .execute();
  await erase(id);
  const left = await members.db.selectFrom('outgoing_mail').select('recipient').execute();
  expect(left).toEqual([{ recipient: 'other@example.com' }]);
  expect(await members.db.selectFrom('contact_message').select(['name', 'email', 'content']).execute()).toEqual([
    { name: '', email: '', content: '' },
  ]);
  expect(await members.db.selectFrom('former_address').selectAll().execute()).toEqual([]);
});

test('an address that is somebody else’s by now keeps its mails', async () => {
  const id = await members.addAccount('wang_three', { company_email: 'shared@example.com' });
  await members.db.updateTable('account').set({ company_email: 'gone@example.com' }).where('id', '=', id).execute();
  await members.addAccount('li_one', { company_email: 'shared@example.com' });
  await members.db
    .insertInto('outgoing_mail')
    .values({ edition: 'cn', template: 'test', subject: 'To Li', recipient: 'shared@example.com' })
    .execute();
  await erase(id);
  const left = await members.db.selectFrom('outgoing_mail').select('subject').execute();
  expect(left).toContainEqual({ subject: 'To Li' });
});

async function addStranger(email: string): Promise<void> {
  const { db, clock } = members;
  await db
    .insertInto('contact_message')
    .values({
      edition: 'cn',
      name: 'A Stranger',
      company_name: '',
      phone: '',
      email,
      content: `Words of ${email}`,
      content_hash: Buffer.alloc(32),
      created_at: clock.now(),
    })
    .execute();
  await db
    .insertInto('newsletter_subscriber')
    .values({ email, edition: 'cn', state: 'subscribed', stop_key: email.padEnd(32, 'x'), requested_at: clock.now() })
    .execute();
  await db
    .insertInto('outgoing_mail')
    .values([
      { edition: 'cn', template: 'contactReply', subject: `To ${email}`, recipient: email },
      {
        edition: 'cn',
        template: 'marketEnquiry',
        subject: `From ${email}`,
        recipient: 'x@example.com',
        reply_to: email,
      },
    ])
    .execute();
}

async function readLeft(email: string) {
  const { db } = members;
  const messages = await db.selectFrom('contact_message').select('id').where('email', '=', email).execute();
  const readers = await db.selectFrom('newsletter_subscriber').select('id').where('email', '=', email).execute();
  const mails = await db.selectFrom('outgoing_mail').select('id').where('subject', 'like', `% ${email}`).execute();
  return [messages.length, readers.length, mails.length];
}

test('an address that was entered and never proven gives nobody the data of its holder, and erases none', async () => {
  const victim = 'victim@example.com';
  await addStranger(victim);
  await members.addAccount('the_victim', { company_email: victim, email_proven_at: null });
  const id = await members.addAccount('claims_one', { company_email: victim, email_proven_at: null });
  const exported = await members.ask('GetOwnData', {}, { token: await members.tokenFor(id) });
  expect(JSON.stringify(exported)).not.toContain('Words of');
  expect(exported.Dict).toMatchObject({ contact_message: [], newsletter_subscriber: [], outgoing_mail: [] });
  await erase(id);
  expect(await readLeft(victim)).toEqual([1, 1, 2]);
});

test('nor does one that was entered, never proven and changed, or taken away by its holder', async () => {
  const [changed, taken] = ['before@example.com', 'holder@example.com'];
  await addStranger(changed);
  const id = await members.addAccount('claims_two', { company_email: changed, email_proven_at: null });
  await members.db.updateTable('account').set({ company_email: taken }).where('id', '=', id).execute();
  await addStranger(taken);
  await releaseEmail(members.db, taken, 0);
  await erase(id);
  expect([await readLeft(changed), await readLeft(taken)]).toEqual([
    [1, 1, 2],
    [1, 1, 2],
  ]);
});

test('a stranger who enters a member’s address keeps nothing of the member from being erased', async () => {
  const email = 'member@example.com';
  await addStranger(email);
  const id = await members.addAccount('zhou_one', { company_email: email });
  await members.addAccount('claims_three', { company_email: email, email_proven_at: null });
  await erase(id);
  expect(await readLeft(email)).toEqual([0, 0, 0]);
});

test('the goodbye goes when it was sent', async () => {
  await members.db.deleteFrom('outgoing_mail').execute();
  const mail = { edition: 'cn', template: 'cancellationApproved', subject: 'Goodbye', recipient: 'bye@example.com' };
  const now = members.clock.now();
  await members.db
    .insertInto('outgoing_mail')
    .values([
      { ...mail, state: 'sent', created_at: now },
      { ...mail, state: 'queued', created_at: now },
    ])
    .execute();
  await forgetGoodbyes(members.db, now);
  expect(await members.db.selectFrom('outgoing_mail').select('state').execute()).toEqual([{ state: 'queued' }]);
});

test('a restore that brings an erased person back erases again, and nobody who has the number by now', async () => {
  const files = openFolderStore(folder);
  const records = { db: members.db, files };
  const id = await members.addAccount('wang_four', person);
  const before = await members.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await erase(id);
  await noteErased(records);
  expect(await eraseAgain(records)).toBe(0);
  const { login_user_name: name, company_email: email, former_name_hash: hash, state } = before;
  const back = { login_user_name: name, company_email: email, former_name_hash: hash, state };
  await members.db.updateTable('account').set(back).where('id', '=', id).execute();
  expect(await eraseAgain(records)).toBe(1);
  const row = await members.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect([row.login_user_name, row.company_email]).toEqual([`erased-${id}`, null]);
  await members.db
    .updateTable('account')
    .set({ ...back, created_at: new Date('2026-11-22T00:00:00Z') })
    .where('id', '=', id)
    .execute();
  expect(await eraseAgain(records)).toBe(0);
});

test('the export tells everything that is stored of whoever asks, and nothing of others', async () => {
  const id = await members.addAccount('zhang_one', {
    contact_person_name: 'Zhang Own',
    company_email: 'z@example.com',
  });
  await members.addAccount('zhao_one', { contact_person_name: 'Zhao Other', company_email: 'zhao@example.com' });
  const token = await members.tokenFor(id);
  await members.db
    .insertInto('plant_search')
    .values({
      user_id: id,
      words: 'SIF 42',
      meat: 'beef',
      result_count: 1,
      searcher: Buffer.alloc(32),
      at: members.clock.now(),
    })
    .execute();
  const entry = { at: members.clock.now(), operation: 'BlockMember', actor_id: id + 1, actor_name: 'desk_secret' };
  const about = {
    ...entry,
    subject_kind: 'member',
    subject_id: String(id),
    after: JSON.stringify({ State: 'blocked' }),
  };
  const other = {
    ...entry,
    subject_kind: 'member',
    subject_id: String(id + 1),
    after: JSON.stringify({ Name: 'Zhao' }),
  };
  await members.db.insertInto('audit_entry').values([about, other]).execute();
  const { Dict = {} } = await members.ask('GetOwnData', {}, { token });
  expect(Dict['audit_entry']).toMatchObject([
    { operation: 'BlockMember', actor_name: null, after: { State: 'blocked' } },
  ]);
  expect(Object.keys(Dict).sort()).toEqual(Object.keys(ownTables).sort());
  expect(Dict['account']).toMatchObject([{ login_user_name: 'zhang_one', contact_person_name: 'Zhang Own' }]);
  expect(Dict['plant_search']).toMatchObject([{ words: 'SIF 42' }]);
  expect(JSON.stringify(Dict)).not.toMatch(/Zhao|zhao|desk_secret|argon2/);
  expect(JSON.stringify(Dict).match(/password/i)).toBeNull();
});

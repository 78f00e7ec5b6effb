import { toMessageType, type MessageName } from '@btc/contract/wire/message-type.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { openSession } from '#platform/session/session.ts';
import { type TestApp, envelope } from '../app.fixture.ts';
import { callersPassword } from '../http/callers.fixture.ts';
import { sendAlerts, testPrefix } from '#my-list/alerts/send-alerts.ts';

export interface Holder {
  readonly portal: TestApp;
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

export interface Credential {
  readonly name: string;
  /** `table.column` in which it is stored. */
  readonly column: `${string}.${string}`;
  readonly live: string;
  readonly make: (holder: Holder) => Promise<() => Promise<boolean>>;
}

export async function askPortal(
  { app, config }: Pick<TestApp, 'app' | 'config'>,
  name: MessageName,
  { data, token }: { readonly data: object; readonly token: string | null },
) {
  const response = await app.inject({
    method: 'POST',
    url: `/api/system/${name}`,
    payload: envelope(toMessageType(name), data),
    headers: { authorization: config.apiKey, ...(token === null ? {} : { token }) },
  });
  return response.json();
}

async function makeKey({ portal, token }: Holder, data: object): Promise<string> {
  const answer = await askPortal(portal, 'AddDataKey', {
    data: { Name: 'daily', Password: callersPassword, ...data },
    token,
  });
  return String(answer.Data.Key);
}

async function makeSession({ portal, userId }: Holder) {
  const token = await openSession(portal.db, { userId, remember: true, now: portal.clock.now() });
  return async () => (await askPortal(portal, 'GetNotices', { data: {}, token })).ErrorCode === 0;
}

async function makeHeaderKey(holder: Holder) {
  const authorization = `Bearer ${await makeKey(holder, {})}`;
  return async () =>
    (await holder.portal.app.inject({ url: '/data/v1/origins.csv', headers: { authorization } })).statusCode === 200;
}

async function makeLinkKey(holder: Holder) {
  const key = await makeKey(holder, { Kind: 'link', Sets: ['origins'], Days: 30 });
  return async () => (await holder.portal.app.inject(`/data/v1/link/${key}/origins.csv`)).statusCode === 200;
}

async function makeAssistantKey(holder: Holder) {
  const authorization = `Bearer ${await makeKey(holder, {})}`;
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const headers = { authorization, accept: 'application/json, text/event-stream' };
  return async () =>
    (await holder.portal.app.inject({ method: 'POST', url: '/mcp', headers, payload })).statusCode === 200;
}

export async function askResetProof({ portal, name, email }: Holder): Promise<string> {
  await askPortal(portal, 'ForgetWebPassword', { data: { Name: name, Email: email, isEn: true }, token: null });
  const mail = await portal.db
    .selectFrom('outgoing_mail')
    .select('body_text')
    .where('recipient', '=', email)
    .where('template', '=', 'resetLink')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const fragment = /ResetPassword#(?<fragment>\S+)/.exec(mail.body_text ?? '')?.groups?.['fragment'] ?? '';
  return new URLSearchParams(fragment).get('UpdateTime') ?? '';
}

async function makeResetLink(holder: Holder) {
  const data = { LoginUserName: holder.name, UpdateTime: await askResetProof(holder) };
  return async () => (await askPortal(holder.portal, 'CheckResetLink', { data, token: null })).ErrorCode === 0;
}

async function makeWebhook({ portal, userId, token }: Holder) {
  const channel = {
    Channel: 'webhook',
    Address: 'https://hooks.firm.example/btc',
    IsOn: true,
    Password: callersPassword,
  };
  await askPortal(portal, 'SaveAlertChannel', { data: channel, token });
  const { id } = await portal.db
    .selectFrom('alert_channel')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'webhook')
    .executeTakeFirstOrThrow();
  return async () => {
    let isPosted = false;
    const postOutside = () => {
      isPosted = true;
      return Promise.resolve({ kind: 'answer', status: 200, text: '' } as const);
    };
    const { db, clock } = portal;
    const secretKey = { open: () => 'whsec_' + Buffer.alloc(32, 7).toString('base64') };
    const deps = { db, clock, publicUrl: 'https://portal.example', postOutside, secretKey };
    await sendAlerts(deps, `${testPrefix}${id}`, AbortSignal.timeout(10_000));
    return isPosted;
  };
}

/** All credentials with which an account can be used or read. */
export const credentials: readonly Credential[] = [
  { name: 'a session', column: 'session.token_hash', live: 'true', make: makeSession },
  { name: 'a key', column: 'data_key.key_hash', live: 'revoked_at is null', make: makeHeaderKey },
  { name: 'a link key', column: 'data_key.key_hash', live: 'revoked_at is null', make: makeLinkKey },
  { name: 'an assistant’s key', column: 'data_key.key_hash', live: 'revoked_at is null', make: makeAssistantKey },
  { name: 'a reset link', column: 'password_reset.token_hash', live: 'used_at is null', make: makeResetLink },
  { name: 'a webhook', column: 'alert_channel.secret', live: `is_on and kind <> 'mail'`, make: makeWebhook },
];

/** Columns that look like credentials but open no account by themselves, each with the reason. */
export const otherColumns: Readonly<Record<string, string>> = {
  'account.former_name_hash': 'a name that is taken',
  'account.password_hash': 'the password is what all this ends for',
  'audit_entry.digest': 'of the chain of the trail',
  'audit_entry.hash': 'of the chain of the trail',
  'audit_entry.salt': 'of the chain of the trail',
  'audit_head.hash': 'of the chain of the trail',
  'call_limit.key_hash': 'whom a limit counts',
  'captcha.code_hash': 'a code of five minutes, given besides a password or a session',
  'captcha.recipient_hash': 'whom a code went to',
  'captcha.requester_hash': 'who asked for a code',
  'changing_call.answer': 'sealed with the token of the session',
  'changing_call.digest': 'of what was asked',
  'contact_message.content_hash': 'what was written',
  'login_known_address.address_hash': 'where an account signed in from',
  'login_limit.key_hash': 'whom a limit counts',
  'market_enquiry.content_hash': 'what was written',
  'market_message.content_hash': 'what was written',
  'market_post.content_hash': 'what was written',
  'market_post.plant_key': 'the number of a plant',
  'messenger_ticket.access_token': 'the portal’s own at the messenger',
  'newsletter_delivery.address_hash': 'whom an issue went to',
  'newsletter_subscriber.confirm_hash': 'confirms a subscription, of an address and no account',
  'newsletter_subscriber.stop_key': 'ends mails, and nothing else',
  'alert_rule.stop_key': 'ends alerts, and nothing else',
  'alert_channel.stop_key': 'ends alerts, and nothing else',
  'plant_number.key': 'the number of a plant',
  'plant_search.searcher': 'who searched',
  'plant_watch.stop_key': 'ends mails, and nothing else',
  'plant_watch_undo.stop_key': 'ends mails, and nothing else',
  'requested_mail.recipient_hash': 'whom a limit counts',
  'requested_mail.requester_hash': 'whom a limit counts',
  'staff_invitation.token_hash': 'makes an account; taken back by a restore',
  'staff_recovery_code.code_hash': 'the second step, after the password',
  'staff_second_factor.key_id': 'which key sealed a secret',
  'staff_second_factor.secret': 'the second step, after the password',
  'video_link_key.secret': 'the portal’s own: a link names the session that asked for it, and dies with it',
};

export async function listSecretColumns(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.data_type = 'bytea' or (c.data_type = 'text' and c.column_name ~ '(token|secret|password|proof|_key$|^key$|digest|_hash)'))
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

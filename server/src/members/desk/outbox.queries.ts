import type { Db } from '#platform/db/db.ts';
import type { Page } from '../membership/request.queries.ts';

function mails(db: Db, state: string | undefined) {
  return db.selectFrom('outgoing_mail').$if(state !== undefined, (query) => query.where('state', '=', state ?? ''));
}

function texts(db: Db, state: string | undefined) {
  return db.selectFrom('outgoing_sms').$if(state !== undefined, (query) => query.where('state', '=', state ?? ''));
}

const columns = ['id', 'recipient', 'template', 'body_text', 'secret_until', 'state', 'attempts'] as const;
const times = ['last_error', 'next_attempt_at', 'created_at', 'sent_at'] as const;

export function listMails(db: Db, state: string | undefined, { limit, offset }: Page) {
  return mails(db, state)
    .select([...columns, ...times, 'edition', 'subject'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function listTexts(db: Db, state: string | undefined, { limit, offset }: Page) {
  return texts(db, state)
    .select([...columns, ...times])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many entries of a channel there are in each state. */
export async function countOutboxStates(db: Db, channel: 'mail' | 'sms'): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom(channel === 'mail' ? 'outgoing_mail' : 'outgoing_sms')
    .select((expression) => ['state', expression.fn.countAll<number>().as('found')])
    .groupBy('state')
    .execute();
  return new Map(rows.map((row) => [row.state, row.found]));
}

export async function countOutbox(db: Db, channel: 'mail' | 'sms', state: string | undefined): Promise<number> {
  const row = await db
    .selectFrom(channel === 'mail' ? 'outgoing_mail' : 'outgoing_sms')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .select((expression) => expression.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return row.found;
}

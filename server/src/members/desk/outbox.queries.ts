import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';

function mails(db: Db, state: string | undefined) {
  return db.selectFrom('outgoing_mail').$if(state !== undefined, (query) => query.where('state', '=', state ?? ''));
}

function texts(db: Db, state: string | undefined) {
  return db.selectFrom('outgoing_sms').$if(state !== undefined, (query) => query.where('state', '=', state ?? ''));
}

const columns = ['id', 'recipient', 'template', 'body_text', 'secret_until', 'state', 'attempts'] as const;
const times = ['last_error', 'next_attempt_at', 'created_at', 'sent_at'] as const;

export function listMails(db: Db, state: string | undefined, { limit, offset }: Slice) {
  return mails(db, state)
    .select([...columns, ...times, 'edition', 'subject'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function listTexts(db: Db, state: string | undefined, { limit, offset }: Slice) {
  return texts(db, state)
    .select([...columns, ...times])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

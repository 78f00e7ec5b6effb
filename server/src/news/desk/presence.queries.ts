import type { Edition } from '@btc/contract/members/access.ts';
import type { Db } from '#platform/db/db.ts';

const countsForMs = 60_000;

export interface Presence {
  readonly articleId: number;
  readonly userId: number;
  readonly edition: Edition | null;
  readonly now: Date;
}

/** Notes that somebody has an article open. */
export async function notePresence(db: Db, { articleId, userId, edition, now }: Presence): Promise<void> {
  await db
    .insertInto('news_presence')
    .values({ article_id: articleId, user_id: userId, edition, seen_at: now })
    .onConflict((conflict) => conflict.columns(['article_id', 'user_id']).doUpdateSet({ edition, seen_at: now }))
    .execute();
}

/** Who else has an article open. */
export function listPresent(db: Db, { articleId, userId, now }: Omit<Presence, 'edition'>) {
  return db
    .selectFrom('news_presence')
    .innerJoin('account', 'account.id', 'news_presence.user_id')
    .select(['user_id', 'account.login_user_name', 'news_presence.edition'])
    .where('article_id', '=', articleId)
    .where('user_id', '!=', userId)
    .where('seen_at', '>', new Date(now.getTime() - countsForMs))
    .orderBy('account.login_user_name')
    .execute();
}

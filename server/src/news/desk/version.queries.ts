import type { Edition } from '@btc/contract/members/access.ts';
import type { Db } from '#platform/db/db.ts';
import type { TypedText } from './manuscript.queries.ts';

export type VersionKind = 'draft' | 'published' | 'conflict';

export interface NewVersion {
  readonly articleId: number;
  readonly edition: Edition;
  readonly kind: VersionKind;
  readonly revision: number;
  readonly text: TypedText;
  readonly savedAt: Date;
  readonly savedBy: number | null;
}

export async function insertVersion(db: Db, version: NewVersion): Promise<void> {
  const { text } = version;
  await db
    .insertInto('news_version')
    .values({
      article_id: version.articleId,
      edition: version.edition,
      kind: version.kind,
      revision: version.revision,
      title: text.title,
      summary: text.summary,
      body_html: text.body_html,
      attachments: JSON.stringify(text.attachments),
      saved_at: version.savedAt,
      saved_by: version.savedBy,
    })
    .execute();
}

/** Deletes the same person's last conflicting text against the same newer one; the next takes its place. */
export async function deleteConflict(db: Db, version: NewVersion): Promise<void> {
  await db
    .deleteFrom('news_version')
    .where('article_id', '=', version.articleId)
    .where('edition', '=', version.edition)
    .where('kind', '=', 'conflict')
    .where('revision', '=', version.revision)
    .where('saved_by', '=', version.savedBy)
    .execute();
}

export function findLastVersion(db: Db, articleId: number, edition: Edition) {
  return db
    .selectFrom('news_version')
    .select(['kind', 'revision', 'saved_at'])
    .where('article_id', '=', articleId)
    .where('edition', '=', edition)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const rowColumns = [
  'news_version.id',
  'article_id',
  'news_version.edition',
  'kind',
  'title',
  'saved_at',
  'saved_by',
  'account.login_user_name as saved_by_name',
] as const;

export function listVersions(db: Db, articleId: number, edition: Edition | undefined) {
  return db
    .selectFrom('news_version')
    .leftJoin('account', 'account.id', 'news_version.saved_by')
    .select(rowColumns)
    .where('article_id', '=', articleId)
    .$if(edition !== undefined, (query) => query.where('news_version.edition', '=', edition ?? ''))
    .orderBy('news_version.id', 'desc')
    .limit(500)
    .execute();
}
export type VersionListRow = Awaited<ReturnType<typeof listVersions>>[number];

export function findVersion(db: Db, id: number) {
  return db
    .selectFrom('news_version')
    .leftJoin('account', 'account.id', 'news_version.saved_by')
    .select([...rowColumns, 'summary', 'body_html', 'attachments'])
    .where('news_version.id', '=', id)
    .executeTakeFirst();
}

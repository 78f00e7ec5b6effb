import type { Db } from '#platform/db/db.ts';

/** The secret of all links, the same for every process on the database. */
export async function findLinkKey(db: Db): Promise<string> {
  const { secret } = await db.selectFrom('video_link_key').select('secret').executeTakeFirstOrThrow();
  return secret;
}

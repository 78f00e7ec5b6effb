import type { Db } from '#platform/db/db.ts';

/** The secret that signs all links, shared by every process on the database. */
export async function findLinkKey(db: Db): Promise<string> {
  const { secret } = await db.selectFrom('video_link_key').select('secret').executeTakeFirstOrThrow();
  return secret;
}

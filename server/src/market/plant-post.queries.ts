import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/**
 * Open posts that name a plant by its number, newest first. Keys are those of `plantNumberKeys`; a post that names no
 * origin counts too. Which firm posted is for readers with the module Market only, so it is not here.
 */
export function listPostsNamingPlant(
  db: Db,
  plant: { readonly origin: string; readonly keys: readonly string[]; readonly today: string },
) {
  return db
    .selectFrom('market_post as post')
    .innerJoin('market_firm as firm', 'firm.id', 'post.firm_id')
    .innerJoin('account', 'account.id', 'firm.account_id')
    .select(['post.id', 'post.type', 'post.side', 'post.cut', 'post.meat', 'post.quantity', 'post.quantity_unit'])
    .select(['post.price', 'post.price_unit', 'post.term', 'post.port', 'post.created_at', 'post.valid_until'])
    .where('post.plant_key', 'in', plant.keys.length === 0 ? [''] : [...plant.keys])
    .where((expression) =>
      expression.or([expression('post.origin', '=', plant.origin), expression('post.origin', 'is', null)]),
    )
    .where('post.removed_at', 'is', null)
    .where('post.closed_at', 'is', null)
    .where(sql<boolean>`post.valid_until >= ${plant.today}`)
    .where('account.state', '<>', 'blocked')
    .orderBy('post.created_at', 'desc')
    .limit(20)
    .execute();
}

import { type RawBuilder, sql } from 'kysely';
import { type PlantMeat, plantMeats } from '@btc/contract/plants/plant-codes.ts';
import type { SearchRights } from '#platform/search/search-rights.ts';
import { findLockState } from '../plant-locks.ts';

/*
 * What a plant is found by, and by whom. Names and the numbers of its own country are everybody's; the number of its registration
 * with China customs, its group and its places are found by whoever may see them. No other file names these columns in a search.
 */

/** Meats open to the reader; a plant of both is open where one of them is. */
function listOpenMeats(rights: SearchRights): readonly PlantMeat[] {
  return plantMeats.filter((meat) => findLockState(meat, rights) === null);
}

/** Condition for plants open to the reader; null where all are. */
function isShownWhole(plant: string, rights: SearchRights): RawBuilder<boolean> | null {
  const open = listOpenMeats(rights);
  if (open.length === plantMeats.length) return null;
  if (open.length === 0) return sql<boolean>`false`;
  return sql<boolean>`${sql.ref(`${plant}.meats`)} && ${[...open]}::text[]`;
}

function isNumberFound(rights: SearchRights): RawBuilder<boolean> {
  const whole = isShownWhole('o', rights);
  if (whole === null) return sql<boolean>`true`;
  return sql<boolean>`(n.kind <> 'cifer' or exists (select from plant o where o.id = n.plant_id and ${whole}))`;
}

export function isNumbered(keys: readonly string[], rights: SearchRights): RawBuilder<boolean> {
  return sql<boolean>`(n.key = any(${[...keys]}::text[]) and ${isNumberFound(rights)})`;
}

export function beginsNumber(keys: readonly string[], rights: SearchRights): RawBuilder<boolean> {
  const begins = keys.map((key) => sql<boolean>`n.key like ${`${key}%`}`);
  return sql<boolean>`((${sql.join(begins, sql` or `)}) and ${isNumberFound(rights)})`;
}

export function hasPlantWords(plant: string, words: string, rights: SearchRights): RawBuilder<boolean> {
  const [names, all] = [sql.ref(`${plant}.name_search`), sql.ref(`${plant}.all_search`)];
  const whole = isShownWhole(plant, rights);
  if (whole === null) return sql<boolean>`${all} @@ ${words}::tsquery`;
  return sql<boolean>`(${names} @@ ${words}::tsquery or (${all} @@ ${words}::tsquery and ${whole}))`;
}

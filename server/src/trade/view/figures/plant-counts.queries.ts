import type { MemberKind } from '@btc/contract/trade/views.ts';
import { integerOf, textOf } from '../../facts/duckdb.ts';
import type { FactsSnapshot } from '../../facts/facts-store.ts';
import { conditionOf, memberCode, memberKey, periodsIn, tableOf } from './fact-conditions.ts';
import type { Asked } from './fact-conditions.ts';

/** Counts the plants that each member bought from or shipped with over some months. */
export async function countPlants(
  snapshot: FactsSnapshot,
  asked: Asked,
  { member, units }: { readonly member: MemberKind; readonly units: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const name = tableOf([member, 'plant'], asked);
  const rows = await snapshot.read(
    `select ${memberCode(member)}, plants from (
       select ${memberKey(member)}, count(plant) as plants from (
         select distinct ${memberKey(member)}, plant from ${name} where ${conditionOf(asked)} and ${periodsIn(units)}
       ) group by ${memberKey(member)}
     )`,
  );
  return new Map(rows.map((row) => [textOf(row[0]), integerOf(row[1])]));
}

import type { MemberKind } from '@btc/contract/trade/views.ts';
import { toInteger, formatText } from '../../facts/duckdb.ts';
import type { FactsSnapshot } from '../../facts/facts-store.ts';
import { toSqlCondition, memberCode, memberKey, periodsIn, toTable } from './fact-conditions.ts';
import type { Asked } from './fact-conditions.ts';

/** Counts the plants that each member bought from or shipped with over some months. */
export async function countPlants(
  snapshot: FactsSnapshot,
  asked: Asked,
  { member, units }: { readonly member: MemberKind; readonly units: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const name = toTable([member, 'plant'], asked);
  const rows = await snapshot.read(
    `select ${memberCode(member)}, plants from (
       select ${memberKey(member)}, count(plant) as plants from (
         select distinct ${memberKey(member)}, plant from ${name} where ${toSqlCondition(asked)} and ${periodsIn(units)}
       ) group by ${memberKey(member)}
     )`,
  );
  return new Map(rows.map((row) => [formatText(row[0]), toInteger(row[1])]));
}

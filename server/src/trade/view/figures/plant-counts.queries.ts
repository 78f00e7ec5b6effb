import { toInteger, formatText } from '../../facts/duckdb.ts';
import { type FactsSnapshot, requireIntact } from '../../facts/facts-snapshot.ts';
import { type FactsQuery, chooseTable, notStated, periodsIn, toSqlCondition } from './fact-conditions.ts';

/** Number of plants that each importer bought from, or each exporter shipped with. */
export async function countPlants(
  snapshot: FactsSnapshot,
  query: FactsQuery,
  { member, units }: { readonly member: 'importer' | 'exporter'; readonly units: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  requireIntact(snapshot, query.source);
  const rows = await snapshot.read(
    `select coalesce(${member}::varchar, '${notStated}'), plants from (
       select ${member}, count(plant) as plants from (
         select distinct ${member}, plant from ${chooseTable([member, 'plant'], query)}
         where ${toSqlCondition(query)} and ${periodsIn(units)}
       ) group by ${member}
     )`,
  );
  return new Map(rows.map((row) => [formatText(row[0]), toInteger(row[1])]));
}

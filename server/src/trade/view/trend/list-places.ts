import type { MemberKind } from '@btc/contract/trade/dimensions.ts';
import type { FactsSnapshot } from '../../facts/facts-snapshot.ts';
import { addUp, chooseMeasure } from '../../sums.ts';
import type { Sum } from '../../sums.ts';
import type { FactsQuery } from '../figures/fact-conditions.ts';
import { sumFacts } from '../figures/sum-facts.ts';

export interface Place {
  /** Null where the member has no trade. */
  readonly rank: number | null;
  readonly all: Sum;
}

export interface PlaceQuestion {
  readonly member: MemberKind;
  readonly code: string;
  readonly periods: ReadonlyMap<string, readonly string[]>;
}

/** Ranks a member among all of its kind by period, with what they brought in together; periods in which nobody traded are left out. */
export async function listPlaces(
  snapshot: FactsSnapshot,
  query: FactsQuery,
  { member, code, periods }: PlaceQuestion,
): Promise<ReadonlyMap<string, Place>> {
  const sums = await sumFacts(snapshot, query, { kinds: [member], groups: [...periods.values()] });
  const measure = chooseMeasure(addUp(sums.map(({ sum }) => sum)));
  const toSize = (sum: Sum): number => sum[measure] ?? 0;
  const names = [...periods.keys()];
  return new Map(
    [...Map.groupBy(sums, ({ group }) => group)].map(([group, members]) => {
      const own = members.find(({ codes }) => codes[0] === code);
      const size = own === undefined ? null : toSize(own.sum);
      const larger = size === null ? 0 : members.filter(({ sum }) => toSize(sum) > size).length;
      const place = { rank: size === null ? null : larger + 1, all: addUp(members.map(({ sum }) => sum)) };
      return [names[group] ?? '', place];
    }),
  );
}

import type { PeriodKind } from '@btc/contract/trade/period.ts';
import type { MemberKind } from '@btc/contract/trade/views.ts';
import type { FactsSnapshot } from '../../facts/facts-store.ts';
import { addUp } from '../../sums.ts';
import type { Sum } from '../../sums.ts';
import { hasWeights, toMembers, pause, readRows, RowSums, toSize, sumRows } from '../figures/cube-rows.ts';
import type { Asked } from '../figures/fact-conditions.ts';
import { unitsByPeriod } from '../figures/member-sums.ts';

/** Where a member stands among all of its kind in a period. */
export interface Place {
  /** As the store numbers periods; 0 for all of them together. */
  readonly period: number;
  /** Null where the member has no trade. */
  readonly rank: number | null;
  readonly all: Sum;
}

export interface PlaceQuestion {
  readonly member: MemberKind;
  readonly code: string;
  readonly units: readonly string[];
  readonly period: PeriodKind;
}

/** Ranks a member among all of its kind by period, with what they brought in together. */
export async function listPlaces(
  snapshot: FactsSnapshot,
  asked: Asked,
  { member, code, units, period }: PlaceQuestion,
): Promise<readonly Place[]> {
  if (units.length === 0) return [];
  return sumRows(snapshot, { asked, kinds: [member], units }, async (rows) => {
    const { codes, places } = toMembers(rows.cube, member);
    const byWeight = hasWeights(rows);
    const own = codes.indexOf(code);
    const found: Place[] = [];
    for (const [number, ofPeriod] of unitsByPeriod(units, period)) {
      const sums = new RowSums(rows.cube, codes.length);
      for (const unit of ofPeriod) sums.addRows(readRows(rows, unit), places);
      if (sums.there.length === 0) continue;
      const byMember = new Map(sums.there.map((index) => [index, sums.of(index)]));
      const sizes = new Map([...byMember].map(([index, sum]) => [index, toSize(sum, byWeight)]));
      const size = sizes.get(own);
      const larger = [...sizes.values()].filter((other) => size !== undefined && other > size).length;
      found.push({ period: number, rank: size === undefined ? null : larger + 1, all: addUp([...byMember.values()]) });
      await pause();
    }
    return found;
  });
}

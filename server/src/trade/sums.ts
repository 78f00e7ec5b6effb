import { roundTo } from '@btc/contract/round-to.ts';
/*
 * Exact sums: grams and cents are integers far below the limit of a number, so adding them up in any order gives the same.
 * Null is "not published" and is left out of a sum; a sum of nothing but nulls is null.
 */

export interface Sum {
  readonly grams: number | null;
  readonly usdCents: number | null;
  readonly cnyCents: number | null;
  /** Grams of the facts that have a value too, and cents of those that have a weight too. */
  readonly gramsPriced: number | null;
  readonly usdCentsWeighed: number | null;
  /** Grams of the facts that have a value in yuan too. */
  readonly gramsInYuan: number | null;
}

export const nothing: Sum = {
  grams: null,
  usdCents: null,
  cnyCents: null,
  gramsPriced: null,
  usdCentsWeighed: null,
  gramsInYuan: null,
};

export const zero: Sum = {
  grams: 0,
  usdCents: 0,
  cnyCents: 0,
  gramsPriced: 0,
  usdCentsWeighed: 0,
  gramsInYuan: 0,
};

/** The sum of a member without trade: zero in each measure that is published, null in the others. */
export function toZero(sum: Sum): Sum {
  const published = (value: number | null): number | null => (value === null ? null : 0);
  return {
    grams: published(sum.grams),
    usdCents: published(sum.usdCents),
    cnyCents: published(sum.cnyCents),
    gramsPriced: published(sum.gramsPriced),
    usdCentsWeighed: published(sum.usdCentsWeighed),
    gramsInYuan: published(sum.gramsInYuan),
  };
}

/** Adds sums; null (not published) is skipped. */
export function addUp(parts: readonly Sum[]): Sum {
  let grams: number | null = null;
  let usdCents: number | null = null;
  let cnyCents: number | null = null;
  let gramsPriced: number | null = null;
  let usdCentsWeighed: number | null = null;
  let gramsInYuan: number | null = null;
  for (const part of parts) {
    grams = plus(grams, part.grams);
    usdCents = plus(usdCents, part.usdCents);
    cnyCents = plus(cnyCents, part.cnyCents);
    gramsPriced = plus(gramsPriced, part.gramsPriced);
    usdCentsWeighed = plus(usdCentsWeighed, part.usdCentsWeighed);
    gramsInYuan = plus(gramsInYuan, part.gramsInYuan);
  }
  return { grams, usdCents, cnyCents, gramsPriced, usdCentsWeighed, gramsInYuan };
}

function plus(one: number | null, other: number | null): number | null {
  return one === null ? other : other === null ? one : one + other;
}

/** A sum in another weight: product weight times a factor. Unit values follow. */
export function scaleWeight(sum: Sum, factor: number): Sum {
  if (factor === 1) return sum;
  const scale = (grams: number | null): number | null => (grams === null ? null : grams * factor);
  return {
    ...sum,
    grams: scale(sum.grams),
    gramsPriced: scale(sum.gramsPriced),
    gramsInYuan: scale(sum.gramsInYuan),
  };
}

/** Measure for ranking and shares: weight, or value where no weights are published. */
export function chooseMeasure(whole: Sum): Measure {
  if (whole.grams !== null) return 'grams';
  return whole.usdCents === null ? 'cnyCents' : 'usdCents';
}

export type Measure = 'grams' | 'usdCents' | 'cnyCents';

/** True where at least one measure is published and all published ones are zero. */
export function isUntraded({ grams, usdCents, cnyCents }: Sum): boolean {
  const published = [grams, usdCents, cnyCents].filter((amount) => amount !== null);
  return published.length > 0 && published.every((amount) => amount === 0);
}

/** Percent; null for a part without trade. */
export function computeShare(part: Sum, whole: Sum): number | null {
  if (isUntraded(part)) return null;
  const measure = chooseMeasure(whole);
  return toPercent(part[measure], whole[measure]);
}

/** Tonnes of grams, exact to the gram. */
export function tonnes(grams: number | null): number | null {
  return grams === null ? null : Math.round(grams) / 1_000_000;
}

export function money(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

/** Percent to four decimals, as pages round again; null where either is unknown or the whole is zero. */
export function toPercent(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole === 0 ? null : roundTo((part / whole) * 100, 4);
}

/** Percent to four decimals; null where either is unknown or the earlier one is zero. */
export function toChange(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : roundTo((now / before - 1) * 100, 4);
}

/** Percent change of weight, or of value where no weights are published; null where nothing is traded now. */
export function changeFrom(before: Sum, now: Sum): number | null {
  if (isUntraded(now)) return null;
  const measure = chooseMeasure(now);
  return toChange(now[measure], before[measure]);
}

/** Cents a gram over what has both a weight and a value. */
function centsPerGram({ gramsPriced, usdCentsWeighed }: Sum): number | null {
  if (gramsPriced === null || usdCentsWeighed === null || gramsPriced === 0) return null;
  return usdCentsWeighed / gramsPriced;
}

/** USD a tonne over what has both a weight and a value, to two decimals. */
export function usdPerTonne(sum: Sum): number | null {
  const ratio = centsPerGram(sum);
  return ratio === null ? null : roundTo(ratio * 10_000, 2);
}

/** The change of the unit value from an earlier sum, percent. */
export function unitValueChange(before: Sum, now: Sum): number | null {
  return toChange(centsPerGram(now), centsPerGram(before));
}

/** Tonnes without a published value, which sums of value leave out. */
export interface Unvalued {
  readonly MissingUsd: number;
  readonly MissingCny: number;
}

/** Zero in a currency in which the whole has no values at all: there is no sum then. */
export function unvalued({ grams, gramsPriced, gramsInYuan }: Sum, whole: Sum): Unvalued {
  const without = (cents: number | null, valued: number | null): number =>
    cents === null ? 0 : (tonnes((grams ?? 0) - (valued ?? 0)) ?? 0);
  return { MissingUsd: without(whole.usdCents, gramsPriced), MissingCny: without(whole.cnyCents, gramsInYuan) };
}

/** As `unvalued`, with a currency only where it leaves something out. */
export function unvaluedIn(part: Sum, whole: Sum): Partial<Unvalued> {
  const { MissingUsd, MissingCny } = unvalued(part, whole);
  return { ...(MissingUsd > 0 && { MissingUsd }), ...(MissingCny > 0 && { MissingCny }) };
}

/** A list for each currency, in the order of `parts`, only where any of them leaves something out. */
export function sumUnvaluedOfEach(
  parts: readonly Sum[],
  whole: Sum,
): { readonly MissingUsd?: number[]; readonly MissingCny?: number[] } {
  const each = parts.map((part) => unvalued(part, whole));
  const [usd, cny] = [each.map(({ MissingUsd }) => MissingUsd), each.map(({ MissingCny }) => MissingCny)];
  return {
    ...(Math.max(0, ...usd) > 0 && { MissingUsd: usd }),
    ...(Math.max(0, ...cny) > 0 && { MissingCny: cny }),
  };
}

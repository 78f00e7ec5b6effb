import type { ViewTable } from '@btc/contract/trade/view-answer.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { Figure } from '#charts/chart-frame.ts';
import type { Edition } from '#i18n/edition.ts';
import type { Gap } from '#i18n/gap.ts';

/** A member in the two selections of a contrast; tonnes. */
export interface ContrastRow {
  readonly code: string;
  readonly name: string;
  readonly a: Figure;
  readonly b: Figure;
  /** A minus B. */
  readonly difference: Figure;
  readonly percent: Figure;
  readonly shareA: Figure;
  readonly shareB: Figure;
}

export function contrastRows({ Rows }: Pick<ViewTable, 'Rows'>, edition: Edition): readonly ContrastRow[] {
  return Rows.map((row) => ({
    code: row.Code,
    name: nameIn(edition, row),
    a: row.Values?.[0] ?? null,
    b: row.Values?.[1] ?? null,
    difference: row.Difference ?? null,
    percent: row.DifferencePercent ?? null,
    shareA: row.ShareA ?? null,
    shareB: row.ShareB ?? null,
  }));
}

/** Reasons for missing differences and changes: not published, or no base to compare with. */
export function gapsIn(rows: readonly ContrastRow[]): readonly Gap[] {
  const has = { notPublished: false, noBase: false };
  for (const { difference, percent } of rows)
    if (difference === null) has.notPublished = true;
    else if (percent === null) has.noBase = true;
  return (['notPublished', 'noBase'] as const).filter((gap) => has[gap]);
}

export function sideNames({ Dict: { Sides, Members } }: ViewTable, edition: Edition): readonly [string, string] {
  const label = (index: 0 | 1): string => {
    const side = index === 0 ? Sides?.A : Sides?.B;
    const member = Members[index];
    if (side !== undefined) return edition === 'cn' ? side.LabelCn : side.LabelEn;
    return member === undefined ? '' : nameIn(edition, member);
  };
  return [label(0), label(1)];
}

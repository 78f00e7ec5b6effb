import type { Cell } from './cell.queries.ts';

/*
 * Exact sums: grams and cents are integers far below the limit of a number, so adding them up in any order gives the same.
 * Null is "not published" and is left out of a sum; a sum of nothing but nulls is null.
 */

/** What one origin, or all, brought in over some units. */
export interface Sum {
  readonly grams: number | null;
  readonly usdCents: number | null;
  readonly cnyCents: number | null;
  readonly gramsPriced: number | null;
  readonly usdCentsWeighed: number | null;
}

export const nothing: Sum = { grams: null, usdCents: null, cnyCents: null, gramsPriced: null, usdCentsWeighed: null };

/** Where nothing was brought in at all, there was neither weight nor value. */
const zero: Sum = { grams: 0, usdCents: 0, cnyCents: 0, gramsPriced: 0, usdCentsWeighed: 0 };

/** The cells of one series, by unit and origin, all origins of the question's goods included. */
export class CellTable {
  readonly #units = new Map<string, Map<string, Cell>>();
  /** What a unit publishes at all: an origin without a cell then has zero, not nothing. */
  readonly #measured = new Map<string, Sum>();
  readonly #measuredAnywhere: Sum;
  /** Sums of all origins by unit: every share and total needs them. */
  readonly #totals = new Map<string, Sum>();

  /** How many cells there are. */
  readonly size: number;

  constructor(cells: readonly Cell[]) {
    this.size = cells.length;
    for (const cell of cells) {
      const unit = this.#units.get(cell.unit) ?? new Map<string, Cell>();
      unit.set(cell.origin, cell);
      this.#units.set(cell.unit, unit);
    }
    this.#measuredAnywhere = cells.length === 0 ? zero : measuredBy(cells);
    for (const [unit, origins] of this.#units) {
      const all = [...origins.values()];
      this.#measured.set(unit, measuredBy(all));
      this.#totals.set(unit, addUp(all));
    }
  }

  /** The origins that have a cell in one of the units. */
  originsIn(units: readonly string[]): readonly string[] {
    return [...new Set(units.flatMap((unit) => [...(this.#units.get(unit)?.keys() ?? [])]))];
  }

  /** What an origin brought in over published units; one without a cell brought in zero of what the unit publishes. */
  sumOf(origin: string, units: readonly string[]): Sum {
    const [only] = units;
    if (only !== undefined && units.length === 1) return this.#sumIn(only, origin);
    return addUp(units.map((unit) => this.#sumIn(unit, origin)));
  }

  /** What several origins, or all where none is named, brought in together over published units. */
  sumOfAll(units: readonly string[], origins: readonly string[] | null): Sum {
    if (origins === null) return addUp(units.map((unit) => this.#totals.get(unit) ?? this.#measuredAnywhere));
    return addUp(origins.map((origin) => this.sumOf(origin, units)));
  }

  #sumIn(unit: string, origin: string): Sum {
    return this.#units.get(unit)?.get(origin) ?? this.#measured.get(unit) ?? this.#measuredAnywhere;
  }

  /** How many cells of origins and units have trade without a published weight. */
  countUnweighed(origins: readonly string[], units: readonly string[]): number {
    const wanted = new Set(origins);
    let count = 0;
    for (const unit of units) {
      for (const cell of this.#units.get(unit)?.values() ?? [])
        count += cell.unweighed > 0 && wanted.has(cell.origin) ? 1 : 0;
    }
    return count;
  }
}

function measuredBy(cells: readonly Cell[]): Sum {
  const sum = addUp(cells);
  const published = (value: number | null): number | null => (value === null ? null : 0);
  return {
    grams: published(sum.grams),
    usdCents: published(sum.usdCents),
    cnyCents: published(sum.cnyCents),
    gramsPriced: published(sum.gramsPriced),
    usdCentsWeighed: published(sum.usdCentsWeighed),
  };
}

/** Adds sums up, leaving out what is not published. */
export function addUp(parts: readonly Sum[]): Sum {
  let grams: number | null = null;
  let usdCents: number | null = null;
  let cnyCents: number | null = null;
  let gramsPriced: number | null = null;
  let usdCentsWeighed: number | null = null;
  for (const part of parts) {
    grams = plus(grams, part.grams);
    usdCents = plus(usdCents, part.usdCents);
    cnyCents = plus(cnyCents, part.cnyCents);
    gramsPriced = plus(gramsPriced, part.gramsPriced);
    usdCentsWeighed = plus(usdCentsWeighed, part.usdCentsWeighed);
  }
  return { grams, usdCents, cnyCents, gramsPriced, usdCentsWeighed };
}

function plus(one: number | null, other: number | null): number | null {
  return one === null ? other : other === null ? one : one + other;
}

/** Tonnes of grams, exact to the gram. */
export function tonnes(grams: number | null): number | null {
  return grams === null ? null : grams / 1_000_000;
}

/** Money of cents. */
export function money(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

/** A part of a whole in percent, to two decimals; null where either is not known or the whole is zero. */
export function percentOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole === 0 ? null : round2((part / whole) * 100);
}

/** The change from an earlier figure in percent, to two decimals. */
export function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : round2((now / before - 1) * 100);
}

/** USD a tonne over what has both a weight and a value, to two decimals. */
export function usdPerTonne({ gramsPriced, usdCentsWeighed }: Sum): number | null {
  if (gramsPriced === null || usdCentsWeighed === null || gramsPriced === 0) return null;
  return round2((usdCentsWeighed / gramsPriced) * 10_000);
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

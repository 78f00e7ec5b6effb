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

const measures = [
  'grams',
  'usdCents',
  'cnyCents',
  'gramsPriced',
  'usdCentsWeighed',
] as const satisfies readonly (keyof Sum)[];
type Measure = (typeof measures)[number];

export const nothing: Sum = { grams: null, usdCents: null, cnyCents: null, gramsPriced: null, usdCentsWeighed: null };

/** Where nothing was brought in at all, there was neither weight nor value. */
const zero: Sum = { grams: 0, usdCents: 0, cnyCents: 0, gramsPriced: 0, usdCentsWeighed: 0 };

/** The cells of one series, by unit and origin, all origins of the question's goods included. */
export class CellTable {
  readonly #units = new Map<string, Map<string, Cell>>();
  /** What a unit publishes at all: an origin without a cell then has zero, not nothing. */
  readonly #measured = new Map<string, Sum>();
  readonly #measuredAnywhere: Sum;

  constructor(cells: readonly Cell[]) {
    for (const cell of cells) {
      const unit = this.#units.get(cell.unit) ?? new Map<string, Cell>();
      unit.set(cell.origin, cell);
      this.#units.set(cell.unit, unit);
    }
    for (const [unit, origins] of this.#units) this.#measured.set(unit, measuredBy([...origins.values()]));
    this.#measuredAnywhere = cells.length === 0 ? zero : measuredBy(cells);
  }

  /** The origins that have a cell in one of the units. */
  originsIn(units: readonly string[]): readonly string[] {
    return [...new Set(units.flatMap((unit) => [...(this.#units.get(unit)?.keys() ?? [])]))];
  }

  /** What an origin brought in over published units; one without a cell brought in zero of what the unit publishes. */
  sumOf(origin: string, units: readonly string[]): Sum {
    return addUp(
      units.map((unit) => this.#units.get(unit)?.get(origin) ?? this.#measured.get(unit) ?? this.#measuredAnywhere),
    );
  }

  /** What several origins, or all where none is named, brought in together over published units. */
  sumOfAll(units: readonly string[], origins: readonly string[] | null): Sum {
    const named = origins ?? this.originsIn(units);
    return named.length === 0 ? this.sumOf('', units) : addUp(named.map((origin) => this.sumOf(origin, units)));
  }

  /** How many cells of origins and units have trade without a published weight. */
  countUnweighed(origins: readonly string[], units: readonly string[]): number {
    const cells = units.flatMap((unit) => origins.map((origin) => this.#units.get(unit)?.get(origin)));
    return cells.filter((cell) => cell !== undefined && cell.unweighed > 0).length;
  }
}

function measuredBy(cells: readonly Cell[]): Sum {
  const has = (measure: Measure): number | null => (cells.some((cell) => cell[measure] !== null) ? 0 : null);
  return {
    grams: has('grams'),
    usdCents: has('usdCents'),
    cnyCents: has('cnyCents'),
    gramsPriced: has('gramsPriced'),
    usdCentsWeighed: has('usdCentsWeighed'),
  };
}

/** Adds sums up, leaving out what is not published. */
export function addUp(parts: readonly Sum[]): Sum {
  const total: Record<Measure, number | null> = { ...nothing };
  for (const part of parts) {
    for (const measure of measures) {
      const value = part[measure];
      if (value !== null) total[measure] = (total[measure] ?? 0) + value;
    }
  }
  return total;
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

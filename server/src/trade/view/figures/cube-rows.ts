import { setImmediate } from 'node:timers/promises';
import type { MemberKind } from '@btc/contract/trade/views.ts';
import { createLimiter } from '#platform/pages/limiter.ts';
import { type Cube, cubeColumn, cubeSums, rowsBetween } from '../../facts/cube.ts';
import type { CodeColumn } from '../../facts/fact-tables.ts';
import type { FactsSnapshot } from '../../facts/facts-store.ts';
import type { Sum } from '../../sums.ts';
import {
  type Asked,
  type CodeCondition,
  type RowsWanted,
  toCodeConditions,
  cubeStatement,
  filePeriod,
  memberColumns,
  notStated,
  toTable,
} from './fact-conditions.ts';

/** The rows of a cube that a question is about. */
export interface CubeRows {
  readonly cube: Cube;
  /** Their places in the cube, in order of periods. */
  readonly all: Uint32Array;
  /** The same of each period that has any. */
  readonly byPeriod: ReadonlyMap<number, Uint32Array>;
}

const none = new Uint32Array();

const turns = createLimiter({ concurrency: 1, maxWaiting: Number.POSITIVE_INFINITY });

/** Lets whatever else waits be looked at between two sums: summing itself waits for nothing. */
export const pause = (): Promise<void> => setImmediate();

/**
 * Lets `sum` have the rows that tell members of some kinds apart: of the cube with the fewest rows that does, or, where none does or
 * that one is too large to hold, of one that the engine makes for the question. One question is summed at a time, in this process.
 */
export async function sumRows<Result>(
  snapshot: FactsSnapshot,
  { asked, ...wanted }: RowsWanted & { readonly asked: Asked },
  sum: (rows: CubeRows) => Result | Promise<Result>,
): Promise<Result> {
  const { units } = wanted;
  const table = toTable(wanted.kinds, asked);
  const held = table === 'facts' ? null : await snapshot.cubes.hold(table);
  const cube = held ?? (await snapshot.cubes.read(cubeStatement(table, asked, wanted)));
  // What the engine made for the question holds nothing else.
  const conditions = held === null ? [] : toCodeConditions(asked);
  return turns.take(async () => {
    const rows = chooseRows(cube, asked, { units, conditions });
    await pause();
    return sum(rows);
  });
}

interface Choice {
  readonly units: readonly string[] | null;
  readonly conditions: readonly CodeCondition[];
}

function chooseRows(cube: Cube, asked: Asked, { units, conditions }: Choice): CubeRows {
  if (units?.length === 0) return { cube, all: none, byPeriod: new Map() };
  const periods = units && new Set(units.map(filePeriod));
  const bounds = periods && ([Math.min(...periods), Math.max(...periods)] as const);
  const [from, to] = rowsBetween(cube, asked, bounds);
  let all: Uint32Array = new Uint32Array(to - from);
  let count = 0;
  for (let row = from; row < to;) {
    const period = cube.periods[row];
    const isWanted = periods?.has(period ?? 0) ?? true;
    for (; row < to && cube.periods[row] === period; row += 1) if (isWanted) all[count++] = row;
  }
  all = all.subarray(0, count);
  for (const condition of conditions) all = withCodes(cube, all, condition);
  return { cube, all, byPeriod: splitByPeriod(cube, all) };
}

/** Leaves the rows that have one of the codes, in the place of all of them. */
function withCodes(cube: Cube, rows: Uint32Array, { column, codes }: CodeCondition): Uint32Array {
  const { places, codes: known } = cubeColumn(cube, column);
  const isAsked = new Uint8Array(known.length + 1);
  for (const code of codes) {
    const index = known.indexOf(code);
    if (index !== -1) isAsked[index] = 1;
  }
  let count = 0;
  for (const row of rows) if (isAsked[places[row] ?? 0] === 1) rows[count++] = row;
  return rows.subarray(0, count);
}

function splitByPeriod({ periods }: Cube, rows: Uint32Array): ReadonlyMap<number, Uint32Array> {
  const split = new Map<number, Uint32Array>();
  let start = 0;
  for (let at = 1; at <= rows.length; at += 1) {
    const period = periods[rows[start] ?? 0] ?? 0;
    if (at < rows.length && periods[rows[at] ?? 0] === period) continue;
    split.set(period, rows.subarray(start, at));
    start = at;
  }
  return split;
}

/** The rows of a unit. */
export function readRows({ byPeriod }: CubeRows, unit: string): Uint32Array {
  return byPeriod.get(filePeriod(unit)) ?? none;
}

/** The members that a cube tells apart: of each row the place of its member's code. */
export interface CubeMembers {
  readonly codes: readonly string[];
  readonly places: Uint32Array;
}

/** Tells the members of a kind apart, those that are not stated too. */
export function toMembers(cube: Cube, kind: MemberKind): CubeMembers {
  const [first, second] = memberColumns[kind].map((column: CodeColumn) => {
    const { codes, places } = cubeColumn(cube, column);
    return { codes: [...codes, notStated], places };
  });
  if (first === undefined) throw new Error(`No columns tell ${kind} apart`);
  if (second === undefined) return first;
  const width = second.codes.length;
  return {
    codes: first.codes.flatMap((one) => second.codes.map((other) => `${one}:${other}`)),
    places: first.places.map((index, row) => index * width + (second.places[row] ?? 0)),
  };
}

/** Sums of rows of a cube by some number; what is not published is left out. */
export class RowSums {
  readonly #from: Float64Array;
  readonly #measures: number;
  readonly #sums: Float64Array;
  readonly #isThere: Uint8Array;
  readonly #there: number[] = [];

  /** `size`: how many numbers there are; `measures`: how many of `cubeSums`, from the first, are summed. */
  constructor({ sums }: Cube, size: number, measures: number = cubeSums.length) {
    this.#from = sums;
    this.#measures = measures;
    this.#sums = new Float64Array(size * measures).fill(Number.NaN);
    this.#isThere = new Uint8Array(size);
  }

  /** The numbers that anything was added to, in the order in which it was. */
  get there(): readonly number[] {
    return this.#there;
  }

  /** Adds each row to the number that it has, or to the one that stands for that. */
  addRows(rows: Uint32Array, numbers: Uint32Array, standsFor?: Uint32Array): void {
    if (standsFor === undefined) for (const row of rows) this.add(numbers[row] ?? 0, row);
    else for (const row of rows) this.add(standsFor[numbers[row] ?? 0] ?? 0, row);
  }

  add(number: number, row: number): void {
    if (this.#isThere[number] === 0) {
      this.#isThere[number] = 1;
      this.#there.push(number);
    }
    const [sums, added, measures] = [this.#sums, this.#from, this.#measures];
    const [to, from] = [number * measures, row * cubeSums.length];
    for (let at = 0; at < measures; at += 1) {
      const one = added[from + at] ?? Number.NaN;
      // Not a number is what is not published: as a sum it gives way, as a part it is left out.
      if (Number.isNaN(one)) continue;
      const sum = sums[to + at] ?? Number.NaN;
      sums[to + at] = Number.isNaN(sum) ? one : sum + one;
    }
  }

  of(number: number): Sum {
    const at = number * this.#measures;
    return {
      grams: this.#value(at),
      usdCents: this.#value(at + 1),
      cnyCents: this.#value(at + 2),
      gramsPriced: this.#value(at + 3),
      usdCentsWeighed: this.#value(at + 4),
      gramsInYuan: this.#value(at + 5),
    };
  }

  /** Grams alone; null where no weight is published. */
  findGrams(number: number): number | null {
    return this.#value(number * this.#measures);
  }

  #value(at: number): number | null {
    const value = this.#sums[at] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  }
}

/** Whether any of some rows has a weight. */
export function hasWeights({ cube, all }: CubeRows): boolean {
  return all.some((row) => !Number.isNaN(cube.sums[row * cubeSums.length]));
}

/** What members are ranked by: their weight, or their value where no weights are published at all. */
export function toSize({ grams, usdCents, cnyCents }: Sum, byWeight: boolean): number {
  return (byWeight ? grams : (usdCents ?? cnyCents)) ?? 0;
}

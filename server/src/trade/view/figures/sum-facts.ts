import { setImmediate } from 'node:timers/promises';
import { restCode } from '@btc/contract/trade/trade-codes.ts';
import type { MemberKind } from '@btc/contract/trade/dimensions.ts';
import { createLimiter } from '#platform/limits/limiter.ts';
import { type Cube, type CubeColumn, cubeColumn, cubeSums, rowsBetween } from '../../facts/cube.ts';
import { type FactsSnapshot, requireIntact } from '../../facts/facts-snapshot.ts';
import type { Sum } from '../../sums.ts';
import {
  type FactsQuery,
  chooseTable,
  type CodeCondition,
  cubeStatement,
  filePeriod,
  notStated,
  type RowsWanted,
  toCodeConditions,
  toMemberColumns,
} from './fact-conditions.ts';

export interface SumsWanted {
  readonly kinds: readonly MemberKind[];
  /** Months `YYYY-MM` or years `YYYY` that are summed together; null: everything in one group. */
  readonly groups: readonly (readonly string[])[] | null;
  /** Members with sums of their own, for a single kind; the others share REST. Left out: all have their own. */
  readonly own?: readonly string[] | undefined;
}

export interface FactSum {
  readonly group: number;
  /** One member code for each kind. */
  readonly codes: readonly string[];
  readonly sum: Sum;
  /** Number of months or years with trade but no weight. */
  readonly unweighed: number;
}

/** Sums by group and member; members without facts are left out. */
export async function sumFacts(
  snapshot: FactsSnapshot,
  query: FactsQuery,
  wanted: SumsWanted,
): Promise<readonly FactSum[]> {
  const units = wanted.groups?.flat() ?? null;
  return units?.length === 0 ? [] : withRows(snapshot, query, { ...wanted, units }, (rows) => rows.sum(wanted));
}

/** As `sumFacts` for a single group, keyed by member. */
export async function sumMembers(
  snapshot: FactsSnapshot,
  query: FactsQuery,
  { member, units }: { readonly member: MemberKind; readonly units: readonly string[] | null },
): Promise<ReadonlyMap<string, FactSum>> {
  const sums = await sumFacts(snapshot, query, { kinds: [member], groups: units && [units] });
  return new Map(sums.map((one) => [one.codes[0] ?? '', one]));
}

const turns = createLimiter({ concurrency: 1, maxWaiting: Number.POSITIVE_INFINITY });

/** Uses the smallest loaded cube with all columns, else one computed for the question. One question at a time per process. */
export async function withRows<Result>(
  snapshot: FactsSnapshot,
  query: FactsQuery,
  wanted: RowsWanted,
  work: (rows: FactRows) => Promise<Result>,
): Promise<Result> {
  requireIntact(snapshot, query.source);
  const table = chooseTable(wanted.kinds, query);
  const loaded = table === 'single' ? null : await snapshot.cubes.load(table);
  const cube = loaded ?? (await snapshot.cubes.read(cubeStatement(table, query, wanted)));
  // What the engine made for the question holds nothing else.
  const conditions = loaded === null ? [] : toCodeConditions(query);
  return turns.take(async () => {
    const rows = new FactRows(cube, chooseRows(cube, query, { units: wanted.units, conditions }));
    await setImmediate();
    return work(rows);
  });
}

interface Choice {
  readonly units: readonly string[] | null;
  readonly conditions: readonly CodeCondition[];
}

function chooseRows(cube: Cube, query: FactsQuery, { units, conditions }: Choice): Uint32Array {
  const periods = units?.map(filePeriod) ?? null;
  const [from, to] = rowsBetween(cube, query, periods && [Math.min(...periods), Math.max(...periods)]);
  let rows = new Uint32Array(to - from);
  for (let index = 0; index < rows.length; index += 1) rows[index] = from + index;
  for (const { column, codes } of conditions) {
    const { codes: known, places } = cubeColumn(cube, column);
    const isAsked = Uint8Array.from(known, (code) => Number(codes.includes(code)));
    let count = 0;
    for (const row of rows) if (isAsked[places[row] ?? 0] === 1) rows[count++] = row;
    rows = rows.subarray(0, count);
  }
  return rows;
}

const none = new Uint32Array();
/** Rows summed before the event loop gets a turn. */
const rowsAtOnce = 20_000;

export class FactRows {
  readonly #cube: Cube;
  readonly #byPeriod = new Map<number, Uint32Array>();
  #added = 0;

  /** `rows`: indexes into the cube, in order of periods. */
  constructor(cube: Cube, rows: Uint32Array) {
    this.#cube = cube;
    let start = 0;
    for (let at = 1; at <= rows.length; at += 1) {
      const period = cube.periods[rows[start] ?? 0] ?? 0;
      if (at < rows.length && cube.periods[rows[at] ?? 0] === period) continue;
      this.#byPeriod.set(period, rows.subarray(start, at));
      start = at;
    }
  }

  async sum({ kinds, groups, own }: SumsWanted): Promise<readonly FactSum[]> {
    const members = toMembers(this.#cube, kinds, own);
    const parts =
      groups === null
        ? [[...this.#byPeriod.values()]]
        : groups.map((units) => units.map((unit) => this.#byPeriod.get(filePeriod(unit)) ?? none));
    const found: FactSum[] = [];
    for (const [group, periods] of parts.entries()) {
      const sums = new GroupSums(this.#cube, members);
      for (const rows of periods) {
        sums.addPeriod(rows);
        this.#added += rows.length;
      }
      for (const slot of sums.there) found.push({ group, codes: members.toCodes(slot), ...sums.of(slot) });
      if (this.#added > rowsAtOnce) {
        this.#added = 0;
        await setImmediate();
      }
    }
    return found;
  }
}

/** Each row has a number, each number a slot, each slot the codes of its members. */
interface Members {
  readonly numbers: Uint32Array;
  readonly slots: Uint32Array;
  readonly slotCount: number;
  readonly toCodes: (slot: number) => readonly string[];
}

function toMembers(cube: Cube, kinds: readonly MemberKind[], own: readonly string[] | undefined): Members {
  const columns = kinds.flatMap(toMemberColumns).map((name) => cubeColumn(cube, name));
  const numbers = numberRows(cube, columns);
  const size = columns.reduce((product, { codes }) => product * (codes.length + 1), 1);
  const toCodes = (number: number): readonly string[] => {
    const texts: string[] = [];
    let rest = number;
    for (const { codes } of columns.toReversed()) {
      texts.unshift(codes[rest % (codes.length + 1)] ?? notStated);
      rest = Math.floor(rest / (codes.length + 1));
    }
    return kinds.map((kind) => texts.splice(0, toMemberColumns(kind).length).join(':'));
  };
  if (own === undefined)
    return { numbers, slots: Uint32Array.from({ length: size }, (_, number) => number), slotCount: size, toCodes };
  const places = new Map(own.map((code, slot) => [code, slot]));
  return {
    numbers,
    slots: Uint32Array.from({ length: size }, (_, number) => places.get(toCodes(number)[0] ?? '') ?? own.length),
    slotCount: own.length + 1,
    toCodes: (slot) => [own[slot] ?? restCode],
  };
}

function numberRows(cube: Cube, columns: readonly CubeColumn[]): Uint32Array {
  const [only, ...others] = columns;
  if (only !== undefined && others.length === 0) return only.places;
  const numbers = new Uint32Array(cube.length);
  for (const { codes, places } of columns)
    for (let row = 0; row < numbers.length; row += 1)
      numbers[row] = (numbers[row] ?? 0) * (codes.length + 1) + (places[row] ?? 0);
  return numbers;
}

class GroupSums {
  readonly #cube: Cube;
  readonly #members: Members;
  readonly #sums: Float64Array;
  readonly #isThere: Uint8Array;
  readonly #unweighed: Uint32Array;
  /** By slot: the last period, counted from 1, with trade but no weight. */
  readonly #lastUnweighed: Uint32Array;
  #period = 0;
  readonly there: number[] = [];

  constructor(cube: Cube, members: Members) {
    const { slotCount } = members;
    this.#cube = cube;
    this.#members = members;
    this.#sums = new Float64Array(slotCount * cubeSums.length).fill(Number.NaN);
    this.#isThere = new Uint8Array(slotCount);
    this.#unweighed = new Uint32Array(slotCount);
    this.#lastUnweighed = new Uint32Array(slotCount);
  }

  addPeriod(rows: Uint32Array): void {
    this.#period += 1;
    const { numbers, slots } = this.#members;
    for (const row of rows) this.#add(row, slots[numbers[row] ?? 0] ?? 0);
  }

  #add(row: number, slot: number): void {
    if (this.#isThere[slot] === 0) {
      this.#isThere[slot] = 1;
      this.there.push(slot);
    }
    const [sums, added] = [this.#sums, this.#cube.sums];
    const [to, from] = [slot * cubeSums.length, row * cubeSums.length];
    for (let at = 0; at < cubeSums.length; at += 1) {
      const one = added[from + at] ?? Number.NaN;
      // Not a number is what is not published: as a sum it gives way, as a part it is left out.
      if (Number.isNaN(one)) continue;
      const sum = sums[to + at] ?? Number.NaN;
      sums[to + at] = Number.isNaN(sum) ? one : sum + one;
    }
    if (this.#cube.unweighed[row] === 0 || this.#lastUnweighed[slot] === this.#period) return;
    this.#lastUnweighed[slot] = this.#period;
    this.#unweighed[slot] = (this.#unweighed[slot] ?? 0) + 1;
  }

  of(slot: number): Pick<FactSum, 'sum' | 'unweighed'> {
    const read = (at: number): number | null => {
      const value = this.#sums[slot * cubeSums.length + at] ?? Number.NaN;
      return Number.isNaN(value) ? null : value;
    };
    return {
      sum: {
        grams: read(0),
        usdCents: read(1),
        cnyCents: read(2),
        gramsPriced: read(3),
        usdCentsWeighed: read(4),
        gramsInYuan: read(5),
      },
      unweighed: this.#unweighed[slot] ?? 0,
    };
  }
}

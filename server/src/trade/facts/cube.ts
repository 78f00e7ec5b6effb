import { setImmediate } from 'node:timers/promises';
import type { DuckDBDataChunk } from '@duckdb/node-api';
import type { DuckReader } from './duckdb.ts';
import { formatText } from './duckdb.ts';
import { toColumns, cubes } from './fact-tables.ts';
import type { CodeColumn, CubeName } from './fact-tables.ts';

/** Per row the index of its code; the index after the last code where none is given. */
export interface CubeColumn {
  readonly codes: readonly string[];
  readonly places: Uint32Array;
}

/** Sums per row, in this order. */
export const cubeSums = ['g', 'usd_cents', 'cny_cents', 'g_priced', 'usd_weighed', 'g_yuan'] as const;

/** Sums of facts in memory, sorted by source, grain and period. */
export interface Cube {
  readonly length: number;
  /** yyyymm, or yyyy00 for a year. */
  readonly periods: Uint32Array;
  readonly columns: ReadonlyMap<CodeColumn, CubeColumn>;
  /** `cubeSums` row by row, in whole grams and cents; NaN: not published. */
  readonly sums: Float64Array;
  /** 1 where some facts of the row have no weight. */
  readonly unweighed: Uint8Array;
}

/** Where a cube is read from. */
export interface CubeSource {
  /** A table, or a query in brackets, with the columns, `period`, `cubeSums` and `unweighed`. */
  readonly from: string;
  readonly columns: readonly CodeColumn[];
}

/** Larger cubes stay in the engine: a row takes some 90 bytes, and summing all rows would block other requests. */
const maxRows = 1_000_000;

export class Cubes {
  readonly #reader: DuckReader;
  readonly #codes = new Map<CodeColumn, Promise<readonly string[]>>();
  readonly #cubes = new Map<CubeName, Promise<Cube | null>>();

  constructor(reader: DuckReader) {
    this.#reader = reader;
  }

  /** Loads all cubes that are small enough, so that no query waits for them. */
  async loadAll(): Promise<void> {
    for (const { name } of cubes) await this.load(name);
  }

  /** Loads a cube on first use; null where it is too large for memory. */
  async load(name: CubeName): Promise<Cube | null> {
    const known = this.#cubes.get(name);
    if (known !== undefined) return known;
    const reading = this.#readUnlessTooLarge({ from: name, columns: toColumns(name) });
    this.#cubes.set(name, reading);
    reading.catch(() => this.#cubes.delete(name));
    return reading;
  }

  async read({ from, columns }: CubeSource): Promise<Cube> {
    const places = columns.map((column) => `enum_code(${column})`);
    const [codes, { rowCount, chunks }] = await Promise.all([
      Promise.all(columns.map((column) => this.#codesOf(column))),
      this.#reader.readChunks(
        `select period, coalesce(unweighed, 0) > 0, ${cubeSums.map((name) => `${name}::double`).join(', ')}, ${places.join(', ')}
          from ${from} order by source, grain, period`,
      ),
    ]);
    return fillCube(chunks, rowCount, new Map(columns.map((column, index) => [column, codes[index] ?? []])));
  }

  async #readUnlessTooLarge(source: CubeSource): Promise<Cube | null> {
    const [row] = await this.#reader.read(`select count(*)::integer from ${source.from}`);
    return Number(row?.[0]) > maxRows ? null : this.read(source);
  }

  #codesOf(column: CodeColumn): Promise<readonly string[]> {
    const known = this.#codes.get(column);
    if (known !== undefined) return known;
    const reading = this.#reader
      .read(`select unnest(enum_range(null::${column}_code))::varchar`)
      .then((rows) => rows.map((row) => formatText(row[0])));
    this.#codes.set(column, reading);
    reading.catch(() => this.#codes.delete(column));
    return reading;
  }
}

async function fillCube(
  chunks: AsyncIterable<DuckDBDataChunk>,
  length: number,
  codes: ReadonlyMap<CodeColumn, readonly string[]>,
): Promise<Cube> {
  const columns = new Map([...codes].map(([column, own]) => [column, { codes: own, places: new Uint32Array(length) }]));
  const periods = new Uint32Array(length);
  const unweighed = new Uint8Array(length);
  const sums = new Float64Array(length * cubeSums.length);
  let done = 0;
  for await (const chunk of chunks) {
    chunk.visitColumnValues(0, (value, row) => (periods[done + row] = Number(value)));
    chunk.visitColumnValues(1, (value, row) => (unweighed[done + row] = Number(value)));
    for (const sum of cubeSums.keys())
      chunk.visitColumnValues(2 + sum, (value, row) => {
        sums[(done + row) * cubeSums.length + sum] = typeof value === 'number' ? value : Number.NaN;
      });
    let at = 2 + cubeSums.length;
    for (const { places, codes: own } of columns.values()) {
      chunk.visitColumnValues(at, (value, row) => (places[done + row] = value === null ? own.length : Number(value)));
      at += 1;
    }
    done += chunk.rowCount;
    // Others are answered meanwhile.
    await setImmediate();
  }
  return { length, periods, columns, sums, unweighed };
}

/** Rows of a source and grain within two periods (inclusive), as `[first, end)`; null: all periods. */
export function rowsBetween(
  cube: Cube,
  { source, grain }: { readonly source: string; readonly grain: string },
  periods: readonly [number, number] | null,
): readonly [number, number] {
  const [ofSource, ofGrain] = [cubeColumn(cube, 'source'), cubeColumn(cube, 'grain')];
  const [at, by] = [ofSource.codes.indexOf(source), ofGrain.codes.indexOf(grain)];
  if (at === -1 || by === -1) return [0, 0];
  const isBefore = (row: number, period: number): boolean => {
    const bySource = (ofSource.places[row] ?? 0) - at;
    if (bySource !== 0) return bySource < 0;
    const byGrain = (ofGrain.places[row] ?? 0) - by;
    if (byGrain !== 0) return byGrain < 0;
    return (cube.periods[row] ?? 0) < period;
  };
  const find = (period: number): number => {
    let [low, high] = [0, cube.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(middle, period)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const [first, last] = periods ?? [0, Number.MAX_SAFE_INTEGER - 1];
  return [find(first), find(last + 1)];
}

export function cubeColumn({ columns }: Cube, name: CodeColumn): CubeColumn {
  const column = columns.get(name);
  if (column === undefined) throw new Error(`The cube does not tell ${name} apart`);
  return column;
}

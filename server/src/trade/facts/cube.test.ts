import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cubeColumn, Cubes, cubeSums, rowsBetween } from './cube.ts';
import type { Cube } from './cube.ts';
import { openDuckReader, withDuckFile } from './duckdb.ts';
import type { DuckReader } from './duckdb.ts';
import { codeColumns, createByRate, createCube, createFacts, createSingle, cubes } from './fact-tables.ts';

const settings = { memoryLimit: '128MB', threads: 1 };

let folder = '';
let reader: DuckReader;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cube-'));
  const path = join(folder, 'facts.duckdb');
  await withDuckFile(path, settings, async (connection) => {
    for (const column of codeColumns)
      await connection.run(
        `create type ${column}_code as enum ('', 'BRA', 'beef', 'comtrade', 'customs', 'frozen', 'month', 'year')`,
      );
    await connection.run(createFacts);
    // Neither sorted by source nor by month.
    await connection.run(`insert into facts (period, source, grain, origin, hs, grp, storage, g, usd_cents, cny_cents) values
      (202402, 'customs', 'month', 'BRA', '', 'beef', 'frozen', 5, 50, null),
      (202401, 'customs', 'month', 'BRA', '', 'beef', null, null, 10, null),
      (202401, 'customs', 'month', 'BRA', '', 'beef', null, 3, null, null),
      (202401, 'comtrade', 'month', 'BRA', '', 'beef', 'frozen', 7, 70, null),
      (202400, 'customs', 'year', 'BRA', '', 'beef', 'frozen', 8, 80, null)`);
    await connection.run(createSingle);
    for (const cube of cubes) await connection.run(createCube(cube));
    await connection.run(createByRate);
  });
  reader = await openDuckReader(path, settings);
});
afterAll(async () => {
  reader.close();
  await rm(folder, { recursive: true, force: true });
});

async function hold(): Promise<Cube> {
  const cube = await new Cubes(reader).load('cube_origin');
  if (cube === null) throw new Error('The cube is not held');
  return cube;
}

describe('a cube held in memory', () => {
  test('has the rows of a source and grain together, in order of months', async () => {
    const cube = await hold();
    const periods = (source: string, bounds: readonly [number, number] | null) => [
      ...cube.periods.subarray(...rowsBetween(cube, { source, grain: 'month' }, bounds)),
    ];
    expect(periods('customs', null)).toEqual([202_401, 202_402]);
    expect(periods('customs', [202_402, 202_412])).toEqual([202_402]);
    expect(periods('customs', [202_403, 202_412])).toEqual([]);
    expect(periods('comtrade', null)).toEqual([202_401]);
    expect(periods('demo', null)).toEqual([]);
  });

  test('keeps apart what is zero, what is not published and what is not stated', async () => {
    const cube = await hold();
    const [january] = rowsBetween(cube, { source: 'customs', grain: 'month' }, [202_401, 202_401]);
    const sums = cube.sums.subarray(january * cubeSums.length, (january + 1) * cubeSums.length);
    expect([...sums]).toEqual([3, 10, Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
    expect(cube.unweighed[january]).toBe(1);
    const storage = cubeColumn(cube, 'storage');
    expect(storage.places[january]).toBe(storage.codes.length);
    expect(storage.codes[storage.places[january + 1] ?? 0]).toBe('frozen');
    expect(() => cubeColumn(cube, 'plant')).toThrow('plant');
  });

  test('is the same when asked for again, and read again after a failure', async () => {
    const all = new Cubes(reader);
    expect(await all.load('cube')).toBe(await all.load('cube'));
    let isBroken = true;
    const failing = new Cubes({
      ...reader,
      readChunks: (sql) => (isBroken ? Promise.reject(new Error('broken')) : reader.readChunks(sql)),
    });
    await expect(failing.load('cube')).rejects.toThrow('broken');
    isBroken = false;
    expect((await failing.load('cube'))?.length).toBe(4);
  });

  test('is not held where it has too many rows', async () => {
    const large = new Cubes({ ...reader, read: () => Promise.resolve([[1_000_001]]) });
    expect(await large.load('cube')).toBeNull();
  });
});

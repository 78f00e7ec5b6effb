import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDuckReader } from '../../facts/duckdb.ts';
import { buildNativeFile } from '../../facts/native-file.ts';
import type { VintageFile } from '../../facts/native-file.ts';
import type { Vintage } from '../../facts/vintage.ts';
import { findLosses } from '../losses.ts';
import type { Loss } from '../losses.ts';
import { mergeFacts } from './merge-facts.ts';
import { withPresent } from './present-facts.ts';
import { Staging } from './staging.ts';

const settings = { memoryLimit: '128MB', threads: 1 };
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merge-'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

interface Truth {
  readonly period: number;
  readonly origin: string;
  readonly hs: string;
  readonly mode: string;
  readonly province: string;
  readonly g: number;
  readonly usd: number;
  readonly cny: number;
}

interface Fact {
  readonly period: number;
  readonly origin: string;
  readonly hs: string;
  readonly mode: string | null;
  readonly province: string | null;
  readonly g: number | null;
  readonly usd: number | null;
  readonly cny: number | null;
  readonly usdApportioned: boolean;
  readonly cnyApportioned: boolean;
}

interface FileDetail {
  readonly mode: boolean;
  readonly province: boolean;
  /** Six digits of the tariff code instead of eight. */
  readonly short: boolean;
  readonly weight: boolean;
  readonly usd: boolean;
  readonly cny: boolean;
  readonly periods: readonly number[];
  readonly origins: readonly string[];
  readonly stated: boolean;
  readonly revised: string | null;
}

const periods = [202_501, 202_502];
const origins = ['ARG', 'BRA'];
const codes = ['02031110', '02031190', '02032900'];
const places = { mode: ['10', '14'], province: ['12', '31'] };

const truth = fc
  .array(
    fc.record({
      period: fc.constantFrom(...periods),
      origin: fc.constantFrom(...origins),
      hs: fc.constantFrom(...codes),
      mode: fc.constantFrom(...places.mode),
      province: fc.constantFrom(...places.province),
      g: fc.integer({ min: 1, max: 9_000_000 }),
      usd: fc.integer({ min: 1, max: 900_000 }),
      cny: fc.integer({ min: 1, max: 6_000_000 }),
    }),
    { minLength: 1, maxLength: 24 },
  )
  .map((rows) => [...new Map(rows.map((row) => [Object.values(row).slice(0, 5).join(), row])).values()]);

const fileDetail: fc.Arbitrary<FileDetail> = fc
  .record({
    mode: fc.boolean(),
    province: fc.boolean(),
    short: fc.boolean(),
    weight: fc.oneof({ arbitrary: fc.constant(true), weight: 5 }, { arbitrary: fc.constant(false), weight: 1 }),
    usd: fc.boolean(),
    cny: fc.boolean(),
    periods: fc.subarray(periods, { minLength: 1 }),
    origins: fc.oneof(
      { arbitrary: fc.constant(origins), weight: 3 },
      { arbitrary: fc.subarray(origins, { minLength: 1 }), weight: 1 },
    ),
    stated: fc.boolean(),
    revised: fc.oneof(
      { arbitrary: fc.constant(null), weight: 4 },
      { arbitrary: fc.constantFrom(...origins), weight: 1 },
    ),
  })
  .filter(({ weight, usd, cny }) => weight || usd || cny);

function readRows(all: readonly Truth[], file: FileDetail): readonly Fact[] {
  const rows = new Map<string, Fact>();
  for (const one of all) {
    if (!file.periods.includes(one.period) || !file.origins.includes(one.origin)) continue;
    const grown = one.origin === file.revised ? 7 : 0;
    const [hs, mode, province] = [
      file.short ? one.hs.slice(0, 6) : one.hs,
      file.mode ? one.mode : null,
      file.province ? one.province : null,
    ];
    const key = [one.period, one.origin, hs, mode, province].join();
    const other = rows.get(key);
    rows.set(key, {
      period: one.period,
      origin: one.origin,
      hs,
      mode,
      province,
      g: file.weight ? (other?.g ?? 0) + one.g + grown : null,
      usd: file.usd ? (other?.usd ?? 0) + one.usd : null,
      cny: file.cny ? (other?.cny ?? 0) + one.cny : null,
      usdApportioned: false,
      cnyApportioned: false,
    });
  }
  return [...rows.values()];
}

class Portal {
  readonly #folder: string;
  readonly #files: VintageFile[] = [];
  #builds = 0;
  #path = '';

  constructor(place: string) {
    this.#folder = place;
  }

  async build(): Promise<void> {
    this.#path = join(this.#folder, `${(this.#builds += 1)}.duckdb`);
    await buildNativeFile(this.#path, this.#files, settings);
  }

  async read(): Promise<readonly Fact[]> {
    const reader = await openDuckReader(this.#path, settings);
    try {
      const rows = await reader.read(
        `select period, origin::varchar, hs::varchar, mode::varchar, province::varchar, g::double, usd_cents::double, cny_cents::double,
          coalesce(usd_apportioned, false), coalesce(cny_apportioned, false) from facts order by all`,
      );
      return rows.map(([period, origin, hs, mode, province, g, usd, cny, usdApportioned, cnyApportioned]) => ({
        period: Number(period),
        origin: String(origin),
        hs: String(hs),
        mode: mode === null ? null : String(mode),
        province: province === null ? null : String(province),
        g: g === null ? null : Number(g),
        usd: usd === null ? null : Number(usd),
        cny: cny === null ? null : Number(cny),
        usdApportioned: usdApportioned === true,
        cnyApportioned: cnyApportioned === true,
      }));
    } finally {
      reader.close();
    }
  }

  async load(rows: readonly Fact[], stated: readonly string[] | null): Promise<readonly Loss[]> {
    const place = await mkdtemp(join(this.#folder, 'work-'));
    const staging = await Staging.open(place);
    try {
      for (const [line, row] of rows.entries()) staging.add(line, toFact(row));
      await staging.finish(1);
      const incoming = {
        ...(await staging.coverage()),
        origins: stated,
        source: 'customs',
        publishedOn: '2025-03-01',
      } as const;
      const snapshot = { path: this.#path, vintages: this.#files.map(({ vintage }) => vintage), damaged: [] };
      const losses = await withPresent(staging, { snapshot, incoming }, async () => {
        await mergeFacts(staging);
        return findLosses(staging);
      });
      if (losses.length > 0) return losses;
      const path = join(place, 'vintage.parquet');
      await staging.writeParquet(path);
      const vintage: Vintage = {
        ...incoming,
        id: this.#files.length + 1,
        fileName: path,
        fileChecksum: '',
        rowCount: rows.length,
        loadedAt: new Date(0),
        isCurrent: true,
      };
      this.#files.push({ vintage, path });
      await this.build();
      return [];
    } finally {
      staging.close();
    }
  }
}

function toFact({ period, origin, hs, mode, province, g, usd, cny }: Fact) {
  const big = (value: number | null): bigint | null => (value === null ? null : BigInt(value));
  return {
    period,
    origin,
    hs,
    group: 'pork',
    storage: null,
    form: null,
    mode,
    province,
    grams: big(g),
    usdCents: big(usd),
    cnyCents: big(cny),
    variant: null,
  } as const;
}

async function withPortal<Result>(work: (portal: Portal) => Promise<Result>): Promise<Result> {
  const place = await mkdtemp(join(folder, 'portal-'));
  const portal = new Portal(place);
  try {
    await portal.build();
    return await work(portal);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

const loadFile = (portal: Portal, all: readonly Truth[], file: FileDetail): Promise<readonly Loss[]> =>
  portal.load(readRows(all, file), file.stated ? file.origins : null);

function sums(
  facts: readonly Fact[],
  measure: 'g' | 'usd' | 'cny',
  of: (fact: Fact) => string | null,
): Map<string, number> {
  const all = new Map<string, number>();
  for (const fact of facts) {
    const [told, value] = [of(fact), fact[measure]];
    if (told === null || value === null) continue;
    const key = [fact.period, fact.origin, fact.hs.slice(0, 6), told].join();
    all.set(key, (all.get(key) ?? 0) + value);
  }
  return all;
}

const breakdowns: readonly ((fact: Fact) => string | null)[] = [
  () => '',
  ({ hs }) => (hs.length === 8 ? hs : null),
  ({ mode }) => mode,
  ({ province }) => province,
];

function expectAllStored(before: readonly Fact[], after: readonly Fact[], isRevised: (key: string) => boolean): void {
  for (const measure of ['g', 'usd', 'cny'] as const) {
    for (const [index, of] of breakdowns.entries()) {
      const [was, is] = [sums(before, measure, of), sums(after, measure, of)];
      // A share of a published sum gives way to what is published later; the sum itself stays.
      const exact = (fact: Fact): boolean => !fact.usdApportioned && !fact.cnyApportioned;
      const estimated = new Set(
        sums(
          before.filter((fact) => !exact(fact)),
          measure,
          of,
        ).keys(),
      );
      for (const [key, sum] of was) {
        expect(is.has(key), `${measure} of ${key} is gone`).toBe(true);
        if (!isRevised(key) && !(index > 0 && estimated.has(key)))
          expect(is.get(key), `${measure} of ${key}`).toBe(sum);
      }
    }
  }
}

test('after any loads in any order no figure is gone unasked', { timeout: 240_000 }, async () => {
  const counts = { loaded: 0, stopped: 0 };
  await fc.assert(
    fc.asyncProperty(truth, fc.array(fileDetail, { minLength: 2, maxLength: 3 }), async (all, files) =>
      withPortal(async (portal) => {
        const revised = new Set<string>();
        for (const file of files) {
          if (readRows(all, file).length === 0) continue;
          const before = await portal.read();
          const losses = await loadFile(portal, all, file);
          const after = await portal.read();
          counts[losses.length > 0 ? 'stopped' : 'loaded'] += 1;
          if (losses.length > 0) expect(after).toEqual(before);
          else {
            const was = files.find((other) => other !== file)?.revised ?? null;
            for (const origin of [file.revised, was]) if (origin !== null) revised.add(origin);
            expectAllStored(before, after, (key) => [...revised].some((origin) => key.includes(origin)));
          }
        }
      }),
    ),
    { numRuns: 12 },
  );
  expect(counts.loaded).toBeGreaterThan(8);
  expect(counts.stopped).toBeGreaterThan(0);
});

test(
  'two files of the same weights come to the same in either order, where neither is stopped',
  { timeout: 240_000 },
  async () => {
    let met = 0;
    const plain = fileDetail.map((file) => ({ ...file, revised: null, weight: true, stated: false, origins, periods }));
    await fc.assert(
      fc.asyncProperty(truth, plain, plain, async (all, one, other) => {
        const orders = [
          [one, other],
          [other, one],
        ];
        const results = [];
        for (const order of orders) {
          results.push(
            await withPortal(async (portal) => {
              for (const file of order) if ((await loadFile(portal, all, file)).length > 0) return null;
              return portal.read();
            }),
          );
        }
        const [first, second] = results;
        expect(first === null).toBe(second === null);
        if (first !== null) met += 1;
        expect(first).toEqual(second);
      }),
      { numRuns: 8 },
    );
    expect(met).toBeGreaterThan(0);
  },
);

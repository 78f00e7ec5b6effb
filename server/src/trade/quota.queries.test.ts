import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { insertImportRun } from './import/import-run.queries.ts';
import { insertQuotas, listQuotas } from '#safeguard/quota.queries.ts';
import type { NewQuota } from '#safeguard/quota.queries.ts';
import { deleteDemoRates, insertRates, listRates } from './rate.queries.ts';

let database: TestDatabase;
let runId = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  runId = await insertImportRun(database.db, {
    format: 'quotas',
    inputName: 'quotas.csv',
    inputBytes: 1,
    inputChecksum: 'a'.repeat(64),
    inputFile: null,
    actor: 'test',
    startedAt: new Date(0),
    outcome: 'loaded',
    rowsRead: 1,
    facts: 1,
    outOfScope: 0,
    badRows: 0,
    issues: [],
    changes: null,
    vintageId: null,
  });
});
afterAll(async () => database.drop());

function brazil(publishedOn: string, tonnes: string): NewQuota {
  return {
    origin: 'BRA',
    year: 2027,
    tonnes,
    inQuotaDuty: '12',
    overQuotaSurcharge: '55',
    source: 'MOFCOM',
    publishedOn,
  };
}

describe('quotas', () => {
  test('are those of the announcement where nothing was imported', async () => {
    const quotas = await listQuotas(database.db, { year: 2026 });
    expect(quotas.map(({ origin }) => origin)).toEqual(['BRA', 'ARG', 'URY', 'NZL', 'AUS', 'USA', 'OTH']);
    expect(quotas[0]).toMatchObject({ tonnes: 1_106_000, inQuotaDuty: 12, overQuotaSurcharge: 55, source: 'MOFCOM' });
    expect(quotas.find(({ origin }) => origin === 'AUS')?.inQuotaDuty).toBe(0);
  });

  test('of a later publication replace an earlier one, which stays readable', async () => {
    await insertQuotas(database.db, [brazil('2026-06-30', '1140000')], runId);
    await insertQuotas(database.db, [brazil('2026-03-31', '1130000.5')], runId);
    const on = async (asPublishedOn?: string) =>
      (
        await listQuotas(database.db, asPublishedOn === undefined ? { year: 2027 } : { year: 2027, asPublishedOn })
      ).find(({ origin }) => origin === 'BRA')?.tonnes;
    expect(await on()).toBe(1_140_000);
    expect(await on('2026-04-01')).toBe(1_130_000.5);
    expect(await on('2026-03-30')).toBe(1_128_000);
    expect(await on('2025-12-30')).toBeUndefined();
    expect(await listQuotas(database.db, { year: 2027 })).toHaveLength(7);
  });
});

describe('rates', () => {
  const rate = { month: '2026-01', currency: 'USD', source: 'customs' };

  test('of the demonstration count only where no other is known', async () => {
    await insertRates(
      database.db,
      ['2026-01', '2026-02'].map((month) => ({
        ...rate,
        month,
        cnyPerUnit: '7.1',
        source: 'demo',
        publishedOn: '2026-10-20',
      })),
      null,
    );
    await insertRates(database.db, [{ ...rate, cnyPerUnit: '7.0123', publishedOn: '2026-01-20' }], runId);
    expect(await listRates(database.db, { currency: 'USD' })).toMatchObject([
      { month: '2026-01', cnyPerUnit: '7.01230000', isDemo: false },
      { month: '2026-02', cnyPerUnit: '7.10000000', isDemo: true },
    ]);
    await deleteDemoRates(database.db);
    expect(await listRates(database.db)).toHaveLength(1);
  });

  test('of a later publication replace an earlier one, which stays readable', async () => {
    await insertRates(database.db, [{ ...rate, cnyPerUnit: '7.02', publishedOn: '2026-02-10' }], runId);
    const on = async (asPublishedOn: string) => (await listRates(database.db, { asPublishedOn }))[0]?.cnyPerUnit;
    expect(await on('2026-02-10')).toBe('7.02000000');
    expect(await on('2026-02-09')).toBe('7.01230000');
    expect(await on('2026-01-19')).toBeUndefined();
    expect(await listRates(database.db, { from: '2026-02', to: '2026-12' })).toEqual([]);
  });
});

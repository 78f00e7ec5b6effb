import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { referenceDictionary } from '#dictionary/reference-dictionary.ts';
import { readPlantList } from '../plants/list/plant-list.read.ts';
import { readPriceFile } from '../prices/import/read-price-file.ts';
import { openSeriesFile } from '../prices/import/series/open-series-file.ts';
import { guessRoles } from '../prices/import/series/series-columns.ts';
import { unpivot } from '../prices/import/series/series-table.ts';
import { openTradeFixture, type TradeFixture } from '../trade/trade-fixture.ts';
import { type FileOfOthers, filesOfOthers, type Ours } from './files-of-others.fixture.ts';

let trade: TradeFixture;
let folder: string;
beforeAll(async () => {
  trade = await openTradeFixture();
  folder = await mkdtemp(join(tmpdir(), 'files-of-others-'));
});
afterAll(async () => {
  await trade.close();
  await rm(folder, { recursive: true, force: true });
});

const today = '2026-11-21';
const round = (sum: number): number => Math.round(sum * 1e6) / 1e6;

async function read({ form, ours }: FileOfOthers, path: string): Promise<Ours> {
  switch (form) {
    case 'plants':
    case 'fsis-directory': {
      const name = form === 'plants' ? 'approvedList' : 'fsisDirectory';
      const found = await readPlantList(path, name, { most: 20_000, dictionary: referenceDictionary });
      if (found.kind === 'refused') return { refused: found.issues[0]?.reason ?? 'emptyFile' };
      expect(found.list.issues.size).toBe(0);
      return { rows: found.list.readings.length };
    }
    case 'futures':
    case 'world-bank': {
      const { values, issues } = await readPriceFile(
        { path, form, sheet: null, encoding: null },
        { today, dictionary: referenceDictionary },
      );
      expect(issues).toEqual([]);
      return { rows: values.length, total: round(values.reduce((sum, { value }) => sum + value, 0)) };
    }
    case 'series': {
      const { table, issues } = await openSeriesFile(path, { sheet: null, encoding: null, isKnown: () => false });
      if (table === null) return { refused: issues[0]?.reason ?? 'noFigures' };
      const roles = guessRoles(table.head, table.columns);
      const { observations, issues: faults } = unpivot(table, { roles, dayOrder: null }, today);
      expect([...issues, ...faults]).toEqual([]);
      return {
        rows: observations.length,
        total: round(observations.reduce((sum, { price }) => sum + (price ?? 0), 0)),
      };
    }
    default: {
      const { outcome, issues, facts, changes, names } = await trade.importPath(form, path, { preview: true });
      if (outcome !== 'loaded') return { refused: issues[0]?.reason ?? 'emptyFile' };
      const loaded = { rows: facts, kg: Number(changes?.after.kg), usd: Number(changes?.after.usd) };
      const isNamed = 'names' in ours;
      return isNamed ? { ...loaded, names: names?.newCompanies.map(({ name }) => name) ?? [] } : loaded;
    }
  }
}

test.each(filesOfOthers)('$name is read rightly, or refused for the true reason', async (file) => {
  const path = join(folder, file.name);
  await writeFile(path, file.content);
  expect(await read(file, path)).toEqual(file.ours);
});

test('there are forty of them, all but the longest small', () => {
  const sizes = filesOfOthers.map(({ content }) => Buffer.byteLength(content)).toSorted((one, other) => other - one);
  expect(sizes).toHaveLength(40);
  expect(sizes.slice(1).reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
});

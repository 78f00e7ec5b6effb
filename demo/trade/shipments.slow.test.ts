import { brazilCutMix, districtWeights, provinceWeights } from '@btc/reference/calibration.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { largestDemoFacts } from '@btc/server/src/platform/config/settings.ts';
import { fullDemoRows, makeDemoTrade } from './load-demo-facts.ts';
import { openShipments } from './shipments.fixture.ts';
import type { ShipmentsFixture } from './shipments.fixture.ts';
import { makeShipments } from './shipments.ts';

let demo: ShipmentsFixture;
beforeAll(async () => {
  demo = await openShipments(fullDemoRows);
});
afterAll(() => demo.close());

async function sharesBy(column: string, condition = 'true'): Promise<ReadonlyMap<string, number>> {
  const rows = await demo.read(`
    select ${column}, (sum(kg) / sum(sum(kg)) over () * 100)::double from facts where grp = 'beef' and ${condition} group by 1`);
  return new Map(rows.map(([code, percent]) => [String(code), Number(percent)]));
}

async function concentration(column: string, few: number, condition: string): Promise<number> {
  const [row] = await demo.read(`
    with sums as (select sum(kg) as kg, row_number() over (order by sum(kg) desc) as place from facts where ${condition} group by ${column})
    select (sum(kg) filter (where place <= ${few}) / sum(kg) * 100)::double from sums`);
  return Number(row?.[0]);
}

const brazilCuts = [
  ['fq6', 'fq7', 'fq8'],
  ['shank', 'fore_shank', 'hind_shank'],
  ['brisket', 'brisket_bi'],
  ['knuckle', 'topside', 'silverside', 'outside'],
  ['chuck'],
  ['navel', 'thin_flank'],
  ['trim70', 'trim80', 'trim90', 'flank90'],
  ['rump_cap', 'hump', 'striploin', 'rib_plate', 'back_rib', 'spare_rib', 'comp_quarter'],
];

test('DEMO_FACTS goes up to as many shipments as can be made', () => {
  let made = 0;
  for (const [, { count }] of makeShipments(makeDemoTrade(), Number.MAX_SAFE_INTEGER)) made += count;
  expect(made).toBe(largestDemoFacts);
});

describe('a million demonstration shipments', () => {
  test('are about a million, of one to three containers of 24 to 28 t', async () => {
    const [row] = await demo.read(`
      select count(*)::integer, (avg(kg) / 1000)::double,
        count(*) filter (where kg between 24000 and 28000 or kg between 48000 and 56000 or kg between 72000 and 84000) / count(*)
      from facts`);
    expect(Number(row?.[0])).toBeGreaterThan(950_000);
    expect(Number(row?.[0])).toBeLessThan(1_050_000);
    expect(Number(row?.[1])).toBeGreaterThan(40);
    expect(Number(row?.[2])).toBeGreaterThan(0.95);
  });

  test('clear where the calibration says', async () => {
    const shares = await sharesBy('district');
    for (const { district, percent } of districtWeights)
      if (district !== null) expect(Math.abs((shares.get(district) ?? 0) - percent)).toBeLessThan(1);
  });

  test('are registered where the calibration says', async () => {
    const shares = await sharesBy('province');
    for (const { province, percent } of provinceWeights)
      if (province !== null) expect(Math.abs((shares.get(province) ?? 0) - percent)).toBeLessThan(1);
  });

  test('bring from Brazil the cuts that the calibration says', async () => {
    const shares = await sharesBy('cut', "origin = 'BRA'");
    for (const [index, { percent }] of brazilCutMix.entries()) {
      const sum = (brazilCuts[index] ?? []).reduce((total, cut) => total + (shares.get(cut) ?? 0), 0);
      expect(Math.abs(sum - percent)).toBeLessThan(1);
    }
  });

  test('have few large firms and many small ones', async () => {
    expect(await concentration('importer', 5, "grp = 'beef'")).toBeGreaterThan(20);
    expect(await concentration('importer', 5, "grp = 'beef'")).toBeLessThan(26);
    expect(await concentration('exporter', 4, "grp = 'beef' and origin = 'BRA'")).toBeGreaterThan(70);
    for (const origin of ['ARG', 'AUS'])
      expect(await concentration('exporter', 4, `grp = 'beef' and origin = '${origin}'`)).toBeLessThan(70);
  });

  test.each([
    ['BRA', ['fq6', 'fq7', 'fq8'], 5350, 6100],
    ['BRA', ['shank', 'fore_shank', 'hind_shank'], 5250, 5250],
    ['BRA', ['flank90'], 4300, 4300],
    ['URY', ['shin_special', 'fore_shank', 'hind_shank'], 5800, 6300],
    ['URY', ['navel'], 4000, 4100],
    ['URY', ['chuck_blade'], 5400, 5700],
    ['URY', ['brisket_bi'], 3850, 3850],
    ['ARG', ['cow6'], 5000, 5200],
  ] as const)('cost near the offers of 2025: %s %s', async (origin, cuts, low, high) => {
    const [row] = await demo.read(`
      select (sum(usd) / sum(kg) * 1000)::double from facts
      where origin = '${origin}' and cut in (${cuts.map((cut) => `'${cut}'`).join(', ')}) and period between 202503 and 202507`);
    expect(Number(row?.[0])).toBeGreaterThan(low * 0.88);
    expect(Number(row?.[0])).toBeLessThan(high * 1.12);
  });
});

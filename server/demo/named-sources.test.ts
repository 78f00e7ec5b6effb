import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Demonstration, openDemonstration } from './demonstration.fixture.ts';

/** Publications, institutions, authorities and decrees whose figures and notices a trader knows. */
const named =
  /CEPEA|\bB3\b|\bMLA\b|NLRS|USDA|AHDB|European Commission|欧盟委员会|World Beef Report|世界牛肉报告|\bMARA\b|农业农村部|农业部|海关总署|GACC|MOFCOM|商务部|INAC|\bARP\b|AgriHQ|\bOIG\b|Mercado Agroganadero|CME\b|号令|Decree|Reuters|路透/u;
/** Texts cite what authorities and papers have published in truth; they name their sources in the sentence. */
const citing = new Set(['news_article', 'weekly_report']);

let portal: Demonstration;
beforeAll(async () => {
  portal = await openDemonstration('2026-11-23T12:00:00+08:00');
}, 240_000);
afterAll(async () => portal.close());

async function listDemoRows(): Promise<readonly (readonly [table: string, row: string])[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'is_demo' order by 1`.execute(portal.db);
  const rows: (readonly [string, string])[] = [];
  for (const { name } of tables.rows.filter((table) => !citing.has(table.name))) {
    const found = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} as t where is_demo`.execute(portal.db);
    rows.push(...found.rows.map(({ row }) => [name, row] as const));
  }
  const events = await sql<{ row: string }>`select to_jsonb(e)::text as row from plant_event e`.execute(portal.db);
  return [...rows, ...events.rows.map(({ row }) => ['plant_event', row] as const)];
}

test('no row of the demonstration names an institution, a publication or a decree as its source', async () => {
  const rows = await listDemoRows();
  expect(new Set(rows.map(([table]) => table)).size).toBeGreaterThan(8);
  expect(rows.filter(([, row]) => named.test(row)).slice(0, 5)).toEqual([]);
});

test.each(['cn', 'en'] as const)(
  'neither do the %s pages and files of live cattle and of changes of plants',
  async (edition) => {
    const isEn = edition === 'en';
    const { Rows } = await portal.ask('GetWebPriceLivecattleIndex', { isEn });
    expect(Rows.length).toBeGreaterThan(8);
    for (const { Source } of Rows) {
      expect(Source).toContain(isEn ? 'Demonstration' : '演示');
      expect(Source).not.toMatch(named);
    }
    for (const file of [`live-cattle.csv?edition=${edition}`, `plant-events.csv?edition=${edition}`]) {
      // The head of a column may say "GACC decree"; what stands under it may not.
      const lines = (await portal.download(`/download/${file}`))
        .split('\r\n')
        .filter((one) => /^"?\d{4}-\d\d-\d\d/.test(one));
      expect(lines.length, `Lines of ${file}`).toBeGreaterThan(5);
      for (const line of lines) expect(line).not.toMatch(named);
    }
  },
);

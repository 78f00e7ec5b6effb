import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { formatReport } from './report/report.ts';
import { csvTemplate, xlsxTemplate } from '#platform/import/template/write-template.ts';
import { templateNames, templates } from './template/template.ts';
import { textWorkbook } from '#platform/import/xlsx/zip.fixture.ts';

const fixtures = new URL('fixtures/', import.meta.url).pathname;
const header = 'Date,Origin,HS,Exporter,Importer,Kg,USD\n';

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
});
afterAll(async () => trade.close());

async function read(sql: string): Promise<unknown[][]> {
  return trade.facts.use(null, async (snapshot) => (await snapshot.read(sql)).map((row) => [...row]));
}

async function companies() {
  return trade.db
    .selectFrom('company as c')
    .innerJoin('company_spelling as s', 's.company_id', 'c.id')
    .select(['c.id', 'c.kind', 'c.name_cn', 'c.name_en', 'c.origin', 'c.province', 's.spelling'])
    .orderBy('c.id')
    .execute();
}

describe('an import of shipments', () => {
  test('shows in a preview which companies and plants are new, and adds none', async () => {
    const report = await trade.importPath('shipments', join(fixtures, 'shipments.csv'), { preview: true });
    expect(report).toMatchObject({
      outcome: 'loaded',
      facts: 5,
      outOfScope: 1,
      warningCount: 0,
      coverage: {
        origins: ['AUS', 'BRA', 'URY'],
        dimensions: ['province', 'district', 'cut', 'plant', 'exporter', 'importer'],
      },
      names: { newCompanyCount: 5, mergedCount: 2, newPlants: ['AUS-235', 'BRA-9012', 'URY-394'] },
      changes: { added: 3, after: { kg: '110000.500' } },
    });
    const text = formatReport(report, 'en').join('\n');
    expect(text).toContain('taken for Campo Alto Alimentos S.A.: CAMPO ALTO ALIMENTOS SA');
    expect(text).toContain('plants: 3 not in the plant list yet: AUS-235, BRA-9012, URY-394');
    expect(formatReport(report, 'cn').join('\n')).toContain('企业：新增 5 家');
    expect(await companies()).toEqual([]);
  });

  test('merges the spellings of a company and keeps the first as evidence', async () => {
    const report = await trade.importPath('shipments', join(fixtures, 'shipments.csv'));
    expect(report).toMatchObject({ outcome: 'loaded', facts: 5 });
    const known = await companies();
    expect(
      known.map(({ kind, name_cn, name_en, origin, province }) => [kind, name_cn, name_en, origin, province]),
    ).toEqual([
      ['exporter', null, 'Campo Alto Alimentos S.A.', 'BRA', null],
      ['importer', null, 'Hufeng Trading Co. Ltd.', null, '31'],
      ['exporter', null, 'Pradera Sur S.A.', 'URY', null],
      ['importer', '沪丰贸易有限公司', null, null, '31'],
      ['exporter', null, 'Southern Plains Pty Ltd', 'AUS', null],
    ]);
    const campo = known[0]?.id ?? 0;
    expect(campo).toBeGreaterThanOrEqual(1001);
    expect(
      await read(`select (sum(g) / 1000)::decimal(18, 3)::varchar from facts where exporter = 'E${campo}'`),
    ).toEqual([['80000.500']]);
    expect(await read("select cut, plant, storage from facts where origin = 'URY'")).toEqual([
      ['striploin', 'URY-394', 'chilled'],
    ]);
    expect(
      await read(
        "select period, (sum(cny_cents) / 100)::decimal(18, 2)::varchar from facts where origin = 'AUS' group by 1",
      ),
    ).toEqual([[202_402, '1026000.00']]);
  });

  test('knows companies of an earlier file, in another language, encoding and order of columns', async () => {
    const before = await companies();
    const report = await trade.importPath('shipments', join(fixtures, 'shipments-cn.csv'), {
      asPublishedOn: '2026-11-22',
      takeAway: true,
    });
    expect(report).toMatchObject({
      outcome: 'loaded',
      encoding: 'gb18030',
      names: { newCompanyCount: 0, merged: [{ kind: 'exporter' }, { kind: 'importer', name: '沪丰贸易有限公司' }] },
      changes: { added: 0, changed: 1, gone: 0, before: { kg: '80000.500' }, after: { kg: '53500.500' } },
    });
    expect(await companies()).toEqual(before);
  });

  test('speaks for the origins that it has rows of, and leaves the others alone', async () => {
    expect(await read("select (sum(g) / 1000)::decimal(18, 3)::varchar from facts where origin = 'URY'")).toEqual([
      ['12000.000'],
    ]);
    const uruguay = await trade.db
      .selectFrom('trade_vintage')
      .select('origins')
      .where('source', '=', 'shipments')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(uruguay?.origins).toEqual(['BRA']);
  });

  test('from a workbook says the same as from CSV', async () => {
    const rows = [
      ['2023-05-01', 'ARG', '02023000', 'Pampa Verde S.A.', '京北食品', '1000', '5000'],
      ['2023-05-02', 'ARG', '02023000', 'PAMPA VERDE SA', '京北食品', '2000', '9000'],
    ];
    const csv = await trade.importText('shipments', header + rows.map((row) => `${row.join(',')}\n`).join(''), {
      preview: true,
    });
    const xlsx = await trade.importText('shipments', textWorkbook([header.trim().split(','), ...rows]), {
      preview: true,
    });
    const same = ({ facts, coverage, changes, names }: typeof csv) => ({ facts, coverage, changes, names });
    expect(same(xlsx)).toEqual(same(csv));
    expect(xlsx).toMatchObject({ encoding: 'xlsx', facts: 2, names: { newCompanyCount: 2, mergedCount: 1 } });
  });

  test('never takes a real company for one of the demonstration', async () => {
    const { id } = await trade.db
      .insertInto('company')
      .values({ id: 7, kind: 'importer', name_en: 'Demo Foods', is_demo: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trade.db
      .insertInto('company_spelling')
      .values({ kind: 'importer', spelling: 'demofoods', company_id: id, first_seen_as: 'Demo Foods' })
      .execute();
    await trade.importText('shipments', `${header}2023-06,ARG,02023000,,DEMO FOODS,1000,5000\n`);
    const found = (await companies()).filter(({ spelling }) => spelling === 'demofoods');
    expect(found).toMatchObject([{ name_en: 'DEMO FOODS' }]);
    expect(found[0]?.id).not.toBe(id);
  });

  test('takes no company from words for nobody', async () => {
    const path = join(fixtures, 'shipments-nobody.csv');
    const report = await trade.importPath('shipments', path, { preview: true });
    expect(report.issues).toEqual([]);
    expect(report).toMatchObject({
      outcome: 'loaded',
      facts: 5,
      names: { newCompanies: [{ kind: 'exporter', name: 'ALFA FOODS SA' }], newCompanyCount: 1 },
      changes: { after: { kg: '123000.000' } },
    });
  });

  test('a word for nobody that is taught works on facts already loaded, until it is taken back', async () => {
    const row = '2020-02-01,ARG,02023000,Pampa Verde S.A.,AL MEJOR POSTOR,1000,5000';
    await trade.importText('shipments', `${header}${row}\n`);
    const importers = () => read('select importer from facts where period = 202002');
    const [before] = (await importers())[0] ?? [];
    expect(before).toMatch(/^I\d+$/);
    const word = { kind: 'party', code: 'NOBODY', written: 'Al mejor  postor.', spelling: 'almejorpostor.' };
    await trade.db
      .insertInto('dictionary_alias')
      .values({ ...word, added_at: trade.clock.now() })
      .execute();
    await trade.facts.refresh();
    expect(await importers()).toEqual([[null]]);
    await trade.db.deleteFrom('dictionary_alias').execute();
    await trade.facts.refresh();
    expect(await importers()).toEqual([[before]]);
  });

  test.each(['nodisponible', 'toorderofbankofchina'])(
    'a company of an earlier file that is %s is nobody',
    async (spelling) => {
      const row = '2020-03-01,ARG,02023000,Pampa Verde S.A.,Feria Norte,1000,5000';
      await trade.importText('shipments', `${header}${row}\n`);
      await trade.db.updateTable('company_spelling').set({ spelling }).where('spelling', '=', 'ferianorte').execute();
      await trade.facts.refresh();
      expect(await read('select distinct importer from facts where period = 202003')).toEqual([[null]]);
    },
  );

  test('loads what is odd and lists it', async () => {
    const report = await trade.importText(
      'shipments',
      `${header}2022-06,ARG,02023000,,,10000000,50000000\n2022-06,ARG,02023000,,,20000,9500000\n2022-06,ARG,02023000,,,20000,100000`,
    );
    expect(report).toMatchObject({
      outcome: 'loaded',
      facts: 3,
      warnings: [
        { line: 2, reason: 'veryHeavy', value: '10000 t' },
        { line: 3, reason: 'strangeUnitValue', value: 'USD 475000.00/t' },
        { line: 4, reason: 'unendedFile' },
      ],
    });
    expect(formatReport(report, 'cn').join('\n')).toContain('请核对以下 3 处');
    const run = await trade.db
      .selectFrom('trade_import_run')
      .select('warnings')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(run?.warnings).toHaveLength(3);
  });

  test('takes two shipments that are alike only where their references differ', async () => {
    const row = '2021-06-01,ARG,02023000,A,B,1000,5000';
    expect(await trade.importText('shipments', `${header}${row}\n${row}\n`)).toMatchObject({
      outcome: 'refused',
      issues: [{ line: 3, reason: 'duplicateRow', value: '2' }],
    });
    const withReference = `${header.trim()},B/L\n${row},1\n${row},2\n`;
    expect(await trade.importText('shipments', withReference)).toMatchObject({ outcome: 'loaded', facts: 2 });
  });
});

describe('a template', () => {
  test.each(templateNames.flatMap((name) => (['cn', 'en'] as const).map((edition) => [name, edition] as const)))(
    'of %s in %s is a file without rows, as CSV and as a workbook',
    async (name, edition) => {
      for (const content of [csvTemplate(templates[name], edition), await xlsxTemplate(templates[name], edition)]) {
        const report = await trade.importText(name, content);
        expect(report).toMatchObject({ outcome: 'refused', issues: [{ reason: 'emptyFile' }] });
      }
    },
  );
});

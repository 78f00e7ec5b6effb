import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listRates } from '../rate.queries.ts';
import { openTradeFixture, type TradeFixture } from '../trade-fixture.ts';
import { findFormat } from './format.ts';
import { importFileSet, type SetRequest } from './import-set.ts';
import { formatSetReport } from './report/report.ts';

const patient = { timeout: 120_000 };

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
});
afterAll(async () => trade.close());
beforeEach(async () => {
  await trade.db.deleteFrom('trade_import_run').execute();
  await trade.db.deleteFrom('trade_vintage').execute();
  await trade.db.deleteFrom('trade_rate').execute();
  await trade.facts.refresh();
});

type Row = readonly [month: string, hs: string, kg: number, value: number];

const query = (currency: string, rows: readonly Row[]): string =>
  [
    `数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,${currency}`,
    ...rows.map(([month, hs, kg, value]) => `${month},410,巴西,${hs},牛肉,${kg},千克,${value}`),
  ].join('\n');

let given = 0;

async function toFile(name: string, content: string): Promise<SetRequest['files'][number]> {
  const format = findFormat(name);
  if (format === undefined) throw new Error(`No such form: ${name}`);
  given += 1;
  const path = join(trade.folder, `given-${given}.csv`);
  await writeFile(path, content);
  const said = { asPublishedOn: '2026-03-20', origins: null, covers: null, errorsPath: null, actor: 'test' };
  return { format, path, ...said };
}

async function importSet(contents: readonly (readonly [string, string])[], said: Partial<SetRequest> = {}) {
  const files: SetRequest['files'][number][] = [];
  for (const [name, content] of contents) files.push(await toFile(name, content));
  return importFileSet(trade, { files, preview: false, ...said });
}

async function facts(): Promise<readonly string[]> {
  return trade.facts.use(null, async ({ read }) => {
    const rows = await read(
      `select period, hs::varchar, g // 1000, usd_cents // 100, cny_cents // 100 from facts order by all`,
    );
    return rows.map((row) => row.map(String).join(' '));
  });
}

const diary = () => trade.db.selectFrom('trade_import_run').selectAll().orderBy('id').execute();

const stored = async (): Promise<readonly string[]> => (await trade.files.list('facts/')).toSorted();

test(
  'files of a set are previewed together, with nothing changed, and loaded in one transaction',
  patient,
  async () => {
    const chapters = [
      ['customs-query', query('美元', [['202402', '02013000', 1000, 5000]])],
      ['customs-query', query('美元', [['202402', '02023000', 2000, 9000]])],
    ] as const;
    const preview = await importSet(chapters, { preview: true });
    expect(preview).toMatchObject({
      outcome: 'loaded',
      files: [{ outcome: 'loaded', preview: true }, { outcome: 'loaded' }],
      series: [{ source: 'customs', changes: { added: 2, after: { kg: '3000.000', usd: '14000.00' } }, losses: [] }],
      losses: [],
    });
    const beef = preview.effects.find(({ views }) => views.includes('beef-one'));
    expect(beef).toMatchObject({ before: null, after: { source: 'customs', from: '2024-02', tonnes: 3, usd: 14_000 } });
    expect(beef?.views).toContain('beef-nine');
    expect([await facts(), await stored()]).toEqual([[], []]);
    expect(await trade.db.selectFrom('trade_import_run').select('id').execute()).toEqual([]);
    expect(formatSetReport(preview, 'en').slice(-3)).toEqual([
      'public pages that would change:',
      expect.stringContaining('no data -> customs 2024-02 to 2024-02, 3 t, USD 14,000'),
      'Preview only: nothing was changed.',
    ]);

    expect(await importSet(chapters)).toMatchObject({ outcome: 'loaded' });
    expect(await facts()).toEqual(['202402 02013000 1000 5000 null', '202402 02023000 2000 9000 null']);
    expect(await stored()).toHaveLength(2);
    const runs = await trade.db
      .selectFrom('trade_import_run')
      .select(['id', 'set_id', 'outcome'])
      .orderBy('id')
      .execute();
    const first = runs[0]?.id;
    expect(runs).toEqual([
      { id: first, set_id: first, outcome: 'loaded' },
      { id: runs[1]?.id, set_id: first, outcome: 'loaded' },
    ]);
  },
);

test(
  'a set with one file that is refused loads nothing, and leaves in the diary who tried, when and why',
  patient,
  async () => {
    const before = await stored();
    const files = [
      ['customs-query', query('美元', [['202402', '02013000', 1000, 5000]])],
      ['customs-query', query('美元', [['202413', '02023000', 2000, 9000]])],
    ] as const;
    await importSet(files, { preview: true });
    expect(await diary()).toEqual([]);
    const report = await importSet(files);
    expect(report).toMatchObject({ outcome: 'refused', files: [{ outcome: 'loaded' }, { outcome: 'refused' }] });
    expect([await facts(), await stored()]).toEqual([[], before]);
    const bad = report.files[1]?.inputName ?? '?';
    expect(formatSetReport(report, 'en').join('\n')).toContain(`What keeps them out: ${bad}.`);
    const [first, second] = await diary();
    expect([first, second]).toMatchObject([
      {
        outcome: 'refused',
        bad_rows: 0,
        vintage_id: null,
        changes: null,
        issues: [{ line: 0, reason: 'keptOutBy', value: bad }],
      },
      { outcome: 'refused', bad_rows: 1, input_name: bad, actor: 'test', issues: [{ line: 2, reason: 'badPeriod' }] },
    ]);
    expect(second?.set_id).toBe(first?.id);
    for (const line of [first, second]) await trade.files.toPath(line?.input_file ?? '');
  },
);

test('what one file lacks of a corrected month its sibling brings: together they lose nothing', patient, async () => {
  const both = (kg: number, usd: number, cny: number) =>
    [
      ['customs-query', query('美元', [['202402', '02023000', kg, usd]])],
      ['customs-query', query('人民币', [['202402', '02023000', kg, cny]])],
    ] as const;
  await importSet(both(2000, 9000, 63_000));
  expect(await facts()).toEqual(['202402 02023000 2000 9000 63000']);
  const [usd] = both(2500, 10_000, 70_000);
  const alone = await trade.importText('customs-query', usd[1], { preview: true, asPublishedOn: '2026-04-20' });
  expect(alone).toMatchObject({ outcome: 'wouldLose', losses: [{ kind: 'cny' }] });

  expect(await importSet(both(2500, 10_000, 70_000))).toMatchObject({ outcome: 'loaded', losses: [] });
  expect(await facts()).toEqual(['202402 02023000 2500 10000 70000']);
  const revised = await trade.db
    .selectFrom('trade_revision')
    .select(['before_g', 'after_g', 'before_cny_cents', 'after_cny_cents'])
    .execute();
  expect(revised).toEqual([
    { before_g: 2_000_000, after_g: 2_500_000, before_cny_cents: 6_300_000, after_cny_cents: 7_000_000 },
  ]);
});

test('a set that takes figures away stops and names them, and goes on when told', patient, async () => {
  await importSet([
    ['customs-query', query('美元', [['202402', '02023000', 2000, 9000]])],
    ['customs-query', query('人民币', [['202402', '02023000', 2000, 63_000]])],
  ]);
  const lesser = [
    ['customs-query', query('美元', [['202402', '02023000', 2500, 10_000]])],
    ['customs-query', query('美元', [['202403', '02023000', 100, 400]])],
  ] as const;
  expect(await importSet(lesser)).toMatchObject({
    outcome: 'wouldLose',
    losses: [{ kind: 'cny', periods: ['2024-02'] }],
  });
  const stopped = { outcome: 'wouldLose', losses: [{ kind: 'cny' }], changes: null };
  expect((await diary()).slice(2)).toMatchObject([stopped, stopped]);
  expect(await facts()).toEqual(['202402 02023000 2000 9000 63000']);
  expect(await importSet(lesser, { takeAway: true })).toMatchObject({ outcome: 'loaded' });
  expect(await facts()).toEqual(['202402 02023000 2500 10000 null', '202403 02023000 100 400 null']);
  const losses = await trade.db
    .selectFrom('trade_import_run')
    .select('losses')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(losses.map((one) => (Array.isArray(one.losses) ? one.losses.length : -1))).toEqual([1, 0]);
});

test('rates go in before the facts that need them, in whatever order they are given', patient, async () => {
  const report = await importSet([
    ['customs-query', query('人民币', [['202402', '02023000', 2000, 63_000]])],
    ['rates', 'Month,Currency,CNY per unit\n2024-02,USD,7\n'],
  ]);
  expect(report).toMatchObject({ outcome: 'loaded', files: [{ format: 'customs-query' }, { format: 'rates' }] });
  expect(await facts()).toEqual(['202402 02023000 2000 9000 63000']);
  expect(await listRates(trade.db)).toHaveLength(1);
});

test('an odd file keeps its set out until what is odd is accepted', patient, async () => {
  const months = ['201801', '201804'].map((month) => [month, '02013000', 1000, 5000] as const);
  const files = [
    ['customs-query', query('美元', [['201901', '02013000', 1000, 5000]])],
    ['customs-query', query('美元', months)],
  ] as const;
  const before = await facts();
  const report = await importSet(files);
  expect(report).toMatchObject({
    outcome: 'refused',
    files: [{ outcome: 'loaded' }, { outcome: 'refused', unaccepted: ['missingPeriods'] }],
  });
  expect(formatSetReport(report, 'en').join('\n')).toContain('--accept missingPeriods');
  expect(await facts()).toEqual(before);
  const given = await Promise.all(files.map(([name, content]) => toFile(name, content)));
  const accepted = given.map((file) => ({ ...file, accept: ['missingPeriods'] as const }));
  expect(await importFileSet(trade, { files: accepted, preview: false })).toMatchObject({ outcome: 'loaded' });
});

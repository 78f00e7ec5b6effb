import { getOptionData } from '@btc/contract/trade/option-data.ts';
import { dataViews, getView } from '@btc/contract/trade/views.ts';
import type { ViewCode } from '@btc/contract/trade/views.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spareItems } from '#platform/access/spare-items.ts';
import { anonymousCaller } from '#platform/api/binding.ts';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { createViewClient, callerWith, fullMember, insertCompanies, loadFacts, plainMember } from './view.fixture.ts';
import type { ViewClient, StagedFact } from './view.fixture.ts';

let trade: TradeFixture;
let ask: ViewClient;
beforeAll(async () => {
  trade = await openTradeFixture();
  await insertCompanies(trade, { importers: 12, exporters: 2 });
  await loadFacts(trade, stagedFacts());
  ask = createViewClient(trade);
});
afterAll(async () => trade.close());

function stagedFacts(): readonly StagedFact[] {
  return Array.from({ length: 24 * 12 }, (_, index) => {
    const [month, importer] = [Math.floor(index / 12), (index % 12) + 1];
    const plant = (index % 4) + 1;
    return {
      period: (2024 + Math.floor(month / 12)) * 100 + (month % 12) + 1,
      origin: 'BRA',
      hs: importer > 6 ? '02032900' : '02023000',
      province: '31',
      district: '2200',
      cut: importer > 6 ? 'belly' : 'brisket',
      plant: `BRA-${plant}`,
      exporter: plant > 2 ? 'E502' : 'E501',
      importer: `I${importer}`,
      grams: BigInt(importer) * 1_000_000n,
      usdCents: 500_000n,
      cnyCents: 3_500_000n,
    };
  });
}

const locked = dataViews.filter(({ isOpen }) => !isOpen);
const calls = locked.flatMap(({ code }) => {
  const { chart, table } = getView(code).calls;
  return [...(chart === null ? [] : [chart]), table];
});
const trends = [
  ['GetBeefCompanyTrend', { Company: 'E501' }],
  ['GetBeefUserTrend2', { Company: 'I1' }],
  ['GetPorkCompanyTrend', { Company: 'E502' }],
] as const;

describe('a reader without the module', () => {
  test.each([...calls.map((name) => [name, {}] as const), ...trends])(
    'gets nothing of %s but what it would hold',
    async (name, input) => {
      for (const caller of [anonymousCaller, callerWith('Info|Market')]) {
        const failure: unknown = await ask.call(name, input, caller).then(
          () => null,
          (error: unknown) => error,
        );
        expect(failure).toMatchObject({
          code: 1008,
          data: {
            Dict: {
              Module: name.includes('Pork') ? 'PorkData' : 'Data',
              Reason: caller === anonymousCaller ? 'anonymous' : 'notinlist',
              DataLimit: '2025-12',
              Source: 'shipments',
              Members: expect.any(Number),
            },
          },
        });
        expect(JSON.stringify(failure)).not.toMatch(/Volume|Trial Importer|BRA-/);
      }
    },
  );

  test('is told how many rows the view opens with, whatever is asked', async () => {
    const dict = { Members: 6, View: 'beef-five', TitleEn: 'Importer structure' };
    for (const input of [{}, { Origin: 'ARG' }, { Cuts: 'chuck' }]) {
      await expect(ask.table('beef-five', input, anonymousCaller)).rejects.toMatchObject({ data: { Dict: dict } });
    }
  });

  test.each(['beef-one', 'pork-one'] as const)('sees the latest twelve months of %s', async (view) => {
    const answer = await ask.chart(view, { StartDate: '2024-01' }, anonymousCaller);
    expect(answer.Dates[0]).toBe('2025-01');
    expect(answer.Dict).toMatchObject({ LockedBefore: '2025-01', LockedReason: 'anonymous', TrialLeft: null });
    expect((await ask.chart(view, { StartDate: '2024-01' })).Dates[0]).toBe('2024-01');
  });

  test('of one edition may be a member of the other', async () => {
    const { user } = callerWith('Data');
    if (user === null) throw new Error('no user');
    const caller = { ...fullMember, user: { ...user, membership: { ...user.membership, CanVisitModuleEn: 'Info' } } };
    expect((await ask.table('beef-three', {}, caller)).Total).toBe(1);
    await expect(ask.table('beef-three', { isEn: true }, caller)).rejects.toMatchObject({ code: 1008 });
  });

  test('is refused bad input first', async () => {
    await expect(ask.table('beef-three', { Origin: 'XXX' }, anonymousCaller)).rejects.toMatchObject({ code: 1001 });
  });
});

const names = /Trial (Importer|Exporter|Plant)|试验|BRA-\d/;

describe('names of companies and numbers of plants', () => {
  test('are for members who have the modules of both', async () => {
    const answer = await ask.table('beef-five');
    expect(answer.Dict.NamesHidden).toBe(false);
    expect(answer.Rows[0]).toMatchObject({ Code: 'I6', NameEn: 'Trial Importer 6', ProvinceEn: 'Shanghai' });
    for (const modules of ['Data', 'Data|PorkEst', 'Data|Est']) {
      const hidden = await ask.table('beef-five', {}, callerWith(modules));
      expect(hidden.Dict.NamesHidden).toBe(true);
      expect(hidden.Rows[0]).toMatchObject({ Code: 'I6', NameCn: '进口商 06', NameEn: 'Importer 06' });
    }
    expect((await ask.table('pork-six', {}, callerWith('PorkData|Market'))).Dict.NamesHidden).toBe(true);
    expect((await ask.table('pork-six', {}, callerWith('PorkData|PorkEst'))).Dict.NamesHidden).toBe(false);
  });

  test('are in the trends of pork for members who have the modules of pork', async () => {
    const caller = callerWith('PorkData|PorkEst');
    const trend = await ask.trend('GetPorkCompanyTrend', { Company: 'E502' }, caller);
    expect(trend.Dict).toMatchObject({ NamesHidden: false, Company: { NameEn: 'Trial Exporter 502' } });
    const hidden = await ask.trend('GetPorkCompanyTrend', { Company: 'E502' }, callerWith('PorkData|Market'));
    expect(hidden.Dict).toMatchObject({ NamesHidden: true, Company: { NameEn: 'Exporter 502' } });
    await expect(ask.trend('GetBeefCompanyTrend', { Company: 'E502' }, caller)).rejects.toMatchObject({ code: 1008 });
  });

  test('are nowhere in the answers to other members', async () => {
    for (const { code } of dataViews) {
      const { chart, table } = getView(code).calls;
      for (const name of chart === null ? [table] : [chart, table]) {
        const text = JSON.stringify(await ask.call(name, { IsFirst: true }, plainMember));
        expect(text).not.toMatch(names);
      }
    }
    for (const [name, input] of trends) {
      expect(JSON.stringify(await ask.call(name, input, plainMember))).not.toMatch(names);
    }
  });

  test('that are hidden have numbers by which plants and companies can be asked for', async () => {
    const hidden = await ask.table('beef-seven', {}, plainMember);
    const [row] = hidden.Rows;
    expect(row).toMatchObject({
      NameEn: expect.stringMatching(/^Plant \d\d$/),
      PlantNo: null,
      GroupEn: expect.stringMatching(/^Exporter 50\d$/),
    });
    const columns = (table: typeof hidden) => table.Dict.Columns.map(({ Key }) => Key);
    expect(columns(hidden)).not.toContain('PlantNo');
    expect(columns(await ask.table('beef-seven'))).toContain('PlantNo');
    const code = row?.Code ?? '';
    expect(code).toMatch(/^P\d+$/);
    const own = await ask.table('beef-seven', { PlantNo: code }, plainMember);
    expect(own.Rows).toMatchObject([{ Code: code, Volume: row?.Volume }]);
    expect(own.Dict.Selection.PlantNo).toEqual([code]);
    expect((await ask.table('beef-seven', { PlantNo: code })).Rows).toMatchObject([{ Volume: row?.Volume }]);
    expect((await ask.table('beef-seven', { Company: 'E501' }, plainMember)).Total).toBe(2);
  });

  test('cannot be tried by readers who may not see them', async () => {
    const refused = { code: 1001, data: { List: [{ Field: 'PlantNo', Rule: 'unknownCode' }] } };
    await expect(ask.table('beef-seven', { PlantNo: 'BRA-1' }, plainMember)).rejects.toMatchObject(refused);
    await expect(ask.trend('GetBeefCompanyTrend', { PlantNo: 'BRA-1' }, plainMember)).rejects.toMatchObject(refused);
    expect((await ask.table('beef-seven', { PlantNo: 'BRA-1' })).Total).toBe(1);
  });
});

describe('a running trial', () => {
  const openTrial = async (items: number, userId: number) => {
    await trade.db
      .insertInto('account')
      .values({
        id: userId,
        login_user_name: `trial_${userId}`,
        company_email: `trial${userId}@example.com`,
        created_at: new Date('2026-11-01T00:00:00Z'),
        trial_item_limit: items,
      })
      .execute();
    const trial = callerWith('', 2);
    return { ...trial, user: trial.user && { ...trial.user, userId } };
  };

  test('opens as many views as it has items; chart and table of one count once, and no names', async () => {
    const caller = await openTrial(2, 71);
    await expect(ask.table('beef-five', {}, spareItems(caller))).rejects.toMatchObject({
      code: 1008,
      data: { Dict: { Reason: 'trial', TrialLeft: 2, View: 'beef-five' } },
    });
    const first = await ask.table('beef-five', {}, caller);
    expect(first.Dict).toMatchObject({ TrialLeft: 1, NamesHidden: true, LockedBefore: null });
    expect((await ask.chart('beef-five', {}, caller)).Dict.TrialLeft).toBe(1);
    expect((await ask.table('beef-three', {}, caller)).Dict.TrialLeft).toBe(0);
    await expect(ask.table('beef-four', {}, caller)).rejects.toMatchObject({
      code: 1008,
      data: { Dict: { Reason: 'trial', TrialLeft: 0, View: 'beef-four' } },
    });
    expect((await ask.table('beef-five', {}, caller)).Dict.TrialLeft).toBe(0);
  });

  test('is not charged for the views that are open, nor for what cannot be answered', async () => {
    const caller = await openTrial(1, 72);
    expect((await ask.table('beef-one', {}, caller)).Dict).toMatchObject({ TrialLeft: null, LockedReason: 'trial' });
    await expect(ask.table('beef-four', { Origin: 'XXX' }, caller)).rejects.toMatchObject({ code: 1001 });
    await expect(ask.trend('GetBeefUserTrend2', { Company: 'I999' }, caller)).rejects.toMatchObject({ code: 1009 });
    const importer = { Company: 'I1' };
    await expect(ask.trend('GetBeefUserTrend2', importer, spareItems(caller))).rejects.toMatchObject({
      data: { Dict: { Reason: 'trial', TrialLeft: 1 } },
    });
    expect((await ask.trend('GetBeefUserTrend2', importer, caller)).Dict.TrialLeft).toBe(0);
  });
});

test('the choices of a locked view are open, its plants are not', async () => {
  const view: ViewCode = 'beef-seven';
  const locked = getOptionData.output.parse(await ask.call('GetOptionData', { View: view }, anonymousCaller)).Dict;
  expect(locked).toMatchObject({ Plants: [], DataStart: null, DataLimit: '2025-12' });
  expect(locked.Origins.map(({ Code }) => Code)).toContain('BRA');
  const open = getOptionData.output.parse(await ask.call('GetOptionData', { View: view })).Dict;
  expect(open.Plants[0]).toMatchObject({ Code: 'BRA-1', NameEn: '1 · Trial Plant 1', OriginCode: 'BRA' });
  const masked = getOptionData.output.parse(await ask.call('GetOptionData', { View: view }, plainMember)).Dict;
  expect(masked.Plants.map(({ Code }) => Code)).toEqual(['P1', 'P2', 'P3', 'P4']);
});

import type { ViewTable } from '@btc/contract/trade/view-answer.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import type { ViewCode } from '@btc/contract/trade/views.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/api/binding.ts';
import { fewDemoRows, loadDemoFacts } from '@btc/demo/trade/load-demo-facts.ts';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { createViewClient } from './view.fixture.ts';
import type { ViewClient } from './view.fixture.ts';

let trade: TradeFixture;
let ask: ViewClient;
beforeAll(async () => {
  trade = await openTradeFixture();
  await loadDemoFacts(trade, { rows: fewDemoRows });
  ask = createViewClient(trade);
});
afterAll(async () => trade.close());

const year = { StartDate: '2024-01', EndDate: '2024-12' } as const;

describe('a view', () => {
  test.each(dataViews.map(({ code }) => code))(
    '%s opens with the latest twelve months and its choices',
    async (code) => {
      const view = dataViews.find((one) => one.code === code);
      const { Dict, Rows } = await ask.table(code, { IsFirst: true });
      expect(Dict).toMatchObject({ View: code, TitleCn: view?.titleCn, Source: 'demo', DataLimit: '2026-09' });
      expect(Dict.Selection).toMatchObject({ EndDate: '2026-09' });
      expect(Rows.length).toBeGreaterThan(1);
      const { Options } = Dict;
      expect(Options?.Types.map(({ Code }) => Code)[0]).toBe(view?.meat);
      const takes = (filter: string): boolean => view?.filters.some((one) => one === filter) ?? false;
      expect((Options?.Cuts.length ?? 0) > 0).toBe(takes('Cuts'));
      expect((Options?.Plants.length ?? 0) > 0).toBe(takes('PlantNo'));
      const keys = new Set(Rows.flatMap((row) => Object.keys(row)));
      for (const { Key } of Dict.Columns) {
        const [name = ''] = Key.split('.');
        expect([name, `${name}Cn`].some((one) => keys.has(one))).toBe(true);
      }
    },
  );

  test('over more than a year, compares the last twelve months with the twelve before, and names both', async () => {
    const [long, last, before] = await Promise.all(
      [
        { StartDate: '2024-04', EndDate: '2026-09' },
        { StartDate: '2025-10', EndDate: '2026-09' },
        { StartDate: '2024-10', EndDate: '2025-09' },
      ].map((span) => ask.table('beef-one', span)),
    );
    const spans = { From: '2025-10', To: '2026-09', BeforeFrom: '2024-10', BeforeTo: '2025-09' };
    expect([long?.Dict.YoySpans, last?.Dict.YoySpans]).toEqual([spans, spans]);
    const [now = 0, was = 0] = [last?.Row.Volume, before?.Row.Volume].map((volume) => volume ?? 0);
    expect(long?.Row.Yoy).toBeCloseTo((now / was - 1) * 100, 1);
    const changes = (table: ViewTable | undefined) =>
      Object.fromEntries(table?.Rows.map(({ Code, Yoy }) => [Code, Yoy]) ?? []);
    expect(changes(long)).toEqual(changes(last));
    const chart = await ask.chart('beef-one', { StartDate: '2024-04', EndDate: '2026-09' });
    expect([chart.Total.Yoy, chart.Dict.YoySpans]).toEqual([last?.Row.Yoy, spans]);
    const years = await ask.table('beef-one', { StartDate: '2023-01', EndDate: '2025-12', Period: 'year' });
    expect(years.Dict.YoySpans).toMatchObject({ From: '2025-01', BeforeFrom: '2024-01', BeforeTo: '2024-12' });
  });

  test('gives the spellings that analysts added beside the origins and cuts they stand for', async () => {
    const code =
      dataViews.find(({ meat, filters }) => meat === 'beef' && filters.some((one) => one === 'Cuts'))?.code ??
      'beef-one';
    const options = async () => (await ask.table(code, { IsFirst: true })).Dict.Options;
    const cut = (await options())?.Cuts[0]?.Code ?? '';
    const alias = { added_at: new Date(0) };
    await trade.db
      .insertInto('dictionary_alias')
      .values([
        { ...alias, kind: 'origin', code: 'BRA', written: 'Pau Brasil', spelling: 'paubrasil' },
        { ...alias, kind: 'beefCut', code: cut, written: 'Corte Novo', spelling: 'cortenovo' },
      ])
      .execute();
    const { Origins = [], Cuts = [] } = (await options()) ?? {};
    const spelled = [...Origins, ...Cuts].filter(({ Also }) => Also !== undefined);
    expect(spelled).toMatchObject([
      { Code: 'BRA', Also: ['Pau Brasil'] },
      { Code: cut, Also: ['Corte Novo'] },
    ]);
  });

  test.each(dataViews.map(({ code }) => code))('%s refuses what it cannot be asked', async (code) => {
    const view = dataViews.find((one) => one.code === code);
    const wrong: [Parameters<ViewClient['table']>[1], string, string][] = [
      [{ Origin: 'BRA|XXX' }, 'Origin', 'unknownCode'],
    ];
    for (const [filter, good, bad] of [
      ['Type', view?.meat ?? '', view?.meat === 'beef' ? 'pork' : 'beef'],
      ['Storage', 'frozen', 'warm'],
      ['Cuts', 'liver', 'nose'],
      ['PlantNo', 'P1', 'BRA-none'],
    ] as const) {
      const takes = view?.filters.some((one) => one === filter) === true;
      wrong.push([{ [filter]: takes ? bad : good }, filter, takes ? 'unknownCode' : 'notInThisView']);
    }
    for (const [input, Field, Rule] of wrong) {
      await expect(ask.table(code, input)).rejects.toMatchObject({ code: 1001, data: { List: [{ Field, Rule }] } });
    }
  });

  test.each([
    [{ Type: 'beef_offal', Weight: 'carcase' }, 'Weight', 'beefOnly'],
    [{ Company: 'I1' }, 'Company', 'notInThisView'],
  ] as const)('of beef by origin refuses %j', async (input, Field, Rule) => {
    await expect(ask.chart('beef-one', input)).rejects.toMatchObject({ data: { List: [{ Field, Rule }] } });
  });

  test('names all issues of a question at once', async () => {
    const input = { Origin: 'XXX', Storage: 'warm', Cuts: 'brisket', Company: 'E1' };
    await expect(ask.chart('beef-three', input)).rejects.toMatchObject({
      data: {
        List: expect.arrayContaining(
          ['Origin', 'Storage', 'Cuts', 'Company'].map((Field) => ({ Field, Rule: expect.any(String) })),
        ),
      },
    });
  });
});

describe('unit values by origin', () => {
  test('have a row for each period with a value for each origin, and the weighted mean', async () => {
    const table = await ask.table('beef-two', { ...year, Origin: 'BRA|AUS' });
    expect(table.Dict.Members.map(({ Code }) => Code)).toEqual(['BRA', 'AUS']);
    expect(table.Dict.Columns.slice(1, 3)).toMatchObject([
      { Key: 'Values.0', TitleEn: 'Brazil', Unit: 'USD/t' },
      { Key: 'Values.1', TitleEn: 'Australia' },
    ]);
    expect(table.Rows).toHaveLength(12);
    const chart = await ask.chart('beef-two', { ...year, Origin: 'BRA|AUS' });
    expect(chart.Datas.map(({ Code, Unit }) => `${Code} ${Unit}`).slice(0, 6)).toEqual(
      ['USD/t', 't', 'USD'].flatMap((unit) => [`BRA ${unit}`, `AUS ${unit}`]),
    );
    expect(chart.Total.UnitValues).toEqual(table.Rows.map(({ UsdPerTonne }) => UsdPerTonne));
    expect(table.Rows.map(({ Values }) => Values?.[0])).toEqual(chart.Datas[0]?.Values);
    const [first] = table.Rows;
    expect(first).toMatchObject({ Code: '2024-01', NameEn: 'January 2024' });
    expect(first?.UsdPerTonne).toBeGreaterThan(Math.min(...(first?.Values ?? []).map((value) => value ?? 0)));
    expect(first?.Yoy).not.toBeNull();
  });
});

test.each(dataViews.map(({ code }) => code))(
  '%s has zero of an origin that never traded, in every period',
  async (code) => {
    for (const Period of ['month', 'quarter', 'year', 'ytd'] as const) {
      const table = await ask.table(code, { ...year, Origin: 'JPN', Period });
      expect([0, null]).toContain(table.Row.Volume);
      expect(table.Rows.every(({ Volume }) => (Volume ?? 0) === 0)).toBe(true);
    }
  },
);

describe('importers', () => {
  test('are ranked with cumulative shares, concentration, bands of size, main origins and plants used', async () => {
    const { Patterns, Dict, Datas } = await ask.chart('beef-five');
    expect(Patterns[0]).toMatchObject({ Rank: 1, Ownership: expect.any(String), Plants: expect.any(Number) });
    const shares = Patterns.map(({ Share }) => Share ?? 0);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(Dict.Structure?.Members).toBe(Patterns.length);
    expect(Dict.Structure?.Cr5).toBeCloseTo(Patterns[4]?.Cumulative ?? 0, 1);
    expect(Dict.Structure?.Bands.reduce((sum, { Members }) => sum + Members, 0)).toBe(Patterns.length);
    expect(Datas.filter(({ Unit }) => Unit === 't')).toHaveLength(13);
    const { Rows } = await ask.table('beef-five');
    expect(Rows[0]?.MainOrigins?.length).toBeGreaterThan(0);
    expect(Rows[0]?.Trend).toHaveLength(93);
    expect(Rows.map(({ Code }) => Code)).toEqual(Patterns.map(({ Code }) => Code));
  });

  test('have their concentration in each period, of all that traded in it', async () => {
    const { Dates, Dict } = await ask.chart('beef-five', year);
    expect(Dates).toHaveLength(12);
    for (const [index, month] of Dates.entries()) {
      const alone = (await ask.chart('beef-five', { StartDate: month, EndDate: month })).Dict.Structure;
      const { Members, Cr4, Cr5, Cr10, Hhi } = alone ?? {};
      expect([month, Dict.Structure?.Periods[index]]).toEqual([month, { Members, Cr4, Cr5, Cr10, Hhi }]);
    }
  });

  test('can be asked for by company, cut and plant', async () => {
    const { Rows } = await ask.table('beef-five', year);
    const [first, second] = Rows.map(({ Code }) => Code);
    expect((await ask.table('beef-five', { ...year, Company: `${second}|${first}` })).Total).toBe(2);
    const cut = await ask.table('beef-five', { ...year, Cuts: 'brisket' });
    expect(cut.Row.Volume ?? 0).toBeLessThan((await ask.table('beef-five', year)).Row.Volume ?? 0);
    await expect(ask.table('beef-five', { Company: 'E501' })).rejects.toMatchObject({ code: 1001 });
  });
});

describe('cuts', () => {
  test('are drawn by part of the carcase and listed with their item numbers', async () => {
    const { Patterns, Datas } = await ask.chart('beef-six', year);
    const parts = new Set(Patterns.map(({ GroupCode }) => GroupCode));
    expect(new Set(Datas.map(({ Code }) => Code))).toEqual(parts);
    expect(Patterns[0]).toMatchObject({ UsdPerTonne: expect.any(Number), GroupCn: expect.any(String) });
    const { Rows } = await ask.table('beef-six', year);
    expect(Rows.some(({ AusMeat }) => typeof AusMeat === 'string')).toBe(true);
  });

  test('have shares of the whole, or of those that were chosen, and say which', async () => {
    const toHead = ({ Dict }: Awaited<ReturnType<typeof ask.table>>) => Dict.Columns.find(({ Key }) => Key === 'Share');
    const all = await ask.table('beef-six', year);
    expect(toHead(all)).toMatchObject({ TitleCn: '占合计', TitleEn: 'Share of total' });
    const some = await ask.table('beef-six', {
      ...year,
      Cuts: all.Rows.slice(0, 2)
        .map(({ Code }) => Code)
        .join('|'),
    });
    expect(toHead(some)).toMatchObject({ TitleCn: '占所选合计', TitleEn: 'Share of selection' });
    expect(some.Rows.reduce((sum, { Share }) => sum + (Share ?? 0), 0)).toBeCloseTo(100, 0);
  });

  test('of pork bear the duty of their tariff line, and are not taken for beef of the same id', async () => {
    const { Rows, Dict } = await ask.table('pork-five', { ...year, Type: 'pork_and_offal' });
    expect(Dict.Columns.map(({ Key }) => Key)).toContain('HsCode');
    const liver = Rows.find(({ Code }) => Code === 'liver');
    expect(liver).toMatchObject({
      NameCn: '猪肝',
      HsCode: '02064100',
      Duty: 20,
      DutyNoteEn: expect.stringContaining(
        'anti-dumping duty on EU pork, differs by exporter (4.9–19.8%, 2025-12-17 to 2030-12-16)',
      ),
    });
  });
});

describe('exporters and plants', () => {
  test('are groups with their plants in the chart, plants with their status in the table', async () => {
    const { Patterns, Dict } = await ask.chart('beef-seven');
    const { Rows } = await ask.table('beef-seven');
    expect(Patterns.every(({ Code }) => Code.startsWith('E'))).toBe(true);
    expect(Patterns.reduce((sum, { Plants }) => sum + (Plants ?? 0), 0)).toBe(Rows.length);
    expect(Dict.Structure).toMatchObject({ Cr4: expect.any(Number), Active: Rows.length, Idle: expect.any(Number) });
    expect(Rows[0]).toMatchObject({
      Status: expect.any(String),
      OriginEn: expect.any(String),
      PlantNo: expect.any(String),
    });
  });
});

describe('products', () => {
  test('are storage and form in the chart, tariff lines with their duty in the table', async () => {
    const { Patterns } = await ask.chart('beef-eight', year);
    expect(Patterns[0]).toMatchObject({ Code: 'frozen:boneless', NameEn: 'Frozen, boneless' });
    const { Rows } = await ask.table('beef-eight', year);
    expect(Rows[0]).toMatchObject({ Code: '02023000', Duty: 12 });
    expect(Rows[0]?.DutyNoteCn).toBe(
      '最惠国税率；原产于澳大利亚、智利、哥斯达黎加、新西兰的为0%；2026–2028年超出国别配额的加征55个百分点；原产于美国的另有加征，税率待核实',
    );
    expect(Rows[0]?.DutyNoteEn).toBe(
      'Most-favoured-nation rate; 0% from Australia, Chile, Costa Rica and New Zealand; 55 points more over the country quota in 2026–2028; United States goods pay more on top, at a rate not known here',
    );
  });
});

describe('years', () => {
  test('are laid over each other, with the band of the five before and the quotas of the last', async () => {
    const { Dates, Datas, Dict, Total } = await ask.chart('beef-nine');
    expect(Dates).toHaveLength(12);
    const tonnes = Datas.filter(({ Unit }) => Unit === 't');
    expect(tonnes.map(({ Code }) => Code)).toEqual(['2021', '2022', '2023', '2024', '2025', '2026']);
    expect(tonnes.at(-1)?.Values.slice(9)).toEqual([null, null, null]);
    expect(Dict.Band?.Years).toEqual(['2021', '2022', '2023', '2024', '2025']);
    for (const [index, mean] of (Dict.Band?.Mean ?? []).entries()) {
      expect(mean).toBeGreaterThanOrEqual(Dict.Band?.Min[index] ?? Infinity);
      expect(mean).toBeLessThanOrEqual(Dict.Band?.Max[index] ?? 0);
    }
    const quotas = Dict.Quotas ?? [];
    expect(quotas.map(({ Code }) => Code).toSorted()).toEqual([
      'ARG',
      'AUS',
      'BRA',
      'NZL',
      'OTH',
      'TOTAL',
      'URY',
      'USA',
    ]);
    const whole = quotas.find(({ Code }) => Code === 'TOTAL');
    expect(whole).toMatchObject({ Quota: 2_688_000, Used: Total.Volume });
    const own = quotas.filter(({ Code }) => Code !== 'TOTAL').reduce((sum, { Used }) => sum + (Used ?? 0), 0);
    expect(own).toBeCloseTo(Total.Volume ?? 0, 3);
    const brazil = quotas.find(({ Code }) => Code === 'BRA');
    expect(brazil).toMatchObject({ DutyInPercent: 12, DutyOverPercent: 67, Year: 2026 });
    expect(brazil?.Later).toEqual([
      { Year: 2027, Quota: 1_128_000 },
      { Year: 2028, Quota: 1_151_000 },
    ]);
    const announced = (at: number) =>
      quotas.filter(({ Code }) => Code !== 'TOTAL').reduce((sum, { Later }) => sum + (Later[at]?.Quota ?? 0), 0);
    expect(whole?.Later.map(({ Quota }) => Quota)).toEqual([announced(0), announced(1)]);
    expect(brazil?.FillCentral).toMatch(/^2026-1\d-\d\d$/);
    expect(brazil?.Cumulative.filter((value) => value !== null)).toHaveLength(9);
  });

  test('have no quotas but those of beef, and none in years without', async () => {
    expect((await ask.chart('beef-nine', { Type: 'beef_and_offal' })).Dict.Quotas).toEqual([]);
    expect((await ask.chart('beef-nine', year)).Dict.Quotas).toEqual([]);
  });

  test('say which duty applies today, by which rule, and keep official notices and customs’ count apart', async () => {
    const { Quotas = [] } = (await ask.chart('beef-nine')).Dict;
    const [brazil, australia, states, others] = ['BRA', 'AUS', 'USA', 'OTH'].map((code) =>
      Quotas.find(({ Code }) => Code === code),
    );
    for (const origin of ['BRA', 'AUS', 'USA'] as const) {
      const quota = Quotas.find(({ Code }) => Code === origin);
      const duty = await trade.safeguard.findDuty({ origin, goods: '02023000', day: '2026-11-21' });
      expect([quota?.DutyInPercent, quota?.DutyOverPercent]).toEqual([duty.inQuotaPercent, duty.overQuotaPercent]);
      expect(quota?.Ruling).toMatchObject({ Day: '2026-11-21', Code: duty.ruling.code });
      expect(quota?.Counts?.Customs?.Tonnes).toBe(quota?.Used);
    }
    // The expected day has passed, and no notice has come.
    expect(brazil?.Ruling).toMatchObject({ Standing: 'overQuota', RestsOn: 'projection', IsOpen: true });
    expect(brazil?.Ruling?.TextCn).toContain('已过');
    expect(brazil?.Today).toBe('2026-11-21');
    expect(australia?.Counts?.Official).toMatchObject({ Percent: 50, Tonnes: 102_500, Day: '2026-03-26' });
    expect(australia?.Notices.map(({ Kind, Percent }) => [Kind, Percent])).toEqual([
      ['notice', 50],
      ['report', 28],
    ]);
    expect(states).toMatchObject({ DutyInPercent: 12, OthersKnown: false });
    expect(states?.Others).toMatchObject([{ Percent: null, From: '2026-11-10' }]);
    expect(others).toMatchObject({ DutyInPercent: null, DutyOverPercent: null });
  });

  test('are as full as the last count says, an official one too; customs’ own stays beside it', async () => {
    const read = async () => {
      const { Quotas = [] } = (await ask.chart('beef-nine')).Dict;
      const whole = Quotas.find(({ Code }) => Code === 'TOTAL');
      return { argentina: Quotas.find(({ Code }) => Code === 'ARG'), whole: whole?.Used ?? 0 };
    };
    const before = await read();
    const used = before.argentina?.Used ?? 0;
    await trade.db
      .insertInto('safeguard_notice')
      .values({
        kind: 'notice',
        line: 'ARG',
        year: 2026,
        percent: 100,
        reached_on: '2026-11-09',
        published_on: '2026-11-10',
        source_cn: '商务部',
        source_en: 'MOFCOM',
      })
      .execute();
    const after = await read();
    await trade.db.deleteFrom('safeguard_notice').where('line', '=', 'ARG').execute();
    const { Quota = 0, Cumulative } = after.argentina ?? {};
    expect(after.argentina).toMatchObject({ Used: Quota, UsedPercent: 100 });
    expect(after.argentina?.Counts?.Customs?.Tonnes).toBe(used);
    expect(Cumulative).toEqual(before.argentina?.Cumulative);
    expect(used).toBeLessThan(Quota);
    expect(after.whole - before.whole).toBeCloseTo(Quota - used, 3);
  });

  test('in carcase weight count the quota as shipped all the same', async () => {
    const [product, carcase] = [await ask.table('beef-nine'), await ask.table('beef-nine', { Weight: 'carcase' })];
    expect(carcase.Row.Volume).toBeCloseTo((product.Row.Volume ?? 0) * 1.4, 3);
    expect(carcase.Row.UsedPercent).toBe(product.Row.UsedPercent);
    expect(carcase.Dict.Quotas).toEqual(product.Dict.Quotas);
  });

  test('are the same in the table, a row for each month', async () => {
    const [chart, table] = [
      await ask.chart('beef-nine', { Origin: 'BRA' }),
      await ask.table('beef-nine', { Origin: 'BRA' }),
    ];
    const tonnes = chart.Datas.filter(({ Unit }) => Unit === 't');
    expect(table.Dict.Members.map(({ Code }) => Code)).toEqual(tonnes.map(({ Code }) => Code));
    for (const [index, row] of table.Rows.entries()) {
      expect(row.Values).toEqual(tonnes.map(({ Values }) => Values[index]));
    }
    expect(table.Row).toMatchObject({ Volume: chart.Total.Volume, Ytd: chart.Total.Volume, Quota: 1_106_000 });
    expect(table.Rows[8]?.UsedPercent).toBe(table.Row.UsedPercent);
    const brazil = chart.Dict.Quotas?.find(({ Code }) => Code === 'BRA');
    const last = { FillDate: brazil?.FillCentral, FillEarliest: brazil?.FillEarliest, FillLatest: brazil?.FillLatest };
    expect([table.Rows[8], table.Row]).toEqual([expect.objectContaining(last), expect.objectContaining(last)]);
    expect(table.Rows[2]?.FillDate).not.toBe(brazil?.FillCentral);
    expect(table.Rows[9]).not.toHaveProperty('FillDate');
    const keys = (of: typeof table): readonly string[] => of.Dict.Columns.map(({ Key }) => Key);
    expect(keys(table)).toEqual(expect.arrayContaining(['FillDate', 'FillEarliest', 'FillLatest']));
    expect(keys(await ask.table('beef-nine'))).not.toContain('FillDate');
  });
});

describe('contrasts', () => {
  test('of two periods take the same months a year before where none are chosen', async () => {
    const { Dict, Rows, Row } = await ask.table('pork-three-contrast', { StartDate: '2025-01', EndDate: '2025-06' });
    expect(Dict.Sides).toMatchObject({
      A: { LabelEn: 'January 2025 to June 2025', StartDate: '2025-01', EndDate: '2025-06' },
      B: { LabelCn: '2024年1月至2024年6月', StartDate: '2024-01' },
    });
    const six = await ask.table('pork-three', { StartDate: '2025-01', EndDate: '2025-06' });
    expect(Row).toMatchObject({ Volume: six.Row.Volume, DifferencePercent: six.Row.Yoy, ShareA: 100, ShareB: 100 });
    expect(Rows[0]?.Values).toHaveLength(2);
    expect(Dict.Columns.map(({ Key }) => Key)).toEqual([
      'Name',
      'Values.0',
      'Values.1',
      'Difference',
      'DifferencePercent',
      'ShareA',
      'ShareB',
    ]);
  });

  test('of two periods take those that are chosen', async () => {
    const { Dict } = await ask.table('pork-three-contrast', { Dates: ['2024-01', '2024-03', '2021-01', '2021-03'] });
    expect(Dict.Sides).toMatchObject({ A: { EndDate: '2024-03' }, B: { StartDate: '2021-01', EndDate: '2021-03' } });
  });

  test('of two sides take the largest origins, those that are named, or two scopes', async () => {
    const largest = await ask.table('pork-four-contrast', year);
    const ranked = (await ask.table('pork-one', year)).Rows.map(({ Code }) => Code);
    expect([largest.Dict.Sides?.A.Origin, largest.Dict.Sides?.B.Origin]).toEqual([[ranked[0]], [ranked[1]]]);
    const named = await ask.table('pork-four-contrast', { ...year, Origin: 'CAN', OtherOrigin: 'USA|CHL' });
    expect(named.Dict.Sides).toMatchObject({ A: { LabelEn: 'Canada' }, B: { LabelEn: 'United States, Chile' } });
    const scopes = await ask.table('pork-four-contrast', { ...year, OtherType: 'pork_offal' });
    expect(scopes.Dict.Sides).toMatchObject({ A: { LabelEn: 'Pork' }, B: { LabelEn: 'Pork offal' } });
    expect(scopes.Row.Values?.[1]).toBe((await ask.table('pork-four', { ...year, Type: 'pork_offal' })).Row.Volume);
  });

  test.each([
    ['pork-three-contrast', { Dates: ['2024-05', '2024-01', '', ''] }, 'Dates', 'startAfterEnd'],
    ['pork-three-contrast', { OtherOrigin: 'BRA' }, 'OtherOrigin', 'notInThisView'],
    ['pork-four-contrast', { Dates: ['2024-01', '2024-02', '', ''] }, 'Dates', 'notInThisView'],
    ['pork-four-contrast', { OtherOrigin: 'XXX' }, 'OtherOrigin', 'unknownCode'],
    ['pork-four-contrast', { OtherType: 'beef' }, 'OtherType', 'unknownCode'],
  ] as const)('%s refuses %j', async (code: ViewCode, input, Field, Rule) => {
    const given = input as Parameters<ViewClient['table']>[1]; // tuples of the table above are read-only
    await expect(ask.table(code, given)).rejects.toMatchObject({ code: 1001, data: { List: [{ Field, Rule }] } });
  });
});

describe('trends', () => {
  test('of a plant rank it within its origin, with what happened to it', async () => {
    const { Rows } = await ask.table('beef-seven', year);
    const [plant] = Rows;
    const trend = await ask.trend('GetBeefCompanyTrend', { ...year, PlantNo: plant?.Code ?? '' });
    expect(trend.Dict.Company).toMatchObject({ Kind: 'plant', Code: plant?.Code, OriginCode: plant?.OriginCode });
    expect(trend.Row.Volume).toBe(plant?.Volume);
    expect(trend.Rows).toHaveLength(12);
    expect(trend.Datas.map(({ Unit }) => Unit)).toEqual(['t', 'USD/t', '%']);
    expect(trend.Dict.Events[0]).toMatchObject({ Status: 'NEW' });
    const origin = await ask.table('beef-seven', { ...year, Origin: plant?.OriginCode ?? '' });
    expect(trend.Row.Share).toBe(origin.Rows[0]?.Share);
    const whole = await ask.trend('GetBeefCompanyTrend', { ...year, PlantNo: plant?.Code ?? '', Period: 'year' });
    expect(whole.Rows).toMatchObject([{ Period: '2024', Rank: 1, Share: trend.Row.Share, Yoy: trend.Row.Yoy }]);
    expect(total(whole.Patterns.map(({ Volume }) => Volume))).toBe(total([trend.Row.Volume]));
  });

  test('of an exporter break it down by plant, of an importer by origin', async () => {
    const { Patterns } = await ask.chart('beef-seven', year);
    const exporter = await ask.trend('GetBeefCompanyTrend', { ...year, Company: Patterns[0]?.Code ?? '' });
    expect(exporter.Dict.Company.Kind).toBe('exporter');
    expect(exporter.Patterns).toHaveLength(Patterns[0]?.Plants ?? 0);
    const { Rows } = await ask.table('beef-five', year);
    const importer = await ask.trend('GetBeefUserTrend2', { ...year, Company: Rows[0]?.Code ?? '', Period: 'year' });
    expect(importer.Rows).toMatchObject([{ Rank: 1, Share: Rows[0]?.Share, Volume: Rows[0]?.Volume, Events: [] }]);
    expect(importer.Patterns.slice(0, 3).map(({ Code }) => Code)).toEqual(
      Rows[0]?.MainOrigins?.map(({ Code }) => Code),
    );
  });

  test('of a pork plant have what its row has, and its cuts by the names of pork', async () => {
    const { Rows } = await ask.table('pork-six', year);
    const [plant] = Rows;
    const trend = await ask.trend('GetPorkCompanyTrend', { ...year, PlantNo: plant?.Code ?? '', Period: 'year' });
    expect(trend.Dict.Scope.Code).toBe('pork');
    expect(trend.Rows).toMatchObject([{ Volume: plant?.Volume, UsdPerTonne: plant?.UsdPerTonne }]);
    expect(total(trend.Patterns.map(({ Volume }) => Volume))).toBe(total([plant?.Volume ?? null]));
    const cuts = await ask.table('pork-five', { ...year, PlantNo: plant?.Code ?? '' });
    expect(trend.Patterns.map(({ NameCn }) => NameCn)).toEqual(
      expect.arrayContaining(cuts.Rows.slice(0, 3).map(({ NameCn }) => NameCn)),
    );
  });

  test.each([
    ['GetPorkCompanyTrend', { Company: 'I1' }, 1001],
    ['GetPorkCompanyTrend', { Company: 'E501', Type: 'beef' }, 1001],
    ['GetBeefCompanyTrend', {}, 1001],
    ['GetBeefCompanyTrend', { Company: 'E501|E502' }, 1001],
    ['GetBeefCompanyTrend', { Company: 'I1' }, 1001],
    ['GetBeefCompanyTrend', { Company: 'E501', PlantNo: 'P1' }, 1001],
    ['GetBeefCompanyTrend', { Company: 'E99999' }, 1009],
    ['GetBeefCompanyTrend', { PlantNo: 'P99999' }, 1009],
    ['GetBeefUserTrend2', { PlantNo: 'P1' }, 1001],
    ['GetBeefUserTrend2', { Company: 'I99999' }, 1009],
    ['GetBeefUserTrend2', { Company: 'I1', Origin: 'BRA' }, 1001],
  ] as const)('%s refuses %j with %i', async (name, input, code) => {
    await expect(ask.trend(name, input)).rejects.toMatchObject({ code });
  });
});

test('an answer to a signed-out reader depends on nothing but the question', async () => {
  const answers = await Promise.all([1, 2].map(async () => ask.call('GetBeefWebDataOneTable', {}, anonymousCaller)));
  expect(answers[0]).toEqual(answers[1]);
});

function total(values: readonly (number | null)[]): number {
  return Math.round(values.reduce<number>((sum, value) => sum + (value ?? 0), 0) * 1000) / 1000;
}

import { figureKindCodes } from '@btc/contract/figures/figure.ts';
import { printPeriod } from '@btc/contract/figures/print-period.ts';
import type { getWebPriceDataList } from '@btc/contract/prices/quotes.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noCache } from '#platform/cache/shared-cache.ts';
import { paidCaller } from '#prices/prices.fixture.ts';
import { createPricesOperations } from '#prices/prices.operations.ts';
import { createSafeguardService } from '#safeguard/safeguard.service.ts';
import { createLineCountsService } from '#trade/safeguard/line-counts.service.ts';
import { createTradeOperations } from '#trade/trade.operations.ts';
import { insertRates } from '#trade/rate.queries.ts';
import { dataMember } from '#trade/trade-fixture.ts';
import type { Caller } from '#platform/api/binding.ts';
import { type FiguresFixture, lastDay, openFiguresFixture } from './figures.fixture.ts';
import { listFigureSeries } from './list-series.ts';

let figures: FiguresFixture;
beforeAll(async () => {
  figures = await openFiguresFixture();
}, 120_000);
afterAll(() => figures.close());

async function call<Output>(name: string, data: object, caller: Caller): Promise<Output> {
  const volumes = () => Promise.resolve(null);
  const safeguard = createSafeguardService({ db: figures.db, readCounts: createLineCountsService(figures) });
  const bound = [
    ...createPricesOperations({ ...figures, safeguard, fileForms: [], readYearVolumes: volumes }),
    ...createTradeOperations(figures),
  ].find(({ operation }) => operation.name === name);
  if (bound === undefined) throw new Error(`No such operation: ${name}`);
  return (await bound.handle(bound.operation.input.parse(data), caller, noCache)) as Output; // a test reads what it needs
}

const paid = paidCaller(1);

function toList(market: string, more: object = {}) {
  return call<OutputOf<typeof getWebPriceDataList>>(
    'GetWebPriceDataList',
    { Meat: 'beef', MarketType: market, Date: lastDay, PageSize: 200, ...more },
    paid,
  );
}

describe('a quote in a text is that of the price list', () => {
  test('its price, range, number of quotes and changes', async () => {
    const { Rows } = await toList('forward');
    const row = Rows.find(({ OriginCode, CutCode }) => OriginCode === 'BRA' && CutCode === 'fq6');
    const said = await figures.say(
      ['', 'low', 'high', 'quotes', 'change', 'change%', 'previous']
        .map((measure) => `{{quote/BRA/fq6/forward@latest ${measure} bare}}`)
        .join('|'),
    );
    const numbers = said.split('|').map((text) => Number(text.replaceAll(/[,%+]/g, '').replace('−', '-')));
    expect(numbers).toEqual([
      row?.Mainstream,
      row?.Low,
      row?.High,
      row?.QuoteCount,
      row?.ChangeWeek?.Value,
      Math.round((row?.ChangeWeek?.Percent ?? 0) * 10) / 10,
      row?.ChangePrevious?.Value,
    ]);
  });

  test('all of a market: how many rose, and which most', async () => {
    const { Rows } = await toList('forward');
    const compared = Rows.filter(({ ChangeWeek }) => ChangeWeek !== null).length;
    const changes = Rows.map(({ ChangeWeek }) => ChangeWeek?.Value ?? 0);
    const top = Rows.find(({ ChangeWeek }) => ChangeWeek?.Value === Math.max(...changes));
    const all = 'quote/*/*/forward@2026-11-20 change';
    expect(await figures.say(`{{${all} count}} {{${all} risen}} {{${all} fallen}} {{${all} first cut}}`, 'en')).toBe(
      `${compared} ${changes.filter((one) => one > 0).length} ${changes.filter((one) => one < 0).length} ${top?.CutEn ?? ''}`,
    );
  });

  test('in another unit as the list converts it', async () => {
    const { Rows } = await toList('spot', { Unit: 'USD/t' });
    const row = Rows.find(
      ({ OriginCode, CutCode, Port }) => OriginCode === 'BRA' && CutCode === 'fq6' && Port === 'shanghai',
    );
    const said = await figures.say('{{quote/BRA/fq6/spot/shanghai@latest usd bare}}');
    expect(Number(said.replace(',', ''))).toBe(Math.round(row?.Mainstream ?? 0));
  });

  test('a cut that beef and pork share has the name of its meat', async () => {
    expect(await figures.say('{{quote/ESP/pork:large_int/forward@latest cut}}')).toBe('猪大肠');
  });

  test('one that several series could be asks for the port', async () => {
    expect(await figures.fill('{{quote/BRA/fq6/spot@latest}}')).toMatchObject({
      issues: [{ kind: 'ambiguous', detail: 'shanghai, tianjin' }],
    });
  });

  test('a day without quotes has none, an unknown code is named', async () => {
    expect(await figures.fill('{{quote/BRA/fq6/forward@2026-11-19}} {{quote/XXX/fq6/forward@latest}}')).toMatchObject({
      issues: [{ kind: 'notFound' }, { kind: 'unknownCode', detail: 'XXX' }],
    });
  });
});

describe('a landed cost is that of the sheet', () => {
  test('within and over the quota', async () => {
    const { Row } = await call<{ Row: { InQuota: number; OverQuota: number } }>(
      'GetLandedCost',
      { Origin: 'BRA', Cif: 6000, Date: lastDay },
      paid,
    );
    const said = await figures.say('{{landed/BRA/6000@2026-11-20 bare}} {{landed/BRA/6000/over@2026-11-20 bare}}');
    expect(said).toBe(`${Row.InQuota.toFixed(2)} ${Row.OverQuota.toFixed(2)}`);
  });

  test('of a quote, as the list converts it, and the spot premium over it', async () => {
    const [forward, spot] = await Promise.all([
      toList('forward', { Unit: 'CNY/kg', Level: 'exStore' }),
      toList('spot'),
    ]);
    const own = ({ OriginCode, CutCode, Port }: { OriginCode: string; CutCode: string; Port: string }) =>
      OriginCode === 'BRA' && CutCode === 'fq6' && Port !== 'tianjin';
    const [landed, stored] = [forward.Rows.find(own)?.Mainstream ?? 0, spot.Rows.find(own)?.Mainstream ?? 0];
    expect(await figures.say('{{landed/BRA/fq6/forward@latest bare}} {{spread/BRA/fq6/shanghai@latest bare}}')).toBe(
      `${landed.toFixed(2)} ${(stored - landed).toFixed(2)}`,
    );
  });

  test('of a price that is typed, with the duty of its cut: offal knows no surcharge, pork pays its own', async () => {
    const [meat, cut, pork] = await Promise.all(
      ['BRA/6000', 'BRA/fq6/6000', 'BRA/pork:large_int/6000'].map((path) =>
        figures.say(`{{landed/${path}@2026-11-20 bare}}`),
      ),
    );
    expect(cut).toBe(meat);
    const { Row } = await call<{ Row: { InQuota: number } }>(
      'GetLandedCost',
      // Guts are declared under 0504 at 20 %, not under the line of pork.
      { Meat: 'pork', Origin: 'BRA', Cif: 6000, Date: lastDay, DutyPercent: 20 },
      paid,
    );
    expect(pork).toBe(Row.InQuota.toFixed(2));
    expect(await figures.say('{{landed/BRA/fq6/6000@2026-11-20 name}}', 'en')).toMatch(/^Brazil /);
    expect(await figures.fill('{{landed/BRA/omasum/6000/over@2026-11-20}}')).toMatchObject({
      issues: [{ kind: 'notPublished' }],
    });
    expect(await figures.fill('{{landed/BRA/nothing/6000@2026-11-20}} {{landed/BRA/0@2026-11-20}}')).toMatchObject({
      issues: [{ kind: 'unknownCode', detail: 'nothing' }, { kind: 'notFound' }],
    });
  });

  test('its lines add up', async () => {
    const lines = ['goods', 'duty', 'vat', 'port', 'cost'].map(
      (line) => `{{landed/BRA/6000@2026-11-20 ${line} bare .4}}`,
    );
    const [goods = 0, duty = 0, vat = 0, port = 0, cost = 0] = (await figures.say(lines.join(' ')))
      .split(' ')
      .map(Number);
    expect(goods + duty + vat + port).toBeCloseTo(cost, 3);
  });
});

describe('imports are the sums of the data views', () => {
  interface ViewRow {
    readonly Code: string;
    readonly Volume: number;
    readonly UsdPerTonne: number;
    readonly Share: number;
    readonly Yoy: number;
  }
  const toTable = (operation: string, period: object) =>
    call<{ Rows: ViewRow[] }>(operation, { StartDate: '2026-09', EndDate: '2026-09', ...period }, dataMember);

  test('by origin: weight, share, unit value and the change on the year', async () => {
    const { Rows } = await toTable('GetBeefWebDataOneTable', {});
    const row = Rows.find(({ Code }) => Code === 'BRA');
    const said = await figures.say(
      '{{import/BRA@2026-09 t bare}} {{import/BRA@2026-09 share bare}} {{import/BRA@2026-09 unit-value bare}} {{import/BRA@2026-09 year% bare}}',
      'en',
    );
    expect(said.replaceAll(',', '').replace('−', '-')).toBe(
      [row?.Volume.toFixed(0), row?.Share.toFixed(1), row?.UsdPerTonne.toFixed(0), row?.Yoy.toFixed(1)].join(' '),
    );
  });

  test('the change on the year of a longer span is that of its last twelve months', async () => {
    const { Row } = await call<{ Row: { Yoy: number } }>(
      'GetBeefWebDataOneTable',
      { StartDate: '2024-04', EndDate: '2026-09' },
      dataMember,
    );
    const said = await figures.say(
      '{{import/TOTAL@2024-04..2026-09 year% bare}} {{import/TOTAL@2025-10..2026-09 year% bare}}',
    );
    const change = `${Row.Yoy > 0 ? '+' : ''}${Row.Yoy.toFixed(1)}`.replace('-', '−');
    expect(said).toBe(`${change} ${change}`);
  });

  test('by province, and by cut of an origin', async () => {
    const [provinces, cuts] = await Promise.all([
      toTable('GetBeefWebDataThreeTable', {}),
      toTable('GetBeefWebDataSixTable', { Origin: 'BRA' }),
    ]);
    const [province, cut] = [provinces.Rows[0], cuts.Rows[0]];
    const said = await figures.say(
      `{{import/TOTAL/province=${province?.Code ?? ''}@2026-09 t bare}} {{import/BRA/cut=${cut?.Code ?? ''}@2026-09 t bare}}`,
    );
    expect(said.replaceAll(',', '')).toBe(`${province?.Volume.toFixed(0) ?? ''} ${cut?.Volume.toFixed(0) ?? ''}`);
  });

  test('latest is the month that customs had told by the day', async () => {
    expect(await figures.say('{{import/BRA@latest period}}', 'en', '2026-09-19')).toBe('July 2026');
    expect(await figures.say('{{import/BRA@latest-YTD period}}', 'cn', '2026-09-20')).toBe('2026年1—8月');
  });

  test('a code that nobody knows is no zero', async () => {
    expect(await figures.fill('{{import/BRA/cut=shanks@2026-09}}')).toMatchObject({
      issues: [{ kind: 'unknownCode', detail: 'shanks' }],
    });
  });

  test('what was not traded has no unit value: not that of all together', async () => {
    expect(await figures.say('{{import/IRL@2026-09 t}}')).toBe('0吨');
    expect(await figures.fill('{{import/IRL@2026-09 unit-value}}')).toMatchObject({ issues: [{ kind: 'notTraded' }] });
  });

  test('a month that is not published is no figure', async () => {
    expect(await figures.fill('{{import/BRA@2031-01}}')).toMatchObject({ issues: [{ kind: 'notPublished' }] });
  });

  test('everybody may read the latest months by origin, members all else', async () => {
    const findLockState = async (text: string) => {
      const filled = await figures.fill(text);
      return filled.kind === 'filled' ? filled.figures[0]?.bases[0]?.lock : filled;
    };
    expect(await findLockState('{{import/BRA@2026-09}}')).toBeNull();
    expect(await findLockState('{{import/BRA@2026-09 year%}}')).toBe('Data');
    expect(await findLockState('{{import/BRA@2024}}')).toBe('Data');
    expect(await findLockState('{{import/TOTAL/province=31@2026-09}}')).toBe('Data');
    expect(await findLockState('{{import/BRA/pork@2024}}')).toBe('PorkData');
    expect(await findLockState('{{quote/BRA/fq6/forward@latest}}')).toBe('Price');
    expect(await findLockState('{{landed/BRA/6000@2026-11-20}}')).toBeNull();
  });
});

test('a quota is its amount, and its use as customs have told it', async () => {
  const said = await figures.say('{{quota/BRA@2026 t}} {{quota/TOTAL@2026 t}} {{quota/BRA@2026-09 used t bare}}', 'en');
  const months = await figures.say('{{import/BRA@2026-YTD09 t bare}}', 'en');
  expect(said).toBe(`1,106,000 t 2,688,000 t ${months}`);
});

test('a duty has every other duty in it, and is none where one of them is not known', async () => {
  expect(await figures.say('{{duty/USA@2026-06-01}} {{duty/USA@2026-06-01 over}} {{duty/AUS@2026-06-01}}')).toBe(
    '22% 77% 0%',
  );
  expect(await figures.say('{{duty/USA@latest surcharge}}')).toBe('55%');
  expect(await figures.fill('{{duty/USA@latest}} {{duty/USA@latest over}}')).toMatchObject({
    issues: [{ kind: 'notPublished' }, { kind: 'notPublished' }],
  });
});

test('the use of a quota is the official one where that has more, also for the day to which a text is pinned', async () => {
  const text = '{{quota/ARG@latest use%}} {{quota/ARG@latest left t}}';
  const before = await figures.say(text, 'en');
  await figures.db
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
  expect(await figures.say(text, 'en')).toBe('100.0% 0 t');
  const filled = await figures.fill('{{quota/ARG@latest use%}}', 'en');
  const [figure] = filled.kind === 'filled' ? filled.figures : [];
  expect(figure).toMatchObject({
    pinned: '{{quota/ARG@2026-11-10 use%}}',
    bases: [{ sourceEn: 'MOFCOM', demo: false }],
  });
  expect(await figures.say(figure?.pinned ?? '', 'en')).toBe('100.0%');
  expect(await figures.say(text.replaceAll('latest', '2026-09'), 'en')).toBe(before);
  expect(await figures.say(text, 'en', '2026-11-09')).toBe(before);
  await figures.db.deleteFrom('safeguard_notice').where('line', '=', 'ARG').execute();
});

describe('the days of a quota', () => {
  interface QuotaRow {
    readonly Code: string;
    readonly FillCentral: string | null;
    readonly Ruling: { readonly SurchargeFrom: string | null } | null;
  }

  test('are those of the quota table, and members’', async () => {
    const { Dict } = await call<{ Dict: { Quotas: QuotaRow[] } }>('GetBeefWebDataNineChart', {}, dataMember);
    const full = Dict.Quotas.filter(({ Ruling }) => (Ruling?.SurchargeFrom ?? null) !== null);
    expect(full.length).toBeGreaterThan(0);
    for (const { Code, FillCentral, Ruling } of full) {
      const filled = await figures.fill(
        `{{quota/${Code}@latest fill-day}} {{quota/${Code}@latest surcharge-day}}`,
        'en',
      );
      expect(filled).toMatchObject({
        text: [FillCentral, Ruling?.SurchargeFrom].map((day) => printPeriod(day ?? '', 'en')).join(' '),
        figures: [{ bases: [{ lock: 'Data', demo: true }] }, { bases: [{ lock: 'Data' }] }],
      });
    }
  });

  test('of one that is not expected to be full this year are no figure, and of all together there are none', async () => {
    expect(await figures.fill('{{quota/NZL@latest fill-day}} {{quota/TOTAL@latest fill-day}}')).toMatchObject({
      issues: [{ kind: 'notThisYear', detail: 'NZL' }, { kind: 'notOfSeries' }],
    });
  });

  test('are everybody’s once a notice names them', async () => {
    await figures.db
      .insertInto('safeguard_notice')
      .values({
        kind: 'notice',
        line: 'ARG',
        year: 2026,
        percent: 100,
        reached_on: '2026-11-09',
        surcharge_from: '2026-11-12',
        published_on: '2026-11-10',
        source_cn: '商务部',
        source_en: 'MOFCOM',
      })
      .execute();
    expect(await figures.fill('{{quota/ARG@latest surcharge-day}}')).toMatchObject({
      text: '2026年11月12日',
      figures: [{ bases: [{ lock: null, sourceEn: 'MOFCOM', demo: false }] }],
    });
    expect(await figures.say('{{quota/ARG@latest fill-day}}', 'en')).toBe('9 November 2026');
    expect(await figures.say('{{quota/ARG@latest - quota/BRA@latest fill-day abs}}', 'en')).toMatch(/^\d+ days$/);
    await figures.db.deleteFrom('safeguard_notice').where('line', '=', 'ARG').execute();
  });
});

test('rates are those that are stored: of a day, of a customs month, of live cattle', async () => {
  await insertRates(
    figures.db,
    [{ month: '2026-10', currency: 'EUR', cnyPerUnit: '8.1234', source: 'Customs', publishedOn: '2026-09-20' }],
    null,
  );
  expect(await figures.say('{{rate/EUR@2026-10}} {{rate/EUR@latest}} {{rate/EUR@latest name}}', 'en')).toBe(
    '8.1234 yuan 8.1234 yuan euro',
  );
  expect(await figures.say('{{rate/EUR@latest period}}', 'en')).toBe('October 2026');
  expect(await figures.fill('{{rate/USD@latest}}')).toMatchObject({
    figures: [{ bases: [{ sourceCn: '演示数据', demo: true }] }],
  });
  const cattle = await figures.db
    .selectFrom('live_cattle_price')
    .select(['usd_per_unit', 'day'])
    .where('series', '=', 'BRA')
    .orderBy('day', 'desc')
    .executeTakeFirstOrThrow();
  expect(await figures.fill('{{rate/BRL/USD@latest}}', 'en')).toMatchObject({
    text: `USD ${Number(cattle.usd_per_unit).toFixed(4)}`,
    figures: [{ period: cattle.day, bases: [{ lock: 'Price' }] }],
  });
  expect(await figures.fill('{{rate/EUR@2026-11-20}} {{rate/XYZ@latest}} {{rate/BRL/EUR@latest}}')).toMatchObject({
    issues: [{ kind: 'badPeriod' }, { kind: 'notFound' }, { kind: 'unknownCode' }],
  });
});

const withoutFigure = {
  'quote notFound': [
    'BRA/fq7/afloat',
    'BRA/knuckle/forward',
    'BRA/shank/afloat',
    'NZL/shank/forward',
    'ESP/no4/forward',
  ],
  'landed notFound': ['BRA/knuckle/forward', 'NZL/shank/forward', 'ESP/no4/forward'],
  'spread notFound': ['BRA/knuckle/tianjin', 'BRA/knuckle/qingdao', 'NZL/shank', 'ESP/no4/shanghai', 'ESP/no4/tianjin'],
  'duty notPublished': ['USA'],
};

test('what the dialog offers has a figure, or a reason that it shows', async () => {
  const { series } = await listFigureSeries(figures.db);
  expect(new Set(series.map(({ kind }) => kind))).toEqual(new Set(figureKindCodes));
  expect(new Set(series.map(({ path }) => path)).size).toBe(series.length);
  const without = new Map<string, string[]>();
  for (const { kind, path } of series) {
    const filled = await figures.fill(`{{${path}@latest}}`);
    if (filled.kind === 'filled') continue;
    const key = `${kind} ${filled.issues[0]?.kind ?? ''}`;
    without.set(key, [...(without.get(key) ?? []), path.slice(kind.length + 1)]);
  }
  expect(Object.fromEntries(without)).toEqual(withoutFigure);
});

test('indices, rates, live cattle and prices of others answer in both editions', async () => {
  const text =
    '{{index/beef/forward@latest}} {{rate/USD@latest}} {{duty/BRA@latest over}} {{cattle/BRA@latest carcase}} {{benchmark/demo-beef@latest}}';
  expect(await figures.say(text, 'en')).toMatch(/^[\d.]+ points [\d.]+ yuan 67% USD [\d.]+\/kg USD [\d.]+\/kg$/);
  expect(await figures.say(text, 'cn')).toMatch(/^[\d.]+点 [\d.]+元 67% [\d.]+美元\/公斤 [\d.]+美元\/公斤$/);
});

test('an index without quotes in its week has a level, and no text tells a change of it', async () => {
  expect(await figures.say('{{index/beef/forward/NZL@latest}}', 'en')).toMatch(/^[\d.]+ points$/);
  expect(await figures.fill('{{index/beef/forward/NZL@latest change}}')).toMatchObject({
    issues: [{ kind: 'notPublished' }],
  });
});

import type { ViewCode } from '@btc/contract/trade/views.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { createViewClient, loadFacts } from './view.fixture.ts';
import type { ViewClient } from './view.fixture.ts';

let trade: TradeFixture;
let ask: ViewClient;
beforeAll(async () => {
  trade = await openTradeFixture();
  ask = createViewClient(trade);
  // A source without fat, stomachs and guts; the customs file that has them is loaded later.
  await loadFacts(trade, toGoods({ '02023000': 40n, '02062900': 5n, '02032900': 20n, '02064900': 8n }, 'ESP'), {
    source: 'demo',
  });
});
afterAll(async () => trade.close());

function toGoods(tonnes: Readonly<Record<string, bigint>>, origin: string) {
  return [202601, 202602].flatMap((period) =>
    Object.entries(tonnes).map(([hs, amount]) => ({
      period,
      origin,
      hs,
      district: '2200',
      grams: amount * 1_000_000n,
    })),
  );
}

const loadCustoms = () =>
  loadFacts(
    trade,
    toGoods(
      {
        '02023000': 40n,
        '02062900': 5n,
        '05040029': 3n,
        '05040090': 4n,
        '02032900': 20n,
        '02064900': 8n,
        '02091000': 2n,
      },
      'BRA',
    ),
    { source: 'customs' },
  );

async function types(View: ViewCode, more: object = {}) {
  const { Dict } = await ask.table(View, { IsFirst: true, ...more });
  return Dict.Options?.Types.slice(3).map(({ NameEn }) => NameEn);
}

describe('fat, stomachs and guts', () => {
  test('are no choice where no source has them, but where they are asked for', async () => {
    expect(await types('beef-one')).toEqual([]);
    expect(await types('pork-one')).toEqual([]);
    expect(await types('beef-one', { Type: 'offal_0504' })).toEqual(['Stomachs, guts']);
  });

  test('are said not to be published where no source has them, and are not zero', async () => {
    for (const [view, Type] of [
      ['pork-one', 'pork_fat'],
      ['pork-two', 'offal_0504'],
      ['beef-two', 'offal_0504'],
    ] as const) {
      const { Total, Dict } = await ask.chart(view, { Type });
      expect(Dict).toMatchObject({ Source: null, Sources: [], DataLimit: null });
      expect([Total.Volume, Total.ValueUsd]).toEqual([null, null]);
      expect(Dict.Scope.TitleEn).not.toContain('only');
      expect(await ask.table(view, { Type })).toMatchObject({ Rows: [], Row: { Volume: null } });
    }
    expect((await ask.table('pork-four-contrast', { OtherType: 'pork_offal' })).Dict.Source).toBe('demo');
    expect(await ask.table('pork-four-contrast', { OtherType: 'pork_fat' })).toMatchObject({
      Rows: [],
      Dict: { Source: null },
    });
  });
});

describe('fat, stomachs and guts that are published', () => {
  beforeAll(loadCustoms);

  test('can be asked for, under a title of their own', async () => {
    const fat = await ask.table('pork-one', { Type: 'pork_fat' });
    expect(fat.Row.Volume).toBe(4);
    expect(fat.Dict.Scope).toEqual({
      Code: 'pork_fat',
      TitleCn: '猪脂肪（HS 020910），产品重量',
      TitleEn: 'Pig fat (HS 020910), product weight',
      HsCodes: ['02091000'],
      Complete: true,
    });
    for (const view of ['beef-one', 'pork-one'] as const) {
      const { Row, Dict } = await ask.table(view, { Type: 'offal_0504' });
      expect(Row.Volume).toBe(14);
      expect(Dict.Scope.TitleCn).toContain('海关不分畜种');
      expect(Dict.Scope.TitleEn).toContain('which customs does not tell apart');
    }
  });

  test.each<[ViewCode, string, number]>([
    ['beef-one', 'beef_offal', 10],
    ['beef-one', 'beef_and_offal', 90],
    ['pork-one', 'pork', 40],
    ['pork-one', 'pork_offal', 16],
    ['pork-one', 'pork_and_offal', 56],
  ])('are in no sum: %s of %s', async (view, Type, tonnes) => {
    expect((await ask.table(view, { Type })).Row.Volume).toBe(tonnes);
  });

  test('are added only where they are named, and then in the title too', async () => {
    const { Row, Dict } = await ask.table('pork-two', { Type: 'pork_offal|pork|pork_fat' });
    expect(Row.Volume).toBe(60);
    expect(Dict.Scope.TitleEn).toBe('Pork and offal + Pig fat (HS 02032900, 02064900, 02091000 only), product weight');
    const fat = await ask.table('pork-two', { Type: 'pork_fat|offal_0504' });
    expect(fat.Dict.Scope.TitleCn).toBe(
      '猪脂肪（HS 020910），产品重量 + 牛、猪及其他动物的胃、肠（HS 05040029、05040090，海关不分畜种），产品重量',
    );
  });

  test('are among the choices of the views, each of its own meat', async () => {
    expect(await types('beef-one')).toEqual(['Stomachs, guts']);
    expect(await types('pork-one')).toEqual(['Pig fat', 'Stomachs, guts']);
    await expect(ask.table('beef-one', { Type: 'pork_fat' })).rejects.toMatchObject({ code: 1001 });
  });

  test('have no carcase weight and are in no quota', async () => {
    await expect(ask.table('beef-one', { Type: 'offal_0504', Weight: 'carcase' })).rejects.toMatchObject({
      code: 1001,
    });
    expect((await ask.chart('beef-nine', { Type: 'offal_0504' })).Dict.Quotas).toEqual([]);
  });

  test('stand against each other where a source has both', async () => {
    const { Dict } = await ask.table('pork-four-contrast', { OtherType: 'pork_fat' });
    expect(Dict.Sides).toMatchObject({ A: { LabelEn: 'Pork' }, B: { LabelEn: 'Pig fat' } });
    expect(Dict.Scope).toMatchObject({
      TitleEn: 'Pork (HS 02032900 only), product weight against Pig fat (HS 020910), product weight',
      HsCodes: ['02032900', '02091000'],
      Complete: false,
    });
  });
});

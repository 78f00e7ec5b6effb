import { expect, it } from 'vitest';
import { namedTheme } from '#charts/testing/chart-theme.fixture.ts';
import { toViewChart } from '../testing/view-chart.fixture.ts';
import { buildPlantBubbles } from './concentration-figure.tsx';
import { buildMap, rankRegions, buildTiles } from './map-figure.tsx';
import { rankedMembers } from './member-bars.ts';
import { originLegend } from './to-origin-token.ts';
import { buildPareto } from './pareto-figure.tsx';
import { buildBars } from './ranked-bars-figure.tsx';
import { toPrices } from './scatter-figure.tsx';
import { toStep } from './share-steps.ts';
import { buildBands } from './size-bands.tsx';
import { structureStats } from './structure-stats.ts';
import { rankCuts, buildTree } from './treemap-figure.tsx';

const chart = toViewChart('beef-three', [
  ['31', '上海', 'Shanghai', 40, 40],
  ['12', '天津', 'Tianjin', 10, 9],
  ['65', '新疆', 'Xinjiang', 1, null],
]);
const ground = { edition: 'en', theme: namedTheme } as const;

it('ranks members by the unit, the rest last', () => {
  const withRest = toViewChart('beef-four', [
    ['REST', '其他', 'All others', 90, 9],
    ['2200', '上海海关', 'Shanghai', 1, 0],
  ]);
  expect(rankedMembers(withRest, { unit: 't', edition: 'en', token: '' }).map(({ code }) => code)).toEqual([
    '2200',
    'REST',
  ]);
  expect(rankedMembers(chart, { unit: 'USD', edition: 'en', token: '' })[0]).toMatchObject({ value: 400, share: 80 });
  expect(rankedMembers(chart, { unit: 'CNY', edition: 'en', token: '' })[0]).toMatchObject({ value: null });
});

it('says once in the bars what they count', () => {
  const { bars } = buildBars({ chart, unit: 't', picked: '12', ...ground });
  expect(bars.map(({ text }) => text)).toEqual(['80 t · 80.0%', '19 · 19.0%', '1 · 1.0%']);
  expect(buildBars({ chart, unit: 't', picked: '12', ...ground }).picked).toBe(1);
});

it('colours provinces by their share; those without trade and those not in the statistics are empty', () => {
  const regions = rankRegions(chart, 't', 'cn');
  const map = buildMap({ regions, unit: 't', picked: null, edition: 'cn', theme: namedTheme });
  expect(map.regions).toHaveLength(34);
  expect(map.regions.slice(0, 3).map(({ step }) => step)).toEqual([5, 4, 1]);
  expect(map.regions.find(({ code }) => code === '71')).toEqual({ code: '71', name: '台湾', step: null });
  const tiles = buildTiles({ regions, picked: '31', edition: 'cn' });
  expect(tiles.get('31')).toEqual({ text: '80.0', step: 5, isPicked: true });
  expect(tiles.has('71')).toBe(false);
});

it('gives a share the same colour in every answer', () => {
  expect([null, 0.4, 0.5, 2, 5, 10, 20, 100].map(toStep)).toEqual([null, 0, 1, 2, 3, 4, 5, 5]);
});

it('adds shares up from the largest', () => {
  const pareto = buildPareto({ chart, unit: 't', compact: false, ...ground });
  expect(pareto.bars).toEqual([
    { name: 'Shanghai', value: 80, cumulative: 80 },
    { name: 'Tianjin', value: 19, cumulative: 99 },
    { name: 'Xinjiang', value: 1, cumulative: 100 },
  ]);
});

const structure = {
  Members: 4,
  Cr4: 100,
  Cr5: 100,
  Cr10: 100,
  Hhi: 2600,
  Active: 3,
  Idle: 1,
  Periods: [],
  Bands: [
    { From: 0, To: 100, Members: 3, Volume: 100, Share: 10 },
    { From: 100, To: null, Members: 1, Volume: 900, Share: 90 },
  ],
};

it('says how concentrated the trade is, and how many plants had none', () => {
  expect(structureStats(structure, 'en', 'exporter').map(({ name, text, note }) => [name, text, note])).toEqual([
    ['Exporters', '4', undefined],
    ['CR4', '100.0%', 'share of top 4'],
    ['CR5', '100.0%', 'share of top 5'],
    ['CR10', '100.0%', 'share of top 10'],
    ['HHI', '2,600', 'highly concentrated'],
    ['Active plants', '3', 'shipped in the period'],
    ['Idle plants', '1', 'approved, no shipment'],
  ]);
});

it('sets how many there are of a size against what they have, the largest on top', () => {
  expect(buildBands(structure, 'en', namedTheme).bars).toEqual([
    { name: '≥ 100 t', values: [25, 90], texts: ['25.0% · 1', '90.0%'] },
    { name: '< 100 t', values: [75, 10], texts: ['75.0% · 3', '10.0%'] },
  ]);
});

it('groups cuts, each group in a colour by its size, and leaves out what had no trade', () => {
  const base = toViewChart('beef-six', [
    ['brisket', '牛胸', 'Brisket', 5, 5],
    ['knuckle', '牛霖', 'Knuckle', 4, 4],
    ['trim', '碎肉', 'Trim', 0, 0],
  ]);
  const groups = ['fore', 'hind', 'hind'] as const;
  const cuts = {
    ...base,
    Patterns: base.Patterns.map((pattern, index) => {
      const group = groups[index] ?? 'hind';
      return { ...pattern, GroupCode: group, GroupCn: group, GroupEn: group };
    }),
  };
  const tree = buildTree({ chart: cuts, unit: 't', picked: 'knuckle', ...ground });
  expect(tree.groups.map(({ name, token, leaves }) => [name, token, leaves.map((leaf) => leaf.name)])).toEqual([
    ['fore', '--series-1', ['Brisket']],
    ['hind', '--series-2', ['Knuckle']],
  ]);
  expect(tree.picked).toBe(1);
  expect(rankCuts(cuts, 't', 'en')).toHaveLength(3);
});

it('places exporters by plants and tonnes, and plants by tonnes and price, in the colours of their origins', () => {
  const exporters = {
    ...chart,
    Patterns: chart.Patterns.map((pattern) => ({
      ...pattern,
      Plants: 2,
      OriginCode: 'BRA',
      OriginCn: '巴西',
      OriginEn: 'Brazil',
    })),
  };
  const bubbles = buildPlantBubbles({ chart: exporters, compact: false, ...ground });
  expect(bubbles.bubbles[0]).toMatchObject({ x: 2, y: 80, size: 40, token: '--origin-brazil' });
  // With as many plants they stand beside each other, nearer to theirs than to the next number.
  expect(new Set(bubbles.bubbles.map(({ x }) => x)).size).toBe(3);
  expect(bubbles.bubbles.every(({ x }) => Math.round(x) === 2)).toBe(true);
  const prices = toPrices({ chart: exporters, compact: false, ...ground });
  expect(prices).toMatchObject({ level: { value: 5 }, x: { isLog: true } });
  expect(originLegend(exporters.Patterns, 'en', 'Others')).toEqual([{ token: '--origin-brazil', name: 'Brazil' }]);
});

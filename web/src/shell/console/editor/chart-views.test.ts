import { dataViews } from '@btc/contract/trade/views.ts';
import { expect, test } from 'vitest';
import { findChartAddress } from './article-html.ts';
import { formatChartName, findViewChart, viewChoices } from './chart-views.ts';

test.each(['cn', 'en'] as const)('every view can be chosen as a chart (%s)', (edition) => {
  const choices = viewChoices(edition, (name) => `${name} (members)`);
  expect(choices).toHaveLength(dataViews.length);
  for (const { value, label } of choices) {
    const { address, caption } = findViewChart(edition, value);
    expect(findChartAddress(address)).toContain(`view=${value}`);
    expect(label.startsWith(caption)).toBe(true);
    expect(/[\u4e00-\u9fff]/.test(caption)).toBe(edition === 'cn');
  }
});

test('what a signed-out reader finds locked is marked, and a chart of pork says so in its address', () => {
  const labels = new Map(viewChoices('en', (name) => `${name} (members)`).map(({ value, label }) => [value, label]));
  expect(labels.get('beef-one')).toBe('Beef · Imports by origin');
  expect(labels.get('beef-two')).toBe('Beef · Unit value by origin (members)');
  expect(findViewChart('cn', 'pork-one')).toEqual({
    address: '/cn/BTCData?meat=pork&view=pork-one',
    caption: '猪肉 · 国别进口',
  });
});

test('a chart is named by its view and what else it asks for; one that is not known by its address', () => {
  expect(formatChartName('en', 'meat=pork&view=pork-one')).toBe('Pork · Imports by origin');
  expect(formatChartName('cn', 'view=beef-one&origin=BRA')).toBe('牛肉 · 国别进口 · origin=BRA');
  expect(formatChartName('en', 'view=gone')).toBe('view=gone');
});

import { expect, it } from 'vitest';
import { breakLines, layPage, pageWidth } from './png-page.ts';

const measure = (text: string): number => text.length * 10;
const caption = {
  title: '国别进口：牛肉',
  subtitle: '2025年10月至2026年9月 · 吨',
  source: '来源：中国海关',
  notes: ['暂定：2026年9月'],
  demo: '演示数据',
  fileName: 'beef-one',
};

it('breaks Chinese anywhere and English between words', () => {
  expect(breakLines('一二三四五', 30, measure)).toEqual(['一二三', '四五']);
  expect(breakLines('Beef imports by origin', 130, measure)).toEqual(['Beef imports', 'by origin']);
});

it('stands title, scope, demo mark, charts, source and notes below each other', () => {
  const page = layPage({
    caption,
    charts: [{ height: 500 }, { height: 320, heading: '规模分布' }],
    legends: [[{ name: '巴西', token: '--origin-brazil' }], []],
    font: 'Inter',
    measure,
  });
  const heights = page.lines.map(({ y }) => y);
  expect(page.width).toBe(pageWidth);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  expect(page.lines.map(({ text }) => text)).toEqual([
    '国别进口：牛肉',
    '2025年10月至2026年9月 · 吨',
    '演示数据',
    '巴西',
    '规模分布',
    '来源：中国海关',
    '暂定：2026年9月',
  ]);
  expect(page.swatches).toHaveLength(1);
  expect((page.chartTops[1] ?? 0) - (page.chartTops[0] ?? 0)).toBeGreaterThanOrEqual(500);
  expect(page.height).toBeGreaterThan(Math.max(...heights));
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { buildTooltipOption, categoryAxis, fade, groundSeries, valueAxis } from './chart-frame.ts';
import { toData } from './testing/option-series.ts';
import { namedTheme } from './testing/chart-theme.fixture.ts';
import { tooltipElement } from './tooltip.ts';

function findPlace(given: unknown): number | undefined {
  const places: number[] = [];
  const tooltip = (index: number) => {
    places.push(index);
    return null;
  };
  const { formatter } = buildTooltipOption({ trigger: 'item', tooltip }, namedTheme);
  if (typeof formatter !== 'function') throw new Error('A tooltip is made by a function');
  expect(formatter(given as never, '')).toBe(''); // as the engine tells of marks
  return places[0];
}

test.each([
  ['a mark of a member, whose number in the drawing is another', { dataIndex: 5, data: { index: 2 } }, 2],
  ['a column', { dataIndex: 3, data: 120 }, 3],
  ['the first of several at a period', [{ dataIndex: 4 }, { dataIndex: 9 }], 4],
  ['a column that has no figure', { dataIndex: 1, data: null }, 1],
  ['nothing', undefined, 0],
])('the tooltip of %s is that of its member', (_what, given, index) => {
  expect(findPlace(given)).toBe(index);
});

test('a tooltip has a title, a line for each name and its notes', () => {
  const box = tooltipElement({
    title: 'August 2026',
    lines: [
      { name: 'Brazil', color: 'rgb(1, 2, 3)', texts: ['120 t', '66.7%'] },
      { name: 'Total', color: null, texts: ['180 t'] },
    ],
    notes: ['provisional'],
  });
  const rows = [...box.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Brazil', '120 t', '66.7%'],
    ['Total', '180 t'],
  ]);
  const swatches = [...box.querySelectorAll('span')].map(({ style }) => style.backgroundColor);
  expect(swatches).toEqual(['rgb(1, 2, 3)', '']);
  expect([...box.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['August 2026', 'provisional']);
});

test('what a name says is text, whatever it looks like', () => {
  const box = tooltipElement({
    title: '<b>x</b>',
    lines: [{ name: '<img src=x>', color: null, texts: [] }],
    notes: [],
  });
  expect(box.querySelector('b, img')).toBeNull();
  expect(box.textContent).toBe('<b>x</b><img src=x>');
});

test('what is not chosen is faded, and nothing where nothing is chosen', () => {
  expect([fade(null, 3), fade(3, 3), fade(2, 3)]).toEqual([1, 1, 0.45]);
});

const periods = { labels: ['Jul', 'Aug', 'Sep'], provisional: new Set([2]), picked: 1 };

test('behind lines the provisional period is hatched, and the chosen one has a ground', () => {
  const [series] = groundSeries(periods, namedTheme);
  expect(toData(series)).toMatchObject([
    { value: null },
    { value: 1, itemStyle: { color: 'lineStrong', opacity: 0.22 } },
    { value: 1, itemStyle: { color: 'transparent', decal: { color: 'line' } } },
  ]);
});

test('over areas the hatching is of the paper, and above them', () => {
  const [behind, over] = [groundSeries(periods, namedTheme)[0], groundSeries(periods, namedTheme, 'over')[0]];
  expect(toData(over)[2]).toMatchObject({ itemStyle: { decal: { color: 'paper' } } });
  expect(over?.z).toBeGreaterThan(behind?.z ?? 0);
});

test('without either there is no ground', () => {
  expect(groundSeries({ ...periods, provisional: new Set(), picked: null }, namedTheme)).toEqual([]);
});

const axis = { title: 'USD/t', text: (value: number) => `${value} $`, compact: false };

test('an axis of figures is named after its unit; prices need not begin at zero', () => {
  expect(valueAxis(axis, namedTheme)).toMatchObject({ name: 'USD/t', scale: false, splitNumber: 5 });
  expect(valueAxis({ ...axis, fromZero: false, compact: true }, namedTheme)).toMatchObject({
    scale: true,
    splitNumber: 3,
  });
  expect(valueAxis(axis, namedTheme).axisLabel.formatter(5)).toBe('5 $');
});

test('where some categories are named, just these stand under the axis', () => {
  const { axisLabel } = categoryAxis(['2025', '', '2026'], namedTheme);
  const shows = 'interval' in axisLabel ? axisLabel.interval : undefined;
  expect([0, 1, 2].map((index) => shows?.(index))).toEqual([true, false, true]);
  expect(categoryAxis(['2025', '2026'], namedTheme).axisLabel).not.toHaveProperty('interval');
});

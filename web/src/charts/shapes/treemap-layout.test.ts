import { TreemapChart } from 'echarts/charts';
import { TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { expect, it } from 'vitest';
import { namedTheme } from '../testing/chart-theme.fixture.ts';
import { layOutTreemap } from './treemap-layout.ts';
import { buildTreemapOption } from './treemap.ts';

const colors = ['#111111', '#222222', '#333333', '#444444'];
const groups = [[34, 20, 12, 7, 3, 1], [40, 11, 2], [7, 5], [1.5]].map((values, at) => ({
  name: `G${at}`,
  text: '1%',
  token: colors[at] ?? '',
  leaves: values.map((value, index) => ({ name: `L${index}`, value, text: '1%', index })),
}));

interface Drawn {
  readonly color: string;
  readonly width: number;
  readonly height: number;
}

function drawn(width: number, height: number): readonly Drawn[] {
  use([TreemapChart, TooltipComponent, SVGRenderer]);
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  chart.setOption(buildTreemapOption({ groups, picked: null, tooltip: () => null }, namedTheme, { width, height }));
  const svg = chart.renderToSVGString();
  chart.dispose();
  return [...svg.matchAll(/d="M0 0l([\d.]+) 0l0 ([\d.]+)[^"]*"[^>]*fill="(#\d+)"/g)].map(
    ([, wide, high, color = '']) => ({ color, width: Number(wide), height: Number(high) }),
  );
}

const inOrder = (areas: readonly Drawn[]): readonly Drawn[] =>
  areas.toSorted(
    (one, other) => one.color.localeCompare(other.color) || other.width * other.height - one.width * one.height,
  );

it.each([
  [900, 420],
  [358, 460],
])('knows the rooms that the engine will make in %i x %i', (width, height) => {
  const sums = groups.map(({ leaves }) => leaves.reduce((sum, { value }) => sum + value, 0));
  const wholes = layOutTreemap(sums, { width, height }, { gap: 6 });
  const own = groups.flatMap(({ leaves, token: color }, at) => {
    const room = wholes[at] ?? { width: 0, height: 0 };
    // Small groups have no head.
    const head = room.width * room.height < 5000 ? 0 : 22;
    const values = leaves.map(({ value }) => value);
    return layOutTreemap(values, room, { gap: 1, head }).map((leaf) => ({ color, ...leaf }));
  });
  const [known, made] = [inOrder(own), inOrder(drawn(width, height))];
  expect(made).toHaveLength(known.length);
  for (const [index, area] of known.entries()) {
    // The engine draws on whole pixels.
    expect(Math.abs((made[index]?.width ?? 0) - area.width), `width of ${index}`).toBeLessThanOrEqual(1);
    expect(Math.abs((made[index]?.height ?? 0) - area.height), `height of ${index}`).toBeLessThanOrEqual(1);
  }
});

it('fills the whole with parts as large as their figures', () => {
  const rooms = layOutTreemap([3, 2, 1], { width: 300, height: 200 }, { gap: 0 });
  expect(rooms.map(({ width, height }) => Math.round(width * height))).toEqual([30_000, 20_000, 10_000]);
  expect(layOutTreemap([0, 0], { width: 300, height: 200 }, { gap: 0 })).toHaveLength(2);
});

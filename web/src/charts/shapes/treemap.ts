import type { TreemapSeriesOption } from 'echarts/charts';
import { frameOption, textStyle, tooltipOption } from '../chart-frame.ts';
import type { ChartOption, ChartSpace } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { readableOn } from '../readable-on.ts';

export interface TreeLeaf {
  readonly name: string;
  readonly value: number;
  /** Below the name where there is room for it. */
  readonly text: string;
  /** Of all leaves: what a press on it means. */
  readonly place: number;
}

export interface TreeGroup {
  readonly name: string;
  readonly text: string;
  readonly token: string;
  readonly leaves: readonly TreeLeaf[];
}

/** Areas as large as what they stand for, in their groups. */
export interface Treemap {
  readonly groups: readonly TreeGroup[];
  readonly picked: number | null;
  readonly tooltip: (place: number) => HTMLElement | null;
}

const headHeight = 22;

/** How the areas are drawn. */
export function treemapOption({ groups, picked, tooltip }: Treemap, theme: ChartTheme, space: ChartSpace): ChartOption {
  const all = groups.flatMap(({ leaves }) => leaves).reduce((sum, { value }) => sum + value, 0);
  const areaOf = (value: number): number => (all === 0 ? 0 : (value / all) * space.width * space.height);
  const series: TreemapSeriesOption = {
    type: 'treemap',
    id: 'TREE',
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    roam: false,
    nodeClick: false,
    breadcrumb: { show: false },
    emphasis: { disabled: true },
    visibleMin: 0,
    squareRatio: 1.4,
    upperLabel: {
      show: true,
      height: headHeight,
      ...textStyle(theme, theme.ink),
      fontWeight: 600,
      padding: [0, 4],
      overflow: 'truncate',
    },
    label: { position: [6, 6], ...textStyle(theme, theme.paper), overflow: 'truncate', lineHeight: 16 },
    itemStyle: { borderColor: theme.paper, borderWidth: 0, gapWidth: 1 },
    levels: [
      { itemStyle: { borderColor: theme.paper, borderWidth: 0, gapWidth: 6 }, upperLabel: { show: false } },
      { itemStyle: { borderColor: theme.paper, borderWidth: 0, gapWidth: 1 }, upperLabel: { show: true } },
    ],
    data: groups.map((group) => ({
      name: group.name,
      value: group.leaves.reduce((sum, { value }) => sum + value, 0),
      itemStyle: { color: theme.paper, borderColor: theme.paper },
      upperLabel: { formatter: `${group.name}  ${group.text}` },
      children: group.leaves.map((leaf) => leafItem(leaf, { group, picked, theme, area: areaOf(leaf.value) })),
    })),
  };
  return {
    ...frameOption(theme),
    tooltip: tooltipOption({ trigger: 'item', tooltip }, theme),
    series: [series],
  };
}

/** Square pixels below which a name, or the figure under it, would be cut off. */
const leastNamed = 1700;
const leastWithText = 3200;

interface LeafPlace {
  readonly group: TreeGroup;
  readonly picked: number | null;
  readonly theme: ChartTheme;
  readonly area: number;
}

function leafItem({ name, value, text, place }: TreeLeaf, { group, picked, theme, area }: LeafPlace) {
  const color = theme.color(group.token);
  return {
    name,
    value,
    place,
    itemStyle: { color, opacity: picked === null || picked === place ? 1 : 0.4 },
    label: {
      show: area >= leastNamed,
      color: readableOn(color, theme),
      formatter: area < leastWithText ? name : `${name}\n${text}`,
    },
  };
}

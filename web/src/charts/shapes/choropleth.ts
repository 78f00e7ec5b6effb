import { buildFrameOption, textStyle, buildTooltipOption } from '../chart-frame.ts';
import type { ChartOption, ChartSpace } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { emptyToken, scaleTokens } from '../series-colors.ts';

export const chinaMapName = 'provinces';

export interface MapRegion {
  readonly code: string;
  readonly name: string;
  /** Which step of the colours, 0 to 5; null: no figure. */
  readonly step: number | null;
}

export interface Choropleth {
  readonly regions: readonly MapRegion[];
  readonly picked: number | null;
  readonly seaName: string;
  readonly tooltip: (index: number) => HTMLElement | null;
  readonly isNamed: (region: MapRegion) => boolean;
}

/** Width to height of the map with its inset. */
const aspect = 1.2;

/** Regions without an entry are empty. */
export function buildChoroplethOption(
  state: Choropleth,
  theme: ChartTheme,
  { width, height }: ChartSpace,
): ChartOption {
  const fontSize = width < 560 ? 10 : 11;
  return {
    ...buildFrameOption(theme),
    tooltip: buildTooltipOption({ trigger: 'item', tooltip: state.tooltip }, theme),
    series: [
      {
        type: 'map',
        id: 'MAP',
        map: chinaMapName,
        // The map is projected already.
        aspectScale: 1,
        layoutCenter: ['50%', '50%'],
        layoutSize: Math.min(width, height * aspect) - 4,
        roam: false,
        selectedMode: false,
        emphasis: { disabled: true },
        itemStyle: { areaColor: theme.color(emptyToken), borderColor: theme.paper, borderWidth: 0.8 },
        label: { ...textStyle(theme, theme.ink), fontSize, show: false },
        labelLayout: { hideOverlap: true },
        data: [
          ...state.regions.map((region, index) => regionItem(region, { index, state, theme })),
          ...seaItems(state, theme),
        ],
      },
    ],
  };
}

interface RegionPlace {
  readonly index: number;
  readonly state: Choropleth;
  readonly theme: ChartTheme;
}

function regionItem(region: MapRegion, { index, state, theme }: RegionPlace) {
  const { code, name, step } = region;
  const isPicked = state.picked === index;
  return {
    name: code,
    index,
    itemStyle: {
      areaColor: toFillColor(step, theme),
      // Where islets matter a border of paper would swallow them: Diaoyu Dao and Chiwei Yu must be seen.
      borderColor: isPicked ? theme.ink : outlined.has(code) ? theme.lineStrong : theme.paper,
      borderWidth: isPicked ? 2 : 0.8,
    },
    label: { show: state.isNamed(region), formatter: name, ...labelColor(region, theme) },
  };
}

/** Regions smaller than their names: these stand beside them, at sea where possible, and clear of the borders. */
const smallRegions: ReadonlySet<string> = new Set(['11', '12', '31', '81', '82']);

/** Taiwan, Hong Kong and Macao: no figures, and islands of a few pixels. */
const outlined: ReadonlySet<string> = new Set(['71', '81', '82']);

/** Names wider than their region also cover neighbours, so they are ink on paper; on the darkest fills, paper on the colour. */
function labelColor({ code, step }: MapRegion, theme: ChartTheme) {
  const isFull = step !== null && step >= 4 && !smallRegions.has(code);
  return isFull
    ? { color: theme.paper, textBorderColor: toFillColor(step, theme), textBorderWidth: 2 }
    : { color: theme.ink, textBorderColor: theme.paper, textBorderWidth: 3 };
}

function toFillColor(step: number | null, theme: ChartTheme): string {
  return theme.color(step === null ? emptyToken : (scaleTokens[step] ?? emptyToken));
}

/** The inset of the South China Sea and the dash line: drawn in lines, never filled, never chosen. */
function seaItems({ seaName }: Choropleth, theme: ChartTheme) {
  const still = { silent: true, tooltip: { show: false } };
  const line = { areaColor: theme.ink2, borderColor: theme.ink2, borderWidth: 1 };
  return [
    {
      ...still,
      name: 'inset',
      itemStyle: { areaColor: theme.paper, borderColor: theme.lineStrong, borderWidth: 1 },
      label: { show: true, formatter: seaName, fontSize: 9, color: theme.ink2 },
    },
    { ...still, name: 'insetLand', itemStyle: { borderColor: theme.lineStrong, borderWidth: 0.4 } },
    { ...still, name: 'dashes', itemStyle: line },
    { ...still, name: 'insetDashes', itemStyle: line },
  ];
}

import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { ViewChart, ViewPattern } from '@btc/contract/trade/view-answer.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useCallback, useMemo, useState } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import type { ChartPart } from '#charts/engine/chart-parts.ts';
import { restToken, seriesToken } from '#charts/series-colors.ts';
import { type Treemap, type TreeGroup, buildTreemapOption } from '#charts/shapes/treemap.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { FigureLayout } from '../parts/figure-layout.tsx';
import type { FigureProps } from '../figure-props.ts';
import { messages } from '../messages.ts';
import { formatFigureText } from '../period-frame.ts';
import { formatMembersSentence, totalIn } from '../sentence.ts';
import { SideList } from '../parts/side-list.tsx';
import { patternValue, type RankedMember, computeShare } from '../view-series.ts';

const parts: readonly ChartPart[] = ['treemap'];

export function TreemapFigure({ chart, unit, mode, title, tableHref }: FigureProps) {
  const edition = useEdition();
  const t = useMessages(messages);
  const [picked, setPicked] = useState<string | null>(null);
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildTreemapOption(buildTree({ chart, unit, picked, edition, theme }), theme, space),
    [chart, unit, picked, edition],
  );
  const cuts = useMemo(() => rankCuts(chart, unit, edition), [chart, unit, edition]);
  const choose = (code: string) => setPicked(code === picked ? null : code);
  return (
    <FigureLayout
      mode={mode}
      side={
        <SideList
          nameTitle={t.dimension.cut}
          members={cuts}
          unit={unit}
          selection={chart.Dict.Selection}
          picked={picked}
          onMember={choose}
          tableHref={tableHref}
          count={mode === 'large' ? 15 : 8}
        />
      }
    >
      <Chart
        label={`${title}. ${formatMembersSentence(chart, unit, edition)}`}
        option={option}
        size={mode === 'large' ? 'tall' : 'large'}
        parts={parts}
        pickBy="mark"
        onPick={(index) => {
          const cut = cuts[index];
          if (cut !== undefined) choose(cut.code);
        }}
      />
    </FigureLayout>
  );
}

function groupTokens(chart: ViewChart): ReadonlyMap<string, string> {
  const sums = new Map<string, number>();
  for (const { GroupCode = '', Volume } of chart.Patterns)
    sums.set(GroupCode, (sums.get(GroupCode) ?? 0) + (Volume ?? 0));
  const codes = [...sums].toSorted(([, one], [, other]) => other - one).map(([code]) => code);
  return new Map(codes.map((code, index) => [code, code === '' ? restToken : seriesToken(index)]));
}

export function rankCuts(chart: ViewChart, unit: SeriesUnit, edition: Edition): readonly RankedMember[] {
  const tokens = groupTokens(chart);
  const whole = totalIn(chart, unit);
  return chart.Patterns.map((pattern) => {
    const value = patternValue(pattern, unit);
    return {
      code: pattern.Code,
      name: nameIn(edition, pattern),
      token: tokens.get(pattern.GroupCode ?? '') ?? restToken,
      value,
      // Of what is shown, also where cuts were chosen.
      share: computeShare(value, whole),
    };
  }).toSorted((one, other) => (other.value ?? -1) - (one.value ?? -1));
}

interface TreeDrawing {
  readonly chart: ViewChart;
  readonly unit: SeriesUnit;
  readonly picked: string | null;
  readonly edition: Edition;
  readonly theme: ChartTheme;
}

/** Cuts without trade have no area. */
export function buildTree({ chart, unit, picked, edition, theme }: TreeDrawing): Treemap {
  const t = pickMessages(edition, messages);
  const cuts = rankCuts(chart, unit, edition);
  const patterns = new Map(chart.Patterns.map((pattern) => [pattern.Code, pattern]));
  const index = cuts.findIndex(({ code }) => code === picked);
  return {
    groups: groupGoods(cuts, patterns, edition),
    picked: index === -1 ? null : index,
    tooltip: (at) => {
      const cut = cuts[at];
      const pattern = cut === undefined ? undefined : patterns.get(cut.code);
      if (cut === undefined || pattern === undefined) return null;
      const color = theme.color(cut.token);
      const price = pattern.UsdPerTonne ?? null;
      return tooltipElement({
        title: cut.name,
        lines: [
          {
            name: t.axis[unit],
            color,
            texts: [formatFigureText(edition, cut.value), formatShareText(cut.share, edition)],
          },
          ...(price === null ? [] : [{ name: t.axis['USD/t'], color, texts: [formatFigureText(edition, price), ''] }]),
        ],
        // The head of a small group is left out.
        notes: [(edition === 'cn' ? pattern.GroupCn : pattern.GroupEn) ?? ''].filter((note) => note !== ''),
      });
    },
  };
}

function formatShareText(share: number | null, edition: Edition): string {
  return share === null ? '' : getFormat(edition).percent(share);
}

function groupGoods(
  cuts: readonly RankedMember[],
  patterns: ReadonlyMap<string, ViewPattern>,
  edition: Edition,
): readonly TreeGroup[] {
  const t = pickMessages(edition, messages);
  const placed = cuts.map((cut, index) => ({ cut, index, pattern: patterns.get(cut.code) }));
  const groups = Map.groupBy(placed, ({ pattern }) => pattern?.GroupCode ?? '');
  return [...groups.values()].map((members) => {
    const [first] = members;
    const share = members.reduce((sum, { cut }) => sum + (cut.share ?? 0), 0);
    const name = edition === 'cn' ? first?.pattern?.GroupCn : first?.pattern?.GroupEn;
    return {
      name: name ?? t.others,
      text: getFormat(edition).percent(share),
      token: first?.cut.token ?? restToken,
      leaves: members.flatMap(({ cut, index }) =>
        cut.value === null || cut.value <= 0
          ? []
          : [{ name: cut.name, value: cut.value, text: formatShareText(cut.share, edition), index }],
      ),
    };
  });
}

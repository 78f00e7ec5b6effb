import type { ViewChart, ViewPattern } from '@btc/contract/trade/view-answer.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useCallback, useMemo } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import type { ChartPart } from '#charts/engine/chart-parts.ts';
import { type Bubbles, buildBubblesOption } from '#charts/shapes/bubbles.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { FigureLayout } from '../parts/figure-layout.tsx';
import type { FigureProps } from '../figure-props.ts';
import { KeyList } from '../parts/key-list.tsx';
import { rankedMembers } from './member-bars.ts';
import { messages } from '../messages.ts';
import { originLegend, toOriginToken } from './to-origin-token.ts';
import { paretoToken } from './pareto-figure.tsx';
import { formatFigureText, narrowWidth, formatValueText } from '../period-frame.ts';
import { formatMembersSentence } from '../sentence.ts';
import { SideList } from '../parts/side-list.tsx';
import { StatStrip } from '../parts/stat-strip.tsx';
import { structureStats } from './structure-stats.ts';

const parts: readonly ChartPart[] = ['marks', 'scatter'];

/** Plants by volume and unit value, coloured by origin, with a line at the mean price. */
export function ScatterFigure({ chart, unit, mode, onMember, title, tableHref }: FigureProps) {
  const edition = useEdition();
  const t = useMessages(messages);
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildBubblesOption(
        toPrices({ chart, edition, theme, compact: mode === 'small' || space.width < narrowWidth }),
        theme,
        space,
      ),
    [chart, edition, mode],
  );
  const legend = useMemo(() => originLegend(chart.Patterns, edition, t.others), [chart, edition, t]);
  const shown = chart.Patterns.filter(hasPrice);
  const origins = new Map(chart.Patterns.map((pattern) => [pattern.Code, toOriginToken(pattern)]));
  const { Structure } = chart.Dict;
  const listUnit = unit === 'USD/t' ? 't' : unit;
  return (
    <FigureLayout
      mode={mode}
      side={
        <SideList
          nameTitle={t.dimension.plant}
          members={rankedMembers(chart, { unit: listUnit, edition, token: paretoToken }).map((member) => ({
            ...member,
            token: origins.get(member.code) ?? member.token,
          }))}
          unit={listUnit}
          selection={chart.Dict.Selection}
          onMember={onMember}
          tableHref={tableHref}
          isNumbered
          count={mode === 'large' ? 15 : 8}
        />
      }
    >
      <KeyList entries={legend} />
      <Chart
        label={`${title}. ${formatMembersSentence(chart, listUnit, edition)}`}
        option={option}
        size={mode === 'large' ? 'tall' : 'large'}
        parts={parts}
        pickBy="mark"
        legend={legend}
        onPick={(index) => {
          const pattern = shown[index];
          if (pattern !== undefined) onMember?.(pattern.Code);
        }}
      />
      {Structure !== undefined && <StatStrip label={t.structure} stats={structureStats(Structure, edition, 'plant')} />}
    </FigureLayout>
  );
}

function hasPrice({ Volume, UsdPerTonne }: ViewPattern): boolean {
  return Volume !== null && Volume > 0 && (UsdPerTonne ?? null) !== null;
}

interface PriceDrawing {
  readonly chart: ViewChart;
  readonly edition: Edition;
  readonly theme: ChartTheme;
  readonly compact: boolean;
}

/** Tonnes across on a log scale, USD/t up. */
export function toPrices({ chart, edition, theme, compact }: PriceDrawing): Bubbles {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const shown = chart.Patterns.filter(hasPrice);
  const mean = chart.Total.UsdPerTonne ?? null;
  const price = formatValueText({ scale: [], unit: 'USD/t', edition });
  return {
    bubbles: shown.map((pattern) => ({
      name: nameIn(edition, pattern),
      x: pattern.Volume ?? 0,
      y: pattern.UsdPerTonne ?? 0,
      size: null,
      token: toOriginToken(pattern),
    })),
    x: { title: t.byPowers(t.axis.t), text: (value) => format.number(value), isLog: true, fromZero: false },
    y: { title: price.axisTitle, text: price.axisText, isLog: false, fromZero: false },
    level: mean === null ? null : { value: mean, name: `${t.mean} ${format.number(mean)}` },
    picked: null,
    named: compact ? 4 : 14,
    compact,
    tooltip: (index) => {
      const pattern = shown[index];
      if (pattern === undefined) return null;
      const color = theme.color(toOriginToken(pattern));
      return tooltipElement({
        title: nameIn(edition, pattern),
        lines: [
          { name: t.axis.t, color, texts: [formatFigureText(edition, pattern.Volume)] },
          { name: t.axis['USD/t'], color, texts: [formatFigureText(edition, pattern.UsdPerTonne ?? null)] },
        ],
        notes: [
          (edition === 'cn' ? pattern.OriginCn : pattern.OriginEn) ?? '',
          (edition === 'cn' ? pattern.StatusCn : pattern.StatusEn) ?? '',
        ].filter((note) => note !== ''),
      });
    },
  };
}

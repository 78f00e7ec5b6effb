import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import { useCallback } from 'react';
import { type Pareto, buildParetoOption } from '#charts/bars/pareto.ts';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { seriesToken } from '#charts/series-colors.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { FigureLayout } from '../parts/figure-layout.tsx';
import type { FigureProps } from '../figure-props.ts';
import { rankedMembers } from './member-bars.ts';
import { messages } from '../messages.ts';
import { formatFigureText, narrowWidth, formatValueText } from '../period-frame.ts';
import { formatMembersSentence } from '../sentence.ts';
import { SideList } from '../parts/side-list.tsx';
import { SizeBands } from './size-bands.tsx';
import { StatStrip } from '../parts/stat-strip.tsx';
import { structureStats } from './structure-stats.ts';

export const paretoToken = seriesToken(0);

export function ParetoFigure(props: FigureProps) {
  const { chart, unit, mode, onMember, tableHref } = props;
  const edition = useEdition();
  const t = useMessages(messages);
  const { Structure } = chart.Dict;
  return (
    <FigureLayout
      mode={mode}
      hasLongNames
      side={
        <SideList
          nameTitle={t.dimension.importer}
          members={rankedMembers(chart, { unit, edition, token: paretoToken })}
          unit={unit}
          selection={chart.Dict.Selection}
          onMember={onMember}
          tableHref={tableHref}
          isNumbered
          count={mode === 'large' ? 15 : 8}
        />
      }
    >
      <ParetoChart {...props} />
      {Structure !== undefined && (
        <StatStrip label={t.structure} stats={structureStats(Structure, edition, 'importer')} />
      )}
      {Structure !== undefined && <SizeBands structure={Structure} member="importer" />}
    </FigureLayout>
  );
}

export function ParetoChart({ chart, unit, mode, onMember, title }: FigureProps) {
  const edition = useEdition();
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildParetoOption(
        buildPareto({ chart, unit, edition, theme, compact: mode === 'small' || space.width < narrowWidth }),
        theme,
        space,
      ),
    [chart, unit, mode, edition],
  );
  const members = rankedMembers(chart, { unit, edition, token: paretoToken });
  return (
    <Chart
      label={`${title}. ${formatMembersSentence(chart, unit, edition)}`}
      option={option}
      size={mode}
      onPick={(index) => {
        const member = members[index];
        if (member !== undefined) onMember?.(member.code);
      }}
    />
  );
}

interface ParetoDrawing {
  readonly chart: ViewChart;
  readonly unit: SeriesUnit;
  readonly edition: Edition;
  readonly theme: ChartTheme;
  readonly compact: boolean;
}

export function buildPareto({ chart, unit, edition, theme, compact }: ParetoDrawing): Pareto {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const members = rankedMembers(chart, { unit, edition, token: paretoToken });
  let sum = 0;
  const cumulative = members.map(({ share }) => (share === null ? null : Math.min(100, (sum += share))));
  const percent = (value: number | null | undefined): string =>
    value === null || value === undefined ? '–' : format.percent(value);
  return {
    bars: members.map(({ name, value }, index) => ({ name, value, cumulative: cumulative[index] ?? null })),
    token: paretoToken,
    picked: null,
    ...formatValueText({ scale: members.map(({ value }) => value), unit, edition }),
    cumulativeTitle: t.cumulative,
    compact,
    tooltip: (index) => {
      const member = members[index];
      if (member === undefined) return null;
      return tooltipElement({
        title: `${index + 1}. ${member.name}`,
        lines: [
          { name: t.axis[unit], color: theme.color(paretoToken), texts: [formatFigureText(edition, member.value)] },
          { name: t.share, color: theme.color(paretoToken), texts: [percent(member.share)] },
          { name: t.cumulative, color: theme.ink, texts: [percent(cumulative[index])] },
        ],
        notes: [],
      });
    },
  };
}

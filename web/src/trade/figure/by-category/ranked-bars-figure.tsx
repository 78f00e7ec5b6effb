import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import { findView } from '@btc/contract/trade/views.ts';
import { useCallback, useState } from 'react';
import { type RankedBars, buildRankedBarsOption } from '#charts/bars/ranked-bars.ts';
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
import { formatFigureText, formatShareText, formatValueText } from '../period-frame.ts';
import { formatMembersSentence } from '../sentence.ts';
import { SideList } from '../parts/side-list.tsx';

const token = seriesToken(0);

export function RankedBarsFigure({ chart, unit, mode, onMember, title, tableHref }: FigureProps) {
  const edition = useEdition();
  const t = useMessages(messages);
  const [picked, setPicked] = useState<string | null>(null);
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildRankedBarsOption(buildBars({ chart, unit, picked, edition, theme }), theme, space),
    [chart, unit, picked, edition],
  );
  const members = rankedMembers(chart, { unit, edition, token });
  const dimension = findView(chart.Dict.View)?.table ?? 'district';
  const choose = (code: string) => {
    setPicked(code === picked ? null : code);
    onMember?.(code);
  };
  return (
    <FigureLayout
      mode={mode}
      side={
        <SideList
          nameTitle={t.dimension[dimension]}
          members={members}
          unit={unit}
          selection={chart.Dict.Selection}
          picked={picked}
          onMember={onMember}
          tableHref={tableHref}
          count={mode === 'large' ? 15 : 8}
        />
      }
    >
      <Chart
        label={`${title}. ${formatMembersSentence(chart, unit, edition)}`}
        option={option}
        size={mode === 'large' ? 'tall' : 'small'}
        pickBy="y"
        onPick={(index) => {
          const member = members[index];
          if (member !== undefined) choose(member.code);
        }}
      />
    </FigureLayout>
  );
}

interface BarsDrawing {
  readonly chart: ViewChart;
  readonly unit: SeriesUnit;
  readonly picked: string | null;
  readonly edition: Edition;
  readonly theme: ChartTheme;
}

export function buildBars({ chart, unit, picked, edition, theme }: BarsDrawing): RankedBars {
  const t = pickMessages(edition, messages);
  const members = rankedMembers(chart, { unit, edition, token });
  const { axisText, axisTitle } = formatValueText({ scale: members.map(({ value }) => value), unit, edition });
  const index = members.findIndex(({ code }) => code === picked);
  const amount = (value: number, order: number): string =>
    // The first bar says what is counted, for all.
    order === 0 ? t.amount(axisText(value), axisTitle) : axisText(value);
  return {
    bars: members.map(({ name, value, share }, order) => ({
      name,
      value,
      token,
      text:
        value === null
          ? '–'
          : [amount(value, order), ...(share === null ? [] : [getFormat(edition).percent(share)])].join(' · '),
    })),
    picked: index === -1 ? null : index,
    tooltip: (at) => {
      const member = members[at];
      if (member === undefined) return null;
      const line = {
        name: t.axis[unit],
        color: theme.color(token),
        texts: [formatFigureText(edition, member.value), formatShareText(edition, member.share)],
      };
      return tooltipElement({ title: member.name, lines: [line], notes: [] });
    },
  };
}

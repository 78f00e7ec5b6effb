import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import { restCode } from '@btc/contract/trade/trade-codes.ts';
import { findView } from '@btc/contract/trade/views.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useCallback } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { type Panels, buildPanelsOption } from '#charts/lines/panels.ts';
import { seriesToken } from '#charts/series-colors.ts';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { periodLabel } from '../../words/periods.ts';
import { FigureLayout } from '../parts/figure-layout.tsx';
import type { FigureProps } from '../figure-props.ts';
import { rankedMembers } from '../by-category/member-bars.ts';
import { messages } from '../messages.ts';
import { formatFigureText, type PeriodDrawing, periodFrame } from '../period-frame.ts';
import { formatMembersSentence } from '../sentence.ts';
import { SideList } from '../parts/side-list.tsx';

const maxPanels = 8;
const token = seriesToken(0);

export function PanelsFigure({ chart, unit, at, mode, onPick, onMember, title, tableHref }: FigureProps) {
  const edition = useEdition();
  const t = useMessages(messages);
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildPanelsOption(buildPanels({ chart, unit, at, mode, edition, space, theme }), theme, space),
    [chart, unit, at, mode, edition],
  );
  return (
    <FigureLayout
      mode={mode}
      side={
        <SideList
          nameTitle={t.dimension[findView(chart.Dict.View)?.table ?? 'district']}
          members={rankedMembers(chart, { unit, edition, token })}
          unit={unit}
          selection={chart.Dict.Selection}
          onMember={onMember}
          tableHref={tableHref}
        />
      }
    >
      <Chart
        label={`${title}. ${formatMembersSentence(chart, unit, edition)}`}
        option={option}
        size={mode === 'large' ? 'tall' : 'large'}
        onPick={(picked) => {
          const period = chart.Dates[picked] ?? null;
          onPick(period === at ? null : period);
        }}
      />
    </FigureLayout>
  );
}

export function buildPanels(
  drawing: PeriodDrawing & { readonly chart: ViewChart; readonly theme: ChartTheme },
): Panels {
  const { chart, unit, edition, theme } = drawing;
  const members = chart.Datas.filter(({ Unit, Code }) => Unit === unit && Code !== restCode)
    .slice(0, maxPanels)
    .map((line) => ({ code: line.Code, name: nameIn(edition, line), token, values: line.Values }));
  return {
    ...periodFrame(drawing, {
      scale: members.flatMap(({ values }) => values),
      lines: (index) =>
        members.map(({ name, values }) => ({
          name,
          color: theme.color(token),
          texts: [formatFigureText(edition, values[index] ?? null)],
        })),
    }),
    labels: chart.Dates.map((date) => periodLabel(edition, date)),
    members,
  };
}

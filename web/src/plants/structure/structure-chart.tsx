import type { StructureBar } from '@btc/contract/plants/plant-directory.ts';
import { nameIn } from '@btc/contract/names.ts';
import { registrationStateNames } from '@btc/reference/plants/plant-scopes.ts';
import { useCallback } from 'react';
import { buildRankedBarsOption } from '#charts/bars/ranked-bars.ts';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { originToken } from '#charts/origin-colors.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import type { PlantsState } from '../directory/directory-address.ts';
import type { StructureAnswer } from '../directory/plants-query.ts';
import { messages } from './messages.ts';

/** Origins keep their site-wide colour; everything else uses this one. */
const plainToken = '--series-1';

interface StructureChartProps {
  readonly state: PlantsState;
  readonly answer: StructureAnswer;
  readonly title: string;
}

export function StructureChart({ state, answer: { bars, dict }, title }: StructureChartProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildRankedBarsOption(
        {
          bars: bars.map((bar) => ({
            name: nameIn(edition, bar),
            value: bar.Total,
            text: t.bar(format.number(bar.Total), format.percent(bar.Share)),
            token: readToken(state.by, bar),
          })),
          picked: null,
          tooltip: (index) => {
            const bar = bars[index];
            if (bar === undefined) return null;
            return tooltipElement({
              title: nameIn(edition, bar),
              lines: registrationStateNames.flatMap(({ code, nameCn, nameEn }) => {
                const count = bar.Counts[code];
                if (count === undefined) return [];
                const name = edition === 'cn' ? nameCn : nameEn;
                return [{ name, color: null, texts: [`${format.number(count)} ${t.unit}`] }];
              }),
              notes: [],
            });
          },
        },
        theme,
        space,
      ),
    [bars, edition, format, state.by, t],
  );
  const [first] = bars;
  if (first === undefined) return null;
  const label = t.chartLabel(
    title,
    format.date(dict.AsOf),
    nameIn(edition, first),
    format.number(first.Total),
    format.percent(first.Share),
  );
  return <Chart label={label} option={option} size={bars.length > 6 ? 'large' : 'small'} />;
}

function readToken(by: PlantsState['by'], { Code }: StructureBar): string {
  return by === 'origin' ? originToken(Code) : plainToken;
}

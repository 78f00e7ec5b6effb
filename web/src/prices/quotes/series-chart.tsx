import type { SeriesData } from './quotes-query.ts';
import { useCallback, useMemo } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { lineParts, linesOption } from '#charts/lines/lines.ts';
import { dayLabels, timeAxis } from '#charts/lines/over-time.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { priceText, seriesName, unitName } from './price-names.ts';

const narrowWidth = 520;
const token = '--accent';

/** The mainstream price as a line, from low to high as a band. */
export function SeriesChart({ found: { series, quotes, dict } }: { found: SeriesData }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const unit = dict.Unit ?? series.Unit;
  const axis = useMemo(() => timeAxis(quotes.map(({ Date: day }) => day)), [quotes]);
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      linesOption(
        {
          labels: dayLabels(format, axis.slots),
          provisional: axis.findPositions(quotes.flatMap(({ Provisional }, row) => (Provisional ? [row] : []))),
          picked: null,
          axisTitle: unitName(format, unit),
          axisText: (value) => priceText(format, unit, value),
          compact: space.width < narrowWidth,
          fromZero: false,
          lines: [
            {
              code: 'MAINSTREAM',
              name: t.mainstream,
              token,
              values: axis.spread(quotes.map(({ Mainstream }) => Mainstream)),
              style: 'strong',
            },
          ],
          band: {
            min: axis.spread(quotes.map(({ Low }) => Low)),
            max: axis.spread(quotes.map(({ High }) => High)),
            token,
          },
          tooltip: (index) => {
            const quote = quotes[axis.rowAt(index)];
            if (quote === undefined) return null;
            const text = (value: number | null) => (value === null ? t.unknown : priceText(format, unit, value));
            return tooltipElement({
              title: `${format.date(quote.Date)} · ${unitName(format, unit)}`,
              lines: [
                { name: t.mainstream, color: theme.color(token), texts: [text(quote.Mainstream)] },
                { name: t.band, color: theme.color(token), texts: [`${text(quote.Low)}–${text(quote.High)}`] },
              ],
              notes: quote.Provisional ? [t.provisional] : [],
            });
          },
        },
        theme,
        space,
      ),
    [quotes, axis, unit, format, t],
  );
  const [first, last] = [quotes[0], quotes.at(-1)];
  const latest = last === undefined || last.Mainstream === null ? '' : priceText(format, unit, last.Mainstream);
  const span = [first, last].map((quote) => (quote === undefined ? '' : format.date(quote.Date)));
  const label = t.chartLabel(
    seriesName(edition, series),
    span[0] ?? '',
    span[1] ?? '',
    `${latest} ${unitName(format, unit)}`,
  );
  return <Chart label={label} option={option} parts={lineParts} />;
}

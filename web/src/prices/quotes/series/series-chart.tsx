import type { SeriesData } from '../quotes-query.ts';
import { useCallback, useMemo } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { lineParts, type Lines, buildLinesOption } from '#charts/lines/lines.ts';
import { dayLabels, timeAxis } from '#charts/lines/over-time.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat, useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import { formatPriceText, formatSeriesName, formatUnitName } from '../price-names.ts';

const narrowWidth = 520;
const token = '--accent';

interface Drawing {
  readonly found: SeriesData;
  readonly edition: Edition;
  readonly theme: ChartTheme;
}

export function SeriesChart({ found }: Pick<Drawing, 'found'>) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { series, quotes, dict } = found;
  const unit = dict.Unit ?? series.Unit;
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildLinesOption(
        { ...toSeriesLines({ found, edition, theme }), compact: space.width < narrowWidth },
        theme,
        space,
      ),
    [found, edition],
  );
  const { placeOf } = useMemo(() => timeAxis(quotes.map(({ Date: day }) => day)), [quotes]);
  const [first, last] = [quotes[0], quotes.at(-1)];
  const latest = last === undefined || last.Mainstream === null ? '' : formatPriceText(format, unit, last.Mainstream);
  const [from = '', to = ''] = [first, last].map((quote) => (quote === undefined ? '' : format.date(quote.Date)));
  const label = t.chartLabel(formatSeriesName(edition, series), from, to, `${latest} ${formatUnitName(format, unit)}`);
  return <Chart label={label} option={option} parts={lineParts} placeOf={placeOf} />;
}

export function toSeriesLines({ found: { series, quotes, dict }, edition, theme }: Drawing): Omit<Lines, 'compact'> {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const unit = dict.Unit ?? series.Unit;
  const axis = timeAxis(quotes.map(({ Date: day }) => day));
  const values = (key: 'Low' | 'Mainstream' | 'High') => axis.spread(quotes.map((quote) => quote[key]));
  const text = (value: number | null) => (value === null ? t.unknown : formatPriceText(format, unit, value));
  return {
    labels: dayLabels(format, axis.slots),
    provisional: axis.findPositions(quotes.flatMap(({ Provisional }, row) => (Provisional ? [row] : []))),
    picked: null,
    axisTitle: formatUnitName(format, unit),
    axisText: (value) => formatPriceText(format, unit, value),
    fromZero: false,
    lines: [{ code: 'MAINSTREAM', name: t.mainstream, token, values: values('Mainstream'), style: 'strong' }],
    band: { min: values('Low'), max: values('High'), token },
    tooltip: (index) => {
      const quote = quotes[axis.rowAt(index)];
      if (quote === undefined) return null;
      const color = theme.color(token);
      return tooltipElement({
        title: `${format.date(quote.Date)} · ${formatUnitName(format, unit)}`,
        lines: [
          { name: t.mainstream, color, texts: [text(quote.Mainstream)] },
          { name: t.band, color, texts: [`${text(quote.Low)}–${text(quote.High)}`] },
        ],
        notes: quote.Provisional ? [t.provisional] : [],
      });
    },
  };
}

import type { CompanyTrend } from '@btc/contract/trade/view-answer.ts';
import { nameIn } from '@btc/contract/names.ts';
import { type Ref, useCallback, useMemo } from 'react';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import type { ChartPart } from '#charts/engine/chart-parts.ts';
import { ChartExport, type FigureHandle } from '#charts/export/chart-export.tsx';
import { type ChartEvent, type ColumnsAndLine, buildColumnsAndLineOption } from '#charts/lines/columns-and-line.ts';
import { seriesToken } from '#charts/series-colors.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { KeyList } from './parts/key-list.tsx';
import { messages } from './messages.ts';
import { formatFigureText, periodFrame, formatShareText, formatValueText } from './period-frame.ts';
import { formatAmountInText, sentence, toSpan } from './sentence.ts';
import { computeSum } from './view-series.ts';

export interface TrendFigureProps {
  readonly trend: CompanyTrend;
  readonly mode: 'large' | 'small';
  readonly ref?: Ref<FigureHandle> | undefined;
}

const parts: readonly ChartPart[] = ['marks'];
const columnToken = seriesToken(0);
const lineToken = seriesToken(1);

export function TrendFigure({ trend, mode, ref }: TrendFigureProps) {
  const edition = useEdition();
  const t = useMessages(messages);
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildColumnsAndLineOption(findTrend({ trend, mode, edition, theme, space }), theme),
    [trend, mode, edition],
  );
  const legend = useMemo(
    () => [
      { name: t.volumeAxis, token: columnToken },
      { name: t.priceAxis, token: lineToken },
    ],
    [t],
  );
  return (
    <ChartExport ref={ref}>
      <div className={classNames(shared['stack2'], shared['shrinks'])}>
        <KeyList entries={legend} />
        <Chart label={formatTrendSentence(trend, edition)} option={option} size={mode} parts={parts} legend={legend} />
      </div>
    </ChartExport>
  );
}

interface TrendDrawing extends TrendFigureProps {
  readonly edition: Edition;
  readonly theme: ChartTheme;
  readonly space: ChartSpace;
}

export function findTrend({ trend, mode, edition, theme, space }: TrendDrawing): ColumnsAndLine {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const rows = new Map(trend.Rows.map((row) => [row.Period, row]));
  const volumes = trend.Dates.map((date) => rows.get(date)?.Volume ?? null);
  const prices = trend.Dates.map((date) => rows.get(date)?.UsdPerTonne ?? null);
  const price = formatValueText({ scale: prices, unit: 'USD/t', edition });
  const chart = { Dates: trend.Dates, Dict: trend.Dict };
  return {
    ...periodFrame(
      { chart, unit: 't', at: null, mode, edition, space },
      {
        scale: volumes,
        lines: (index) => {
          const row = rows.get(trend.Dates[index] ?? '');
          return [
            {
              name: t.axis.t,
              color: theme.color(columnToken),
              texts: [formatFigureText(edition, row?.Volume ?? null)],
            },
            {
              name: t.axis['USD/t'],
              color: theme.color(lineToken),
              texts: [formatFigureText(edition, row?.UsdPerTonne ?? null)],
            },
            { name: t.share, color: theme.paper, texts: [formatShareText(edition, row?.Share ?? null)] },
            ...(row?.Rank === null || row === undefined
              ? []
              : [{ name: t.rank, color: theme.paper, texts: [format.number(row.Rank)] }]),
          ];
        },
      },
    ),
    columns: { name: t.volumeAxis, token: columnToken, values: volumes },
    line: { name: t.priceAxis, token: lineToken, values: prices, axisTitle: price.axisTitle, axisText: price.axisText },
    events: toEvents(trend, edition),
  };
}

export function toEvents(trend: CompanyTrend, edition: Edition): readonly ChartEvent[] {
  return trend.Dates.flatMap((date, index) => {
    const events = trend.Rows.find(({ Period }) => Period === date)?.Events ?? [];
    if (events.length === 0) return [];
    const names = events.map((event) => (edition === 'cn' ? event.StatusCn : event.StatusEn));
    return [{ index, name: [...new Set(names)].join('/') }];
  });
}

function formatTrendSentence(trend: CompanyTrend, edition: Edition): string {
  const t = pickMessages(edition, messages);
  const total = computeSum(trend.Rows.map(({ Volume }) => Volume));
  const events = trend.Rows.flatMap(({ Events }) => Events).map(({ Date, StatusCn, StatusEn }) =>
    t.eventOn(getFormat(edition).date(Date), edition === 'cn' ? StatusCn : StatusEn),
  );
  const span = toSpan(edition, trend.Dates);
  return sentence(edition, [
    nameIn(edition, trend.Dict.Company),
    ...(total === null ? [] : [t.sentenceTotal(span, formatAmountInText(edition, total, 't'))]),
    ...events,
  ]);
}

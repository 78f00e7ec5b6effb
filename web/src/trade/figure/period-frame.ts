import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { ViewDict, ViewTotal } from '@btc/contract/trade/view-answer.ts';
import type { Figure, PeriodState } from '#charts/chart-frame.ts';
import type { ChartSpace } from '#charts/chart-option.ts';
import { type TooltipContent, type TooltipLine, tooltipElement } from '#charts/tooltip.ts';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { axisLabels, labelStep, formatPeriodText } from '../words/periods.ts';
import { messages } from './messages.ts';
import { axisScale, unvaluedIn } from './view-series.ts';

export interface PeriodDrawing {
  readonly chart: {
    readonly Dates: readonly string[];
    readonly Dict: Pick<ViewDict, 'Partial' | 'Provisional'>;
    readonly Total?: number | Pick<ViewTotal, 'MissingUsd' | 'MissingCny'>;
  };
  readonly unit: SeriesUnit;
  readonly at: string | null;
  readonly mode: 'large' | 'small';
  readonly edition: Edition;
  readonly space: ChartSpace;
  /** Leaves room for names at the ends of lines. */
  readonly hasNamesBeside?: boolean;
}

/** Width in CSS pixels below which a figure is drawn compactly. */
export const narrowWidth = 520;
/** Width in CSS pixels of the labels of a value axis. */
const axisRoom = 56;

export function periodFrame(
  drawing: PeriodDrawing,
  { scale, lines }: { scale: readonly Figure[]; lines: (index: number) => readonly TooltipLine[] },
): PeriodState {
  const { chart, unit, at, mode, edition, space } = drawing;
  const { Dates: dates, Dict: dict } = chart;
  const t = pickMessages(edition, messages);
  const picked = at === null ? -1 : dates.indexOf(at);
  return {
    ...periodMarks({ chart, unit, edition, ground: groundWidth(drawing) }),
    picked: picked === -1 ? null : picked,
    ...formatValueText({ scale, unit, edition }),
    tooltip: (index) => {
      const date = dates[index];
      if (date === undefined) return null;
      const content: TooltipContent = {
        title: `${formatPeriodText(edition, date)} · ${t.axis[unit]}`,
        lines: lines(index),
        notes: [
          ...(dict.Provisional.includes(date) ? [t.provisional] : []),
          ...(dict.Partial.includes(date) ? [t.partial] : []),
          ...unvaluedNote({ chart, unit, edition }, index),
        ],
      };
      return tooltipElement(content);
    },
    compact: mode === 'small' || space.width < narrowWidth,
  };
}

/** Estimated plot width between axis labels and names; rather too small than too large. */
function groundWidth({ space, hasNamesBeside = false }: PeriodDrawing): number {
  return space.width * (hasNamesBeside ? 0.7 : 1) - axisRoom;
}

/** Period labels and provisional periods; every period is labelled where `ground` (plot width) is omitted. */
export function periodMarks({
  chart,
  unit,
  edition,
  ground,
}: Pick<PeriodDrawing, 'chart' | 'unit' | 'edition'> & { readonly ground?: number }) {
  const { Dates, Dict } = chart;
  const step = ground === undefined ? 1 : labelStep(axisLabels(edition, Dates), ground);
  return {
    labels: axisLabels(edition, Dates, step).map((label, index) => {
      if (label === '') return '';
      const marked = unvaluedAt({ chart, unit }, index) > 0 ? `†${label}` : label;
      return Dict.Partial.includes(Dates[index] ?? '') ? `*${marked}` : marked;
    }),
    provisional: new Set(Dates.flatMap((date, index) => (Dict.Provisional.includes(date) ? [index] : []))),
  };
}

/** Tonnes of a period that are not in the values drawn. */
export function unvaluedAt({ chart: { Total }, unit }: Pick<PeriodDrawing, 'chart' | 'unit'>, index: number): number {
  if (Total === undefined || typeof Total === 'number') return 0;
  return unvaluedIn(Total, unit)?.[index] ?? 0;
}

function unvaluedNote(drawing: Pick<PeriodDrawing, 'chart' | 'unit' | 'edition'>, index: number): readonly string[] {
  const weight = unvaluedAt(drawing, index);
  if (weight === 0) return [];
  const { edition } = drawing;
  return [pickMessages(edition, messages).unvalued(getFormat(edition).volumeInText(weight))];
}

export function formatValueText({
  scale,
  unit,
  edition,
}: {
  scale: readonly Figure[];
  unit: SeriesUnit;
  edition: Edition;
}) {
  const format = getFormat(edition);
  const { by, name } = axisScale(scale, unit, edition);
  return {
    axisTitle: name,
    axisText: (value: number): string => format.number(value / by, countDecimals(value / by)),
  };
}

/** Decimals an axis label needs to match its grid line: 2.5 must not become 3. */
function countDecimals(figure: number): 0 | 1 | 2 {
  const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;
  if (isWhole(figure)) return 0;
  return isWhole(figure * 10) ? 1 : 2;
}

export function formatFigureText(edition: Edition, value: Figure, decimals = 0): string {
  return value === null ? '–' : getFormat(edition).number(value, decimals);
}

/** A share in a tooltip; empty where there is none. */
export function formatShareText(edition: Edition, share: Figure): string {
  return share === null ? '' : getFormat(edition).percent(share);
}

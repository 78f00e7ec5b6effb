import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { ViewDict, ViewTotal } from '@btc/contract/trade/view-answer.ts';
import type { Figure, PeriodState } from '#charts/chart-frame.ts';
import type { ChartSpace } from '#charts/chart-option.ts';
import { type TooltipContent, type TooltipLine, tooltipElement } from '#charts/tooltip.ts';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { axisLabels, labelStep, formatPeriodText } from '../periods.ts';
import { messages } from './messages.ts';
import { axisScale, unvaluedIn } from './view-series.ts';

/** What a figure over periods needs to be told beside its series. */
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
  /** Names stand beside the ground, at the ends of lines. */
  readonly hasNamesBeside?: boolean;
}

/** A room too narrow for what only a large figure shows. */
export const narrowWidth = 520;
/** For the figures of a value axis. */
const axisRoom = 56;

/** The axes, marks and tooltip of a figure over the periods of an answer. */
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

/** About how wide the ground is between the figures of its axis and the names beside it: rather too narrow than too wide. */
function groundWidth({ space, hasNamesBeside = false }: PeriodDrawing): number {
  return space.width * (hasNamesBeside ? 0.7 : 1) - axisRoom;
}

/** What stands under each period, and which may still change; in a ground without a width all have a label. */
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

/** The weight of a period that the values drawn leave out. */
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

/** The title and figures of a value axis. */
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

/** As many as a line of a scale needs to stand at the figure that is written beside it: 2.5 is not 3. */
function countDecimals(figure: number): 0 | 1 | 2 {
  const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;
  if (isWhole(figure)) return 0;
  return isWhole(figure * 10) ? 1 : 2;
}

/** A figure as it stands in a tooltip. */
export function formatFigureText(edition: Edition, value: Figure, decimals = 0): string {
  return value === null ? '–' : getFormat(edition).number(value, decimals);
}

/** A share as it stands in a tooltip; nothing where there is none. */
export function formatShareText(edition: Edition, share: Figure): string {
  return share === null ? '' : getFormat(edition).percent(share);
}

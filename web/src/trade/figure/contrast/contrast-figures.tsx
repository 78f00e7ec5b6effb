import type { ViewTable } from '@btc/contract/trade/view-answer.ts';
import { useCallback, useMemo } from 'react';
import { type DivergingBars, buildDivergingBarsOption } from '#charts/bars/diverging-bars.ts';
import { type PairedBars, buildPairedBarsOption } from '#charts/bars/paired-bars.ts';
import { Chart } from '#charts/chart.tsx';
import type { ChartSpace } from '#charts/chart-option.ts';
import type { ChartTheme } from '#charts/chart-theme.ts';
import { seriesToken } from '#charts/series-colors.ts';
import { tooltipElement } from '#charts/tooltip.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { type ContrastRow, contrastRows, sideNames } from './contrast-rows.ts';
import { ContrastList } from './contrast-list.tsx';
import { FigureLayout } from '../parts/figure-layout.tsx';
import { KeyList } from '../parts/key-list.tsx';
import { messages } from '../messages.ts';
import { formatFigureText, formatShareText } from '../period-frame.ts';
import { formatAmountInText, sentence } from '../sentence.ts';

export interface ContrastFigureProps {
  readonly table: ViewTable;
  readonly mode: 'large' | 'small';
  readonly title: string;
  readonly tableHref: string;
}

/** Rises are red in Chinese and green in English; signs are shown, too. */
const changeTokens = {
  cn: { rise: '--rise-red', fall: '--rise-green' },
  en: { rise: '--rise-green', fall: '--rise-red' },
} as const satisfies Record<Edition, { rise: string; fall: string }>;

const sideTokens = [seriesToken(0), seriesToken(1)] as const;

export function DivergingFigure({ table, mode, title, tableHref }: ContrastFigureProps) {
  const edition = useEdition();
  const t = useMessages(messages);
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) =>
      buildDivergingBarsOption(listDifferences(table, edition, theme), theme, space),
    [table, edition],
  );
  const legend = useMemo(() => {
    const { rise, fall } = changeTokens[edition];
    return [
      { name: t.amount(t.rise, t.inTonnes), token: rise },
      { name: t.amount(t.fall, t.inTonnes), token: fall },
    ];
  }, [edition, t]);
  return (
    <FigureLayout
      mode={mode}
      side={<ContrastList table={table} rows={greatestFirst(differenceRows(table, edition))} tableHref={tableHref} />}
    >
      <KeyList entries={legend} />
      <Chart
        label={`${title}. ${formatContrastSentence(table, edition)}`}
        option={option}
        size={mode === 'large' ? 'tall' : 'large'}
        pickBy="y"
        legend={legend}
      />
    </FigureLayout>
  );
}

export function PairsFigure({ table, mode, title, tableHref }: ContrastFigureProps) {
  const edition = useEdition();
  const option = useCallback(
    (theme: ChartTheme, space: ChartSpace) => buildPairedBarsOption(toPairs(table, edition, theme), theme, space),
    [table, edition],
  );
  const [a, b] = sideNames(table, edition);
  const legend = useMemo(
    () => [
      { name: a, token: sideTokens[0] },
      { name: b, token: sideTokens[1] },
    ],
    [a, b],
  );
  return (
    <FigureLayout
      mode={mode}
      side={<ContrastList table={table} rows={contrastRows(table, edition)} tableHref={tableHref} />}
    >
      <KeyList entries={legend} />
      <Chart
        label={`${title}. ${formatContrastSentence(table, edition)}`}
        option={option}
        size={mode === 'large' ? 'tall' : 'large'}
        pickBy="y"
        legend={legend}
      />
    </FigureLayout>
  );
}

/** From the greatest rise to the greatest fall; rows without a difference are left out. */
function differenceRows(table: ViewTable, edition: Edition): readonly ContrastRow[] {
  return contrastRows(table, edition)
    .filter(({ difference }) => difference !== null)
    .toSorted((one, other) => (other.difference ?? 0) - (one.difference ?? 0));
}

/** Sorts by absolute difference, so that the shortened list keeps the largest changes, up or down. */
export function greatestFirst(rows: readonly ContrastRow[]): readonly ContrastRow[] {
  return rows.toSorted((one, other) => Math.abs(other.difference ?? 0) - Math.abs(one.difference ?? 0));
}

export function listDifferences(table: ViewTable, edition: Edition, theme: ChartTheme): DivergingBars {
  const format = getFormat(edition);
  const rows = differenceRows(table, edition);
  const { rise, fall } = changeTokens[edition];
  return {
    riseToken: rise,
    fallToken: fall,
    picked: null,
    bars: rows.map(({ name, difference, percent }) => {
      const shortText = difference === null ? '–' : format.change(difference);
      const text = percent === null ? shortText : `${shortText} (${format.changePercent(percent)})`;
      return { name, difference, text, shortText };
    }),
    tooltip: (index) => {
      const row = rows[index];
      return row === undefined ? null : contrastTooltip(row, { table, edition, theme });
    },
  };
}

/** Labels include shares, as the two sides differ in size. */
export function toPairs(table: ViewTable, edition: Edition, theme: ChartTheme): PairedBars {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const rows = contrastRows(table, edition);
  const text = (value: number | null, share: number | null, isFirst: boolean): string => {
    if (value === null) return '–';
    const amount = isFirst ? t.amount(format.number(value), t.axis.t) : format.number(value);
    return share === null ? amount : `${amount} · ${format.percent(share)}`;
  };
  return {
    tokens: sideTokens,
    picked: null,
    bars: rows.map(({ name, a, b, shareA, shareB }, order) => ({
      name,
      values: [a, b],
      // The first bar says what is counted, for all.
      texts: [text(a, shareA, order === 0), text(b, shareB, false)],
    })),
    tooltip: (index) => {
      const row = rows[index];
      return row === undefined ? null : contrastTooltip(row, { table, edition, theme });
    },
  };
}

interface TooltipGround {
  readonly table: ViewTable;
  readonly edition: Edition;
  readonly theme: ChartTheme;
}

function contrastTooltip(row: ContrastRow, { table, edition, theme }: TooltipGround): HTMLElement {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const [a, b] = sideNames(table, edition);
  return tooltipElement({
    title: `${row.name} · ${t.axis.t}`,
    lines: [
      {
        name: a,
        color: theme.color(sideTokens[0]),
        texts: [formatFigureText(edition, row.a), formatShareText(edition, row.shareA)],
      },
      {
        name: b,
        color: theme.color(sideTokens[1]),
        texts: [formatFigureText(edition, row.b), formatShareText(edition, row.shareB)],
      },
      {
        name: t.difference,
        color: null,
        texts: [
          row.difference === null ? '–' : format.change(row.difference),
          row.percent === null ? '' : format.changePercent(row.percent),
        ],
      },
    ],
    notes: [],
  });
}

function formatContrastSentence(table: ViewTable, edition: Edition): string {
  const t = pickMessages(edition, messages);
  const { Sides } = table.Dict;
  const [a, b] = sideNames(table, edition);
  const amount = (value: number | null): string => (value === null ? '–' : formatAmountInText(edition, value, 't'));
  if (Sides === undefined) return '';
  return sentence(edition, [t.side(a, amount(Sides.A.Volume)), t.side(b, amount(Sides.B.Volume))]);
}

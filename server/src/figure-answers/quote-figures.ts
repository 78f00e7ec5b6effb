import type { FigureMeasure, FigureQuestion } from '@btc/contract/figures/figure.ts';
import { figureUnits } from '@btc/contract/figures/print-figure.ts';
import { priceModules } from '@btc/contract/prices/price-codes.ts';
import type { QuoteRow } from '@btc/contract/prices/quote-row.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import { addDays } from '@btc/contract/time.ts';
import { round, sourceNames } from '#prices/face.ts';
import { found, findUnit } from './figure-answer.ts';
import { ambiguous, findQuotes } from './quote-lists.ts';
import type { AnswerFigure } from './reading.ts';

const daysOfYear = 7 * 52;

function shownIn(unit: FigureQuestion['unit']) {
  switch (unit) {
    case 'usd':
      return { target: 'USD/t', scale: 1, unit: figureUnits.usdPerTonne } as const;
    case 'cny':
      return { target: 'CNY/kg', scale: 1, unit: figureUnits.cnyPerKg } as const;
    case 'usd/kg':
      return { target: 'USD/t', scale: 1 / 1_000, unit: figureUnits.usdPerKg } as const;
    case 'cny/t':
      return { target: 'CNY/kg', scale: 1_000, unit: figureUnits.cnyPerTonne } as const;
    default:
      return { target: '', scale: 1, unit: null } as const;
  }
}

type ToFigure = (row: QuoteRow, yearBefore: number | null) => number | null;

function compare(how: (now: number, before: number) => number): ToFigure {
  return ({ Mainstream: now }, before) => (now === null || before === null ? null : how(now, before));
}

/** A quote's figure in the unit shown; null where it has none. */
const toFigure: Readonly<Partial<Record<FigureMeasure, ToFigure>>> = {
  mainstream: ({ Mainstream }) => Mainstream,
  low: ({ Low }) => Low,
  high: ({ High }) => High,
  quotes: ({ QuoteCount }) => QuoteCount,
  change: ({ ChangeWeek }) => ChangeWeek?.Value ?? null,
  'change%': ({ ChangeWeek }) => ChangeWeek?.Percent ?? null,
  previous: ({ ChangePrevious }) => ChangePrevious?.Value ?? null,
  'previous%': ({ ChangePrevious }) => ChangePrevious?.Percent ?? null,
  year: compare((now, before) => round(now - before)),
  'year%': compare((now, before) => roundTo((now / before - 1) * 100, 2)),
};

export const answerQuote: AnswerFigure = async (reading, { measure, parts, period, unit: word }) => {
  const { target, scale, unit } = shownIn(word);
  const listed = await findQuotes(reading, parts, period, target);
  if ('issue' in listed) return listed;
  const { meat, day, rows, isOne } = listed;
  if (isOne && rows.length > 1) return ambiguous(rows);
  const earlier = measure.startsWith('year')
    ? await findQuotes(reading, parts, addDays(day, -daysOfYear), target)
    : null;
  const before = new Map(
    earlier === null || 'issue' in earlier ? [] : earlier.rows.map((row) => [row.SeriesID, row.Mainstream]),
  );
  const isPrice = !measure.endsWith('%') && measure !== 'quotes';
  const figures = rows.map((row) => {
    const value = toFigure[measure]?.(row, before.get(row.SeriesID) ?? null) ?? null;
    const origin = { cn: row.OriginCn, en: row.OriginEn };
    return { value: value === null || !isPrice ? value : value * scale, origin, cut: { cn: row.CutCn, en: row.CutEn } };
  });
  const demo = rows.some(({ Demo }) => Demo);
  const { SourceCn: sourceCn, SourceEn: sourceEn } = sourceNames(demo);
  const provisional = rows.some(({ Provisional }) => Provisional);
  return found(measure, figures, {
    unit: measure === 'quotes' ? figureUnits.plain : (unit ?? findUnit(rows[0]?.ShownUnit ?? '')),
    period: day,
    basis: { sourceCn, sourceEn, publishedOn: day, demo, provisional, lock: priceModules[meat] },
  });
};

import type { Edition } from '../members/access.ts';
import { type ComparedText, compareEditions } from './compare-editions.ts';
import type { FigureAnswers } from './figure.ts';
import { fillText } from './fill-text.ts';
import { directionBefore, type NamedSeries, nameSeries, type SeriesNames } from './named-series.ts';
import { parseFigures } from './parse-figures.ts';
import { findQuantities, isScaled, plainSentences, rounds, type TypedQuantity } from './typed-quantities.ts';

export type { ComparedText } from './compare-editions.ts';

/*
 * Typed figures held against the series that their sentences name, and one edition against the other. What is found is pointed out; whether it is wrong is the
 * editor's to say.
 */

/** Against the series: other number, scale, direction. Against the other edition: other number, or none (a note only). */
export const typedWarningKinds = ['number', 'scale', 'direction', 'edition', 'oneEdition'] as const;
export type TypedWarningKind = (typeof typedWarningKinds)[number];

export interface TypedWarning {
  readonly kind: TypedWarningKind;
  readonly edition: Edition;
  readonly field: string;
  readonly typed: string;
  readonly sentence: string;
  /** The figure of the series, in the edition's words, or of the other edition; empty: none. */
  readonly expected: string;
}

interface Claim extends NamedSeries {
  readonly text: ComparedText;
  readonly sentence: string;
  readonly quantity: TypedQuantity;
}

function listClaims(texts: readonly ComparedText[], names: SeriesNames): readonly Claim[] {
  return texts.flatMap((text) =>
    plainSentences(text.source, text.edition).flatMap((sentence) =>
      findQuantities(sentence).flatMap((quantity) => {
        const series = nameSeries(sentence, quantity, { edition: text.edition, names });
        return series === null ? [] : [{ ...series, text, sentence, quantity }];
      }),
    ),
  );
}

const openNames: ReadonlySet<string> = new Set(['volume', 'amount']);

function referenceTo({ path }: NamedSeries, measure: string): string {
  return `{{${path} ${measure}${openNames.has(measure) ? ' t' : ''}}}`;
}

export function listComparedReferences(texts: readonly ComparedText[], names: SeriesNames): readonly string[] {
  const named = listClaims(texts, names).flatMap((claim) => claim.measures.map((one) => referenceTo(claim, one)));
  const written = texts.flatMap(({ source }) => parseFigures(source).references.map((reference) => reference.source));
  return [...new Set([...named, ...written])];
}

/** Words that make a figure approximate: within a twentieth. */
const roundWords = /(?:约|近|超过?|逾|大致|about|around|some|nearly|almost|over|roughly|more than)\s*$/iu;
const roundShare = 0.1;

function isRound(sentence: string, { from }: TypedQuantity): boolean {
  return roundWords.test(sentence.slice(0, from));
}

function compareClaim(claim: Claim, answers: FigureAnswers): readonly TypedWarning[] {
  const { text, sentence, quantity } = claim;
  const found = claim.measures.flatMap((measure) => {
    const filled = fillText(referenceTo(claim, measure), text.edition, answers);
    const [figure] = filled.kind === 'filled' ? filled.figures : [];
    return figure === undefined ? [] : [{ measure, value: figure.value, printed: figure.printed }];
  });
  const [first] = found;
  if (first === undefined) return [];
  const step = quantity.step + (isRound(sentence, quantity) ? roundShare * Math.abs(first.value) : 0);
  const direction = directionBefore(sentence.slice(0, quantity.from));
  const values = found.map(({ value }) => (direction === 'down' ? -value : value));
  const low = found.find(({ measure }) => measure === 'low')?.value ?? Number.POSITIVE_INFINITY;
  const high = found.find(({ measure }) => measure === 'high')?.value ?? Number.NEGATIVE_INFINITY;
  const isRight = (typed: number) =>
    values.some((value) => rounds(value, typed, step)) || (typed >= low && typed <= high);
  if (quantity.values.every(isRight)) return [];
  const isOpposite = direction !== null && values.every((value) => value < 0);
  const isNoughts = quantity.values.every((typed) => values.some((value) => isScaled(value, typed, step)));
  const kind = isOpposite ? 'direction' : isNoughts ? 'scale' : 'number';
  return [toWarning(kind, { text, sentence, typed: quantity.text }, first.printed)];
}

interface Place {
  readonly text: ComparedText;
  readonly sentence: string;
  readonly typed: string;
}

function toWarning(kind: TypedWarningKind, { text, sentence, typed }: Place, expected: string): TypedWarning {
  return { kind, edition: text.edition, field: text.field, typed, sentence, expected };
}

function compareDirections(text: ComparedText, answers: FigureAnswers): readonly TypedWarning[] {
  return parseFigures(text.source).references.flatMap((reference) => {
    const { from, source, prints, choice } = reference;
    const direction = directionBefore(text.source.slice(0, from).replaceAll(/<[^>]*>/g, ''));
    if (direction === null || choice !== null || !prints.includes('abs')) return [];
    const signed = fillText(source.replace(/ abs\b/, ''), text.edition, answers);
    const [figure] = signed.kind === 'filled' ? signed.figures : [];
    if (figure === undefined || figure.value === 0 || figure.value > 0 === (direction === 'up')) return [];
    const before = text.source.slice(Math.max(0, from - 40), from).replaceAll(/<[^>]*>|\{\{.*?\}\}/g, '');
    const typed = fillText(source, text.edition, answers);
    const printed = typed.kind === 'filled' ? typed.text : source;
    return [toWarning('direction', { text, sentence: `${before}${printed}`, typed: printed }, figure.printed)];
  });
}

/** What typed figures say against the series they name, and against the other edition. `answers`: to `listComparedReferences`. */
export function compareTyped(
  texts: readonly ComparedText[],
  names: SeriesNames,
  answers: FigureAnswers,
): readonly TypedWarning[] {
  return [
    ...listClaims(texts, names).flatMap((claim) => compareClaim(claim, answers)),
    ...texts.flatMap((text) => compareDirections(text, answers)),
    ...compareEditions(texts, answers).map(({ text, ...found }) => ({
      ...found,
      edition: text.edition,
      field: text.field,
    })),
  ];
}

import { nameIn } from '@btc/contract/names.ts';
import type { Edition } from '../members/access.ts';
import {
  type FigureAnswers,
  type FigureBasis,
  type FigureIssue,
  type FigureQuestion,
  type FigureReference,
  type FoundFigure,
  questionKey,
} from './figure.ts';
import { parseFigures } from './parse-figures.ts';
import { chooseFigure, printFigure } from './print-figure.ts';

export interface FilledFigure {
  readonly from: number;
  readonly to: number;
  readonly source: string;
  /** The reference with `latest` replaced by the resolved period, so that it stays reproducible. */
  readonly pinned: string;
  readonly printed: string;
  readonly value: number;
  readonly unit: string;
  readonly period: string;
  readonly bases: readonly FigureBasis[];
}

export type FilledText =
  | { readonly kind: 'filled'; readonly text: string; readonly figures: readonly FilledFigure[] }
  | { readonly kind: 'issues'; readonly issues: readonly FigureIssue[] };

export interface FillOptions {
  /** Escapes the inserted text for HTML. */
  readonly html?: boolean;
}

export function listQuestions(texts: readonly string[]): readonly FigureQuestion[] {
  const wanted = texts.flatMap((text) => parseFigures(text).references.flatMap(({ questions }) => questions));
  return [...new Map(wanted.map((question) => [questionKey(question), question])).values()];
}

/** Fills all references with figures in the edition's format; if any cannot be filled, returns the issues instead. */
export function fillText(
  text: string,
  edition: Edition,
  figures: FigureAnswers,
  options: FillOptions = {},
): FilledText {
  const { references, issues: unread } = parseFigures(text);
  const issues: FigureIssue[] = [...unread];
  const filled: FilledFigure[] = [];
  for (const reference of references) {
    const one = fillReference(reference, edition, figures);
    if ('kind' in one) issues.push(one);
    else filled.push(one);
  }
  if (issues.length > 0) return { kind: 'issues', issues: issues.toSorted((one, other) => one.from - other.from) };
  const printed = filled.map((figure) => figure.printed);
  return { kind: 'filled', text: placeFigures(text, printed, options), figures: filled };
}

/** Replaces the references of a text by the given strings, in order. */
export function placeFigures(text: string, printed: readonly string[], { html = false }: FillOptions = {}): string {
  let written = '';
  let last = 0;
  for (const [index, { from, to, source }] of parseFigures(text).references.entries()) {
    const figure = printed[index] ?? source;
    written += text.slice(last, from) + (html ? escapeAmpersands(figure) : figure);
    last = to;
  }
  return written + text.slice(last);
}

function fillReference(
  reference: FigureReference,
  edition: Edition,
  figures: FigureAnswers,
): FilledFigure | FigureIssue {
  const { from, to, source, questions } = reference;
  const found: FoundFigure[] = [];
  for (const question of questions) {
    const answer = figures.get(questionKey(question));
    if (answer?.kind !== 'found') {
      return { from, to, source, kind: answer?.issue ?? 'notFound', detail: answer?.detail ?? questionKey(question) };
    }
    found.push(answer);
  }
  const missing = listMissing(reference, found, edition);
  if (missing.length > 0) return { from, to, source, kind: 'incomplete', detail: missing.join(', ') };
  const chosen = chooseFigure(reference, found);
  if (chosen === null) return { from, to, source, kind: 'several', detail: '' };
  return {
    from,
    to,
    source,
    pinned: pin(reference, found),
    printed: printFigure(chosen, reference, edition),
    value: chosen.value,
    unit: chosen.unit.code,
    period: chosen.period,
    bases: listBases(found),
  };
}

function listMissing({ pick }: FigureReference, found: readonly FoundFigure[], edition: Edition): readonly string[] {
  if (pick !== 'sum' && pick !== 'mean') return [];
  return found.flatMap(({ leftOut = [] }) => leftOut.map((one) => nameIn(edition, one)));
}

function pin({ source }: FigureReference, found: readonly FoundFigure[]): string {
  let at = 0;
  return source.replaceAll(/@[^\s,?}]+/g, (period) => {
    const own = found[at]?.period;
    at += 1;
    return own === undefined ? period : `@${own}`;
  });
}

function listBases(found: readonly FoundFigure[]): readonly FigureBasis[] {
  return [...new Map(found.map(({ basis }) => [JSON.stringify(basis), basis])).values()];
}

/** Escapes bare `&` only: in an HTML text the parts of a choice are HTML already. */
function escapeAmpersands(text: string): string {
  return text.replaceAll(/&(?!#?\w+;)/g, '&amp;');
}

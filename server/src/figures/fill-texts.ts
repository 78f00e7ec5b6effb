import type { FigureIssue } from '@btc/contract/figures/figure.ts';
import { type FilledFigure, fillText, listQuestions } from '@btc/contract/figures/fill-text.ts';
import { hasFigures } from '@btc/contract/figures/parse-figures.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Db } from '#platform/db/db.ts';
import type { FigureConfirmation } from './figure-store.queries.ts';
import type { ReadFigures } from './read-figures.ts';

export interface SourceText {
  /** Name of the text in an error, as in the request: `TitleCn`. */
  readonly field: string;
  readonly edition: Edition;
  readonly source: string;
  readonly isHtml: boolean;
  /** Part open to all readers whatever they pay for: the whole text, or what the function makes of the filled text. */
  readonly openPart: 'all' | ((filled: string) => string);
}

export interface ReadyText {
  readonly text: string;
  readonly figures: readonly (FilledFigure & { readonly confirmation: FigureConfirmation | null })[];
}

export interface FillingDeps {
  readonly db: Db;
  /** Left out where texts hold no references. */
  readonly readFigures?: ReadFigures | undefined;
}

export interface Filling {
  /** Day to which `latest` refers. */
  readonly asOf: string;
  readonly confirmation: FigureConfirmation | null;
}

export interface TextIssue extends FigureIssue {
  readonly field: string;
}

/** Fills all texts of a publication. Rejects with 1001 where a figure is missing or locked: `List`, `Dict.Figures`. */
export async function fillTexts(
  { db, readFigures }: FillingDeps,
  texts: readonly SourceText[],
  { asOf, confirmation }: Filling,
): Promise<readonly ReadyText[]> {
  const withFigures = texts.filter(({ source }) => hasFigures(source));
  if (withFigures.length === 0) return texts.map(({ source }) => ({ text: source, figures: [] }));
  if (readFigures === undefined) throw new Error('Texts with figures need the rooms that know them');
  const answers = await readFigures(db, listQuestions(withFigures.map(({ source }) => source)), asOf);
  const issues: TextIssue[] = [];
  const ready = texts.map(({ field, edition, source, isHtml, openPart }): ReadyText => {
    const filled = fillText(source, edition, answers, { html: isHtml });
    if (filled.kind === 'issues') {
      issues.push(...filled.issues.map((issue) => ({ ...issue, field })));
      return { text: source, figures: [] };
    }
    const open = openPart === 'all' ? null : openPart(filled.text);
    const figures = filled.figures.map((figure) => {
      // Rather once too often than told by mistake: the same digits may stand there for something else.
      const isInPart = open === null || open.includes(plain(figure.printed));
      const isStated = isInPart && figure.bases.some(({ lock }) => lock !== null);
      if (isStated && confirmation === null) issues.push({ ...figure, field, kind: 'locked', detail: figure.printed });
      return { ...figure, confirmation: isStated ? confirmation : null };
    });
    return { text: filled.text, figures };
  });
  if (issues.length > 0) throw unfilled(issues);
  return ready;
}

function plain(printed: string): string {
  return printed.replaceAll(/<[^>]*>/g, '').trim();
}

export function unfilled(issues: readonly TextIssue[]): ApiError {
  const fields = [
    ...new Set(issues.map(({ field, kind }) => `${field} ${kind === 'locked' ? 'lockedFigure' : 'figure'}`)),
  ];
  return new ApiError(1001, {
    List: fields.map((one) => {
      const [Field = '', Rule = ''] = one.split(' ');
      return { Field, Rule };
    }),
    Dict: {
      Figures: issues.slice(0, 50).map(({ field, kind, source, detail, from }) => ({
        Field: field,
        Kind: kind,
        Source: source,
        Detail: detail,
        From: from,
      })),
    },
  });
}

export function lockedFigure(field: string, printed: string): ApiError {
  return unfilled([{ field, kind: 'locked', source: '', detail: printed, from: 0, to: 0 }]);
}

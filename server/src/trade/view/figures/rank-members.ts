import { restCode } from '@btc/contract/trade/trade-codes.ts';
import { notStated } from './fact-conditions.ts';
import type { FoundSeries, ViewAnswer } from '../view.service.ts';

/** Sorts members from the largest; other origins, what is not stated and the rest stand last. */
export function rankCodes(codes: readonly string[], toSize: (code: string) => number | null): readonly string[] {
  const sized = codes.map((code) => ({ code, size: toSize(code) ?? 0, last: lastPlaces.indexOf(code) }));
  return sized
    .toSorted((one, other) => one.last - other.last || other.size - one.size || (one.code < other.code ? -1 : 1))
    .map(({ code }) => code);
}

const lastPlaces: readonly string[] = ['OTH', notStated, restCode];

/** Members the question selects; empty: all. */
export function chosenMembers({ member, question }: Pick<ViewAnswer, 'member' | 'question'>): readonly string[] {
  return member === 'origin' ? question.origins : [];
}

function listFiltered({ member, question }: Pick<ViewAnswer, 'member' | 'question'>): readonly string[] {
  const { filters } = question;
  if (member === 'cut' || member === 'plant' || member === 'importer' || member === 'exporter')
    return filters[member] ?? [];
  return [];
}

/** Largest first: the selected members, traded or not, else all that traded. */
export function rankMembers(
  answer: Pick<ViewAnswer, 'member' | 'question'>,
  { figures }: FoundSeries,
): readonly string[] {
  const chosen = chosenMembers(answer);
  const { now } = figures.spans;
  return rankCodes(chosen.length > 0 ? chosen : [...new Set([...now.members, ...listFiltered(answer)])], now.toSize);
}

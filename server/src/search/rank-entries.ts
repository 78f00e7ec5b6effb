import { matchHsCode } from '@btc/reference/goods/hs-codes.ts';
import { scoreNames, toScore } from './match-name.ts';
import type { TypedSearch } from './read-search.ts';
import type { SearchEntry } from './search-entries.ts';

export interface RankedEntry {
  readonly entry: SearchEntry;
  readonly score: number;
}

/** Minimum digits of a tariff code; shorter numbers may be catalogue numbers. */
const minHsDigits = 4;

function listTypedLines(text: string): ReadonlySet<string> {
  const code = text.normalize('NFKC').replace(/^\s*hs(?: ?code)?[\s:.]*/i, '');
  if (code.replaceAll(/\D/g, '').length < minHsDigits) return new Set();
  const match = matchHsCode(code);
  return new Set('lines' in match ? match.lines.map((line) => line.code) : []);
}

function isTopic({ topic }: SearchEntry, typed: TypedSearch): boolean {
  // The pages of pork are found by their names.
  if (topic === null || topic.of !== typed.topic || typed.meat === 'pork') return false;
  return typed.rest.spelling === '' && topic.origin === typed.origin;
}

interface Question {
  readonly typed: TypedSearch;
  readonly lines: ReadonlySet<string>;
  readonly mayBeMisspelt: boolean;
}

function scoreEntry(entry: SearchEntry, { typed, lines, mayBeMisspelt }: Question): number | null {
  if (entry.group === 'hsCode' && lines.has(entry.code)) return toScore('whole');
  if (isTopic(entry, typed)) return toScore('whole');
  const whole = scoreNames(typed.whole, entry.names, mayBeMisspelt);
  // Only a cut is asked for with an origin, a meat or a topic before or after it.
  if (entry.group !== 'cut' || (typed.meat !== null && entry.meat !== typed.meat)) return whole;
  if (typed.rest.spelling === typed.whole.spelling) return whole;
  const rest = scoreNames(typed.rest, entry.names, mayBeMisspelt);
  return whole === null || rest === null ? (whole ?? rest) : Math.min(whole, rest);
}

function rank(entries: readonly SearchEntry[], question: Question): readonly RankedEntry[] {
  return entries
    .flatMap((entry) => {
      const score = scoreEntry(entry, question);
      return score === null ? [] : [{ entry, score }];
    })
    .toSorted((one, other) => one.score - other.score);
}

/** Matching entries, best first, ties in table order; misspelt matches only where nothing fits better. */
export function rankEntries(entries: readonly SearchEntry[], typed: TypedSearch): readonly RankedEntry[] {
  const question = { typed, lines: listTypedLines(typed.text) };
  const plain = rank(entries, { ...question, mayBeMisspelt: false });
  const [best] = plain;
  if (best !== undefined && best.score < toScore('misspelt')) return plain;
  return rank(entries, { ...question, mayBeMisspelt: true });
}

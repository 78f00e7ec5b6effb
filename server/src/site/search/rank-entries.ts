import { matchHsCode } from '@btc/reference/hs-codes.ts';
import { scoreNames, toScore } from './match-name.ts';
import type { TypedSearch } from './read-search.ts';
import type { SearchEntry } from './search-entries.ts';

/** An entry that fits; the lower the score, the better. */
export interface RankedEntry {
  readonly entry: SearchEntry;
  readonly score: number;
}

/** Digits from which on they are a code of the tariff and not one's number in a catalogue. */
const minHsDigits = 4;

function listTypedLines(text: string): ReadonlySet<string> {
  const code = text.normalize('NFKC').replace(/^\s*hs(?: ?code)?[\s:.]*/i, '');
  if (code.replaceAll(/\D/g, '').length < minHsDigits) return new Set();
  const match = matchHsCode(code);
  return new Set('lines' in match ? match.lines.map((line) => line.code) : []);
}

function isTopic({ topic }: SearchEntry, typed: TypedSearch): boolean {
  if (topic === null || topic.of !== typed.topic) return false;
  return typed.rest.spelling === '' && topic.origin === typed.origin;
}

function scoreEntry(entry: SearchEntry, typed: TypedSearch, lines: ReadonlySet<string>): number | null {
  if (entry.group === 'hsCode' && lines.has(entry.code)) return toScore('whole');
  if (isTopic(entry, typed)) return toScore('whole');
  const whole = scoreNames(typed.whole, entry.names);
  // Only a cut is asked for with an origin, a meat or a topic before or after it.
  if (entry.group !== 'cut' || (typed.meat !== null && entry.meat !== typed.meat)) return whole;
  const rest = typed.rest.spelling === typed.whole.spelling ? null : scoreNames(typed.rest, entry.names);
  if (whole === null || rest === null) return whole ?? rest;
  return Math.min(whole, rest);
}

/** The entries that fit what was typed, the best first; in the order of their tables where they fit alike. */
export function rankEntries(entries: readonly SearchEntry[], typed: TypedSearch): readonly RankedEntry[] {
  const lines = listTypedLines(typed.text);
  return entries
    .flatMap((entry) => {
      const score = scoreEntry(entry, typed, lines);
      return score === null ? [] : [{ entry, score }];
    })
    .toSorted((one, other) => one.score - other.score);
}

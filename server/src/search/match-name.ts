import { findEditDistance } from '#platform/search/edit-distance.ts';
import type { FoldedName } from './fold-name.ts';

/** Kinds of match, best first. */
export const fits = ['whole', 'part', 'begins', 'words', 'holds', 'misspelt', 'within'] as const;
export type Fit = (typeof fits)[number];

/** `isPart`: the name is one side of a slash or stands in brackets. */
export interface EntryName extends FoldedName {
  readonly isPart: boolean;
}

/** Lower is better: by kind of match, then by difference in length. */
export function toScore(fit: Fit, difference = 0): number {
  return fits.indexOf(fit) * 100 + Math.min(99, Math.abs(difference));
}

export function toFit(score: number): Fit {
  return fits[Math.floor(score / 100)] ?? 'within';
}

/** Letters that may be missing for a name to count as nearly complete. */
const nearlyTyped = 3;

/** Group rank: by kind of match; nearly complete names before mere beginnings. */
export function toRank(score: number): number {
  return fits.indexOf(toFit(score)) + (score % 100 > nearlyTyped ? 0.5 : 0);
}

const hasHan = /\p{Script=Han}/u;

/** Tolerated typos by word length; none in short words or words with digits. */
function countMistakes(word: string): number {
  if (/\p{N}/u.test(word)) return 0;
  if (hasHan.test(word)) return word.length >= 3 ? 1 : 0;
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

function isMisspelt(word: string, name: string): boolean {
  const max = countMistakes(word);
  return max > 0 && findEditDistance(word, name, max) !== null;
}

function isWordFor(typed: string, name: string): boolean {
  return typed === name || isMisspelt(typed, name);
}

function isNameWithin(typed: FoldedName, { spelling, words }: FoldedName): boolean {
  if (hasHan.test(spelling)) return spelling.length > 1 && typed.spelling.includes(spelling);
  return spelling.length > 2 && words.every((word) => typed.words.includes(word));
}

function findPlainFit(typed: FoldedName, { spelling, words, isPart }: EntryName): Fit | null {
  if (spelling === typed.spelling) return isPart ? 'part' : 'whole';
  const isHan = hasHan.test(typed.spelling);
  if (isHan || typed.spelling.length > 1) {
    if (spelling.startsWith(typed.spelling)) return 'begins';
    if (typed.words.every((word) => words.some((name) => name.startsWith(word)))) return 'words';
  }
  return (isHan || typed.spelling.length > 2) && spelling.includes(typed.spelling) ? 'holds' : null;
}

function isNameMisspelt(typed: FoldedName, { spelling, words }: FoldedName): boolean {
  if (isMisspelt(typed.spelling, spelling)) return true;
  if (typed.words.length > words.length) return false;
  return typed.words.every((word) => words.some((name) => isWordFor(word, name)));
}

/** Null where the name does not match. */
export function scoreName(typed: FoldedName, name: EntryName, mayBeMisspelt: boolean): number | null {
  if (typed.spelling === '' || name.spelling === '') return null;
  const fit = findPlainFit(typed, name);
  const difference = name.spelling.length - typed.spelling.length;
  if (fit !== null) return toScore(fit, difference);
  if (mayBeMisspelt && isNameMisspelt(typed, name)) return toScore('misspelt', difference);
  return isNameWithin(typed, name) ? toScore('within', difference) : null;
}

export function scoreNames(typed: FoldedName, names: readonly EntryName[], mayBeMisspelt = false): number | null {
  const scores = names.flatMap((name) => scoreName(typed, name, mayBeMisspelt) ?? []);
  return scores.length === 0 ? null : Math.min(...scores);
}

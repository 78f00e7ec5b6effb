import { findEditDistance } from './edit-distance.ts';
import type { FoldedName } from './fold-name.ts';

/** How well something fits what was typed, the best first. */
export const fits = ['whole', 'part', 'begins', 'words', 'holds', 'within', 'misspelt'] as const;
export type Fit = (typeof fits)[number];

/** A name of an entry; `isPart`: one side of it, or what stands in its brackets. */
export interface EntryName extends FoldedName {
  readonly isPart: boolean;
}

/** The lower, the better: by the fit, then by how many letters the name has more or fewer. */
export function toScore(fit: Fit, difference = 0): number {
  return fits.indexOf(fit) * 100 + Math.min(99, Math.abs(difference));
}

export function toFit(score: number): Fit {
  return fits[Math.floor(score / 100)] ?? 'misspelt';
}

const hasHan = /\p{Script=Han}/u;

/** Letters that may be wrong in a word: none in short ones, none where there are figures. */
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

function findFit(typed: FoldedName, { spelling, words, isPart }: EntryName): Fit | null {
  if (spelling === typed.spelling) return isPart ? 'part' : 'whole';
  const isLong = typed.spelling.length > 1 || hasHan.test(typed.spelling);
  if (isLong && spelling.startsWith(typed.spelling)) return 'begins';
  if (isLong && typed.words.every((word) => words.some((name) => name.startsWith(word)))) return 'words';
  const isShort = typed.spelling.length < (hasHan.test(typed.spelling) ? 1 : 3);
  if (!isShort && spelling.includes(typed.spelling)) return 'holds';
  const holdsName = hasHan.test(spelling)
    ? spelling.length > 1 && typed.spelling.includes(spelling)
    : spelling.length > 2 && words.every((word) => typed.words.includes(word));
  if (holdsName) return 'within';
  if (isMisspelt(typed.spelling, spelling)) return 'misspelt';
  return typed.words.every((word) => words.some((name) => isWordFor(word, name))) ? 'misspelt' : null;
}

/** How well a name fits what was typed; null where it does not. */
export function scoreName(typed: FoldedName, name: EntryName): number | null {
  if (typed.spelling === '' || name.spelling === '') return null;
  const fit = findFit(typed, name);
  return fit === null ? null : toScore(fit, name.spelling.length - typed.spelling.length);
}

/** The best of several names. */
export function scoreNames(typed: FoldedName, names: readonly EntryName[]): number | null {
  const scores = names.flatMap((name) => scoreName(typed, name) ?? []);
  return scores.length === 0 ? null : Math.min(...scores);
}

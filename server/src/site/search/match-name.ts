import { findEditDistance } from './edit-distance.ts';
import type { FoldedName } from './fold-name.ts';

/** How well something fits what was typed, the best first. */
export const fits = ['whole', 'part', 'begins', 'words', 'holds', 'misspelt', 'within'] as const;
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
  return fits[Math.floor(score / 100)] ?? 'within';
}

/** A name that lacks no more than this is nearly typed. */
const nearlyTyped = 3;

/** By what groups are ordered: by fit, and a name that is nearly typed before one that only begins so. */
export function toRank(score: number): number {
  return fits.indexOf(toFit(score)) + (score % 100 > nearlyTyped ? 0.5 : 0);
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

/** How well a name fits what was typed, without mistakes or with some; null where it does not. */
export function scoreName(typed: FoldedName, name: EntryName, mayBeMisspelt: boolean): number | null {
  if (typed.spelling === '' || name.spelling === '') return null;
  const fit = findPlainFit(typed, name);
  const difference = name.spelling.length - typed.spelling.length;
  if (fit !== null) return toScore(fit, difference);
  if (mayBeMisspelt && isNameMisspelt(typed, name)) return toScore('misspelt', difference);
  return isNameWithin(typed, name) ? toScore('within', difference) : null;
}

/** The best of several names. */
export function scoreNames(typed: FoldedName, names: readonly EntryName[], mayBeMisspelt = false): number | null {
  const scores = names.flatMap((name) => scoreName(typed, name, mayBeMisspelt) ?? []);
  return scores.length === 0 ? null : Math.min(...scores);
}

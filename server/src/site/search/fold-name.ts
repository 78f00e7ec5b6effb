import { foldWords } from '@btc/contract/fold-text.ts';

/** A name, or what was typed, as both are compared. */
export interface FoldedName {
  /** Without spaces. */
  readonly spelling: string;
  readonly words: readonly string[];
}

/** Characters that are typed for one another: input by sound offers them first. */
const usualMistakes: Readonly<Record<string, string>> = { 键: '腱', 健: '腱', 泠: '冷', 帯: '带' };
const mistaken = new RegExp(`[${Object.keys(usualMistakes).join('')}]`, 'gu');

/** One width, one case, no accents, no signs. */
export function foldName(text: string): FoldedName {
  const plain = foldWords(text.normalize('NFKD').replace(/\p{M}+/gu, '')).replace(
    mistaken,
    (letter) => usualMistakes[letter] ?? letter,
  );
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return { spelling: words.join(''), words };
}

/** The names that are parts of a name: on each side of a stroke, before a comma, outside and inside of brackets. */
export function listNameParts(name: string): readonly string[] {
  const text = name.normalize('NFKC');
  const outside = text.replace(/\([^)]*\)/g, ' ');
  const inside = [...text.matchAll(/\(([^)]*)\)/g)].map(([, part]) => part ?? '');
  const parts = [
    outside,
    ...outside.split('/'),
    outside.split(',')[0] ?? '',
    ...inside.flatMap((part) => part.split('/')),
  ];
  return [...new Set(parts.map((part) => part.trim()))].filter((part) => part !== '' && part !== text.trim());
}

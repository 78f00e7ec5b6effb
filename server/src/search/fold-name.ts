import { foldWords } from '@btc/contract/fold-text.ts';

export interface FoldedName {
  /** Without spaces. */
  readonly spelling: string;
  readonly words: readonly string[];
}

/** Common input mistakes: phonetic input offers the wrong character first. */
const usualMistakes: Readonly<Record<string, string>> = { 键: '腱', 健: '腱', 泠: '冷', 帯: '带' };
const mistaken = new RegExp(`[${Object.keys(usualMistakes).join('')}]`, 'gu');

/** Normalises width and case; drops accents and punctuation. */
export function foldName(text: string): FoldedName {
  const plain = foldWords(text.normalize('NFKD').replace(/\p{M}+/gu, '')).replace(
    mistaken,
    (letter) => usualMistakes[letter] ?? letter,
  );
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return { spelling: words.join(''), words };
}

/** Parts of a name: around slashes, before a comma, outside and inside of brackets. */
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

import { toPairs, type Piece, questionPieces } from './search-words.ts';

const minWordLength = 2;

function toTerms({ kind, text }: Piece, isLast: boolean): readonly string[] {
  if (kind === 'run') {
    const pairs = toPairs(text);
    return pairs.length === 0 ? [`'${text}':*`] : pairs.map((pair) => `'${pair}'`);
  }
  if (isLast && kind === 'word' && text.length < minWordLength) return [];
  return [isLast ? `'${text}':*` : `'${text}'`];
}

/** The tsquery while typing, with the last word as a prefix; null where there is nothing to search. */
export function typedQuery(text: string): string | null {
  const pieces = questionPieces(text);
  const terms = pieces.flatMap((piece, index) => toTerms(piece, index === pieces.length - 1));
  return terms.length === 0 ? null : terms.join(' & ');
}

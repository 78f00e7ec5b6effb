import { readTypedPlantNumber } from '@btc/reference/plant-numbers.ts';
import { origins } from '@btc/reference/origins.ts';
import { pairsOf, type Piece, questionPieces } from '#platform/search/search-words.ts';

/** What somebody typed, as the directory looks for it. */
export interface SearchTerms {
  /** The origin that the text names, alone or before a number. */
  readonly origin: string | null;
  /** What a number begins with; none where the text is no number. */
  readonly keys: readonly string[];
  /** A tsquery; null where there are no words to look for. */
  readonly words: string | null;
}

/** A single letter begins too many words to be looked for. */
const shortestWord = 2;

function termsOf({ kind, text }: Piece, isLast: boolean): readonly string[] {
  if (kind === 'run') {
    const pairs = pairsOf(text);
    return pairs.length === 0 ? [`'${text}':*`] : pairs.map((pair) => `'${pair}'`);
  }
  if (isLast && kind === 'word' && text.length < shortestWord) return [];
  // Whoever is typing has not finished the last word.
  return [isLast ? `'${text}':*` : `'${text}'`];
}

const originByName = new Map(
  origins
    .filter(({ code }) => code !== 'OTH')
    .flatMap(({ code, nameCn, nameEn }) => [nameCn, nameEn].map((name) => [name.toLowerCase(), code] as const)),
);

/** Reads what somebody typed; null where nothing can be looked for. */
export function readSearchTerms(text: string): SearchTerms | null {
  const origin = originByName.get(text.normalize('NFKC').trim().toLowerCase());
  if (origin !== undefined) return { origin, keys: [], words: null };
  const number = readTypedPlantNumber(text);
  const pieces = questionPieces(text);
  const terms = pieces.flatMap((piece, place) => termsOf(piece, place === pieces.length - 1));
  const words = terms.length === 0 ? null : terms.join(' & ');
  if (number === null && words === null) return null;
  return { origin: number?.origin ?? null, keys: number?.keys ?? [], words };
}

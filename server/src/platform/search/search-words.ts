/**
 * One tokeniser for what is written and for what is asked. Chinese (and other scripts written without spaces) becomes
 * overlapping pairs of characters, and the last character of a run alone: a single character then finds everything
 * that contains it by prefix. Latin words become lower case, without accents and plural endings; letters and digits
 * that stand together are parted, so that SIF2437, SIF 2437 and 2437 meet.
 */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;
const run = `[${unspaced}]+`;
const figure = String.raw`\p{Nd}+(?:[.,]\p{Nd}+)*`;
const letters = String.raw`[\p{L}--[${unspaced}]]+`;
const pieces = new RegExp(`(?<run>${run})|(?<figure>${figure})|(?<word>${letters}(?:['’]${letters})*)`, 'gv');

const thousandsComma = /,(?=\p{Nd}{3}(?!\p{Nd}))/gu;
const possessive = /['’]s$/u;
const apostrophes = /['’]/gu;
const combiningMark = /\p{M}+/gu;

const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by for from has in is it its of on or s than that the this to was were will with'.split(' '),
);

/** Longer words are cut: nobody types them. */
const maxWordLength = 40;
/** Further words are cut: the first ones decide anyway. */
const maxQueryWords = 40;

const unstemmedEndings = /(?:ss|us|is)$/;
const esEnding = /(?:ss|x|zz|ch|sh)es$/;

/** Removes a plain English plural ending, at indexing and at query. */
export function withoutPlural(wordInLowerCase: string): string {
  if (wordInLowerCase.length < 4 || !wordInLowerCase.endsWith('s') || unstemmedEndings.test(wordInLowerCase)) {
    return wordInLowerCase;
  }
  if (wordInLowerCase.endsWith('ies')) return `${wordInLowerCase.slice(0, -3)}y`;
  return wordInLowerCase.slice(0, esEnding.test(wordInLowerCase) ? -2 : -1);
}

/** A run of characters written without spaces, a number or a word; `text` is normalised. */
export interface Piece {
  readonly kind: 'run' | 'figure' | 'word';
  readonly text: string;
}

/** Folds width, case and accents; Chinese is unchanged. */
function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFD').replace(combiningMark, '').normalize('NFC');
}

function findPiece(groups: Readonly<Record<string, string | undefined>>): Piece | null {
  if (groups['run'] !== undefined) return { kind: 'run', text: groups['run'] };
  if (groups['figure'] !== undefined) {
    return { kind: 'figure', text: groups['figure'].replace(thousandsComma, '').slice(0, maxWordLength) };
  }
  const plain = groups['word']?.replace(possessive, '').replace(apostrophes, '').slice(0, maxWordLength) ?? '';
  return plain === '' || stopWords.has(plain) ? null : { kind: 'word', text: withoutPlural(plain) };
}

function listPieces(text: string): readonly Piece[] {
  const found: Piece[] = [];
  for (const match of normalise(text).matchAll(pieces)) {
    const piece = findPiece(match.groups ?? {});
    if (piece !== null) found.push(piece);
  }
  return found;
}

/** Pieces of a text with their start and length in the original. */
export function placedPieces(text: string): readonly (Piece & { readonly start: number; readonly length: number })[] {
  return [...text.matchAll(pieces)].flatMap((match) => {
    const [piece] = listPieces(match[0]);
    return piece === undefined ? [] : [{ ...piece, start: match.index, length: match[0].length }];
  });
}

/** Overlapping character pairs of a run; none for a single character. */
export function toPairs(run: string): readonly string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

export function searchWords(text: string): readonly string[] {
  const words = new Set<string>();
  for (const { kind, text: piece } of listPieces(text)) {
    if (kind !== 'run') {
      words.add(piece);
      continue;
    }
    for (const pair of toPairs(piece)) words.add(pair);
    words.add([...piece].at(-1) ?? piece);
  }
  return [...words];
}

/** Numbers with this many digits match by prefix: 0202 finds 02023000. */
export const minPrefixDigits = 4;

function toTerms({ kind, text }: Piece): readonly string[] {
  if (kind === 'figure') return [text.length >= minPrefixDigits ? `'${text}':*` : `'${text}'`];
  if (kind === 'word') return [`'${text}'`];
  const pairs = toPairs(text);
  return pairs.length === 0 ? [`'${text}':*`] : pairs.map((pair) => `'${pair}'`);
}

/** The tsquery of all words of a query; null when it has none (only signs or stop words). */
export function searchQuery(question: string): string | null {
  const terms = [...new Set(listPieces(question).flatMap(toTerms))].slice(0, maxQueryWords);
  return terms.length === 0 ? null : terms.join(' & ');
}

export function questionPieces(question: string): readonly Piece[] {
  const byText = new Map(listPieces(question).map((piece) => [piece.text, piece]));
  return [...byText.values()].slice(0, maxQueryWords);
}

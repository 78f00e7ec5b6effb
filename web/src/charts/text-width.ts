/** Width at 12 px, letter by letter; never too small, as a text taken for narrower would be cut. */
export function closeWidth(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (letter > '\u2e80') return 12;
  if (/[ijlftr.,/ -]/.test(letter)) return 4;
  if (/[mwMW%]/.test(letter)) return 10.5;
  return /[A-Z]/.test(letter) ? 8.2 : 6.9;
}

/** A Chinese character with the brackets that belong to it, or a word with the space behind it. */
const piecePattern = /[（(]?[\u3400-\u9fff][）)，、]*|[^\u3400-\u9fff\s]+\s*|\s+/g;

/** Breaks a text into lines of similar length; null where a word is wider than a line. */
export function toLines(text: string, width: number): readonly string[] | null {
  let lines = breakLines(text, width);
  for (let narrower = width - 6; lines !== null && lines.length > 1; narrower -= 6) {
    const evener = breakLines(text, narrower);
    if (evener === null || evener.length > lines.length) return lines;
    lines = evener;
  }
  return lines;
}

function breakLines(text: string, width: number): readonly string[] | null {
  const lines: string[] = [];
  for (const piece of text.match(piecePattern) ?? []) {
    if (closeWidth(piece.trimEnd()) > width) return null;
    const last = lines.at(-1) ?? '';
    if (lines.length > 0 && closeWidth((last + piece).trimEnd()) <= width) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}

/** Characters that must not begin a line. */
const closing = new Set('，。、；：！？）」』》”’,.;:!?)%');

/** Approximate width in em: Han characters count 1, others less. */
export function measureText(text: string): number {
  let width = 0;
  for (const sign of text) width += toWidth(sign);
  return width;
}

function toWidth(sign: string): number {
  if (/[\u2E80-\uFFEF]/.test(sign)) return 1;
  if (/[MW@%—]/.test(sign)) return 0.9;
  if (/[A-Z0-9]/.test(sign)) return 0.64;
  return /[iljtfr.,;:'!|() ]/.test(sign) ? 0.34 : 0.57;
}

/** Wraps text to a number of lines and ems, with an ellipsis where cut. Breaks between words and at Han characters. */
export function wrapText(
  text: string,
  { ems, lines: most }: { readonly ems: number; readonly lines: number },
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of splitPieces(text)) {
    if (measureText(line + piece.trimEnd()) <= ems) {
      line += piece;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = measureText(piece) <= ems ? piece : cutText(piece, ems);
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  if (lines.length <= most) return lines;
  return lines.slice(0, most).with(most - 1, `${cutText(lines[most - 1] ?? '', ems - 1)}…`);
}

function splitPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const sign of text.replaceAll(/\s+/g, ' ').trim()) {
    const last = pieces.at(-1);
    const goesOn = last !== undefined && (closing.has(sign) || (isLatin(sign) && isLatin(last.at(-1) ?? '')));
    if (goesOn || (last !== undefined && sign === ' ')) pieces[pieces.length - 1] = last + sign;
    else pieces.push(sign);
  }
  return pieces;
}

function isLatin(sign: string): boolean {
  return sign !== ' ' && sign !== '' && !/[\u2E80-\uFFEF]/.test(sign);
}

function cutText(text: string, ems: number): string {
  let cut = '';
  for (const sign of text) {
    if (measureText(cut + sign) > ems) break;
    cut += sign;
  }
  return cut.trimEnd();
}

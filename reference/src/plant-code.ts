/** Words before a number that name the authority, not the plant. */
const authority =
  /^(?:(?:S\.?I\.?F|EST(?:AB(?:LISHMENT)?)?|SENASA|SAG|TIF|CFIA|FSIS|INAC|MGAP|INVIMA|IPSA|NO|PLANT)[\s.:#-]*)+(?=[0-9MP])/;

/** New Zealand writes its licence with letters in front, and everybody leaves them out now and then. */
const letters: Readonly<Record<string, RegExp>> = { NZL: /^(?:ME|PH)\s*(?=\d)/ };

/**
 * The code of a plant, `BRA-9012`: origin and national number without the authority's prefix, spaces and leading zeros, points and
 * strokes as hyphens; null where the text is no number of a plant.
 */
export function plantCode(origin: string, text: string): string | null {
  let number = text.normalize('NFKC').trim().toUpperCase();
  if (number.startsWith(`${origin}-`)) number = number.slice(origin.length + 1);
  number = number.replace(authority, '').replace(letters[origin] ?? '', '');
  number = number
    .replace(/\s+/g, '')
    .replace(/[./]+/g, '-')
    .replace(/^0+(?=\d)/, '');
  return /^[A-Z0-9][A-Z0-9-]{0,18}$/.test(number) && /\d/.test(number) ? `${origin}-${number}` : null;
}

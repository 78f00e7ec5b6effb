/** Prefixes that name the authority, not the plant. */
const authority =
  /^(?:(?:S\.?I\.?F|EST(?:AB(?:LISHMENT)?)?|SENASA|SAG|TIF|CFIA|FSIS|INAC|MGAP|INVIMA|IPSA|NO|PLANT)[\s.:#-]*)+(?=[0-9MP])/;

/** New Zealand licences have leading letters that are often left out. */
const letters: Readonly<Record<string, RegExp>> = { NZL: /^(?:ME|PH)\s*(?=\d)/ };

/** `BRA-9012`: origin and number, no authority prefix, spaces, leading zeros; points and slashes as hyphens. Null: no number. */
export function plantCode(origin: string, text: string): string | null {
  let number = text.normalize('NFKC').trim().toUpperCase();
  if (number.startsWith(`${origin}-`)) number = number.slice(origin.length + 1);
  number = number.replace(authority, '').replace(letters[origin] ?? '', '');
  number = number
    .replace(/\s+/g, '')
    // Programs that take it for a number write a decimal to it.
    .replace(/^(\d+)\.0$/, '$1')
    .replace(/[./]+/g, '-')
    .replace(/^0+(?=\d)/, '');
  return /^[A-Z0-9][A-Z0-9-]{0,18}$/.test(number) && /\d/.test(number) ? `${origin}-${number}` : null;
}

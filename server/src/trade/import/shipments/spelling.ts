/** Words that companies write now in full and now short; what they say of a name is the same. */
const shortForms: Readonly<Record<string, string>> = {
  limited: 'ltd',
  ltda: 'ltda',
  company: 'co',
  corporation: 'corp',
  incorporated: 'inc',
  and: '',
};

/**
 * A company name as names are compared: full width to half width, lower case, without accents, spaces and punctuation, and with the
 * usual legal words short. Empty where nothing is left.
 */
export function comparedSpelling(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC').toLowerCase();
  const joined = folded.replaceAll('有限责任公司', '有限公司').replace(/(?<=\p{L})\.(?=\p{L}(?:\.|\P{L}|$))/gu, '');
  const words = joined.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.map((word) => shortForms[word] ?? word).join('');
}

/** A company name as it is shown: without spaces around it or twice in it. */
export function toTidyName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ');
}

const shortForms: Readonly<Record<string, string>> = {
  limited: 'ltd',
  ltda: 'ltda',
  company: 'co',
  corporation: 'corp',
  incorporated: 'inc',
  and: '',
};

/** Company name for comparison: half width, lower case, no accents, spaces or punctuation, legal words short. May be empty. */
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

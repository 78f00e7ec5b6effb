import { origins } from '../places/origins.ts';
import type { OriginCode } from '../places/origins.ts';

/*
 * Plant numbers as people write them: with the authority's name, the country's letters and the European suffix or without,
 * in full width, with points, strokes and spaces or without, with leading zeros or without (domain B.4).
 */

/** Country letters before an origin's numbers, where they are not part of the number. */
const countryLetters: Partial<Record<OriginCode, string>> = {
  AUT: 'AT',
  BEL: 'BE',
  BLR: 'BY',
  CHE: 'CH',
  DEU: 'DE',
  DNK: 'DK',
  ESP: 'ES',
  FIN: 'FI',
  FRA: 'FR',
  GBR: 'UK|GB',
  HUN: 'HU',
  IRL: 'IE',
  ITA: 'IT',
  KAZ: 'KZ',
  LTU: 'LT',
  LVA: 'LV',
  NAM: 'NA',
  NLD: 'NL',
  NZL: 'ME|PH',
  POL: 'PL',
  PRT: 'PT',
  ROU: 'RO',
  RUS: 'RU',
  SWE: 'SE',
  UKR: 'UA',
  // The inspection service writes M for meat and P for poultry before the number.
  USA: 'M|P',
  ZAF: 'ZA',
};

const authority =
  /^(?:S\.?I\.?F|EST(?:AB(?:LISHMENT)?)?|SENASA|SAG|TIF|CFIA|FSIS|INAC|MGAP|INVIMA|IPSA|APEDA|DIPOA|NO|NUMBER|PLANT|工厂|厂|注册|编号|厂号|注册号|号)[\s.:：#№-]*/u;
/** Authorities of a single origin, as written before a plant number. */
const authorityOf: readonly (readonly [RegExp, OriginCode])[] = [
  [/S\.?I\.?F|DIPOA/u, 'BRA'],
  [/TIF/u, 'MEX'],
  [/CFIA/u, 'CAN'],
  [/FSIS/u, 'USA'],
  [/INAC|MGAP/u, 'URY'],
  [/INVIMA/u, 'COL'],
  [/IPSA/u, 'NIC'],
  [/APEDA/u, 'IND'],
];
/** EU oval marks end with the Community's letters in the country's language. */
const community = /(?<=[\d\s./-])(?:EC|EG|CE|EK|EB|EY|WE|EEC|EWG|CEE)$/u;
const separators = /[\s.,/\\_#:·•–—-]+/gu;
const ciferForm = /^C[A-Z]{3}\d{14}$/u;

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\u200b-\u200f\u2060\ufeff]/gu, '')
    .trim();
}

function withoutAuthority(text: string): string {
  let rest = text;
  for (let next = rest.replace(authority, ''); next !== rest && /\d/.test(next); next = rest.replace(authority, '')) {
    rest = next;
  }
  return rest;
}

function compact(text: string): string {
  return text.replace(separators, '').replace(/^0+(?=[0-9A-Z])/u, '');
}

function lettersBefore(letters: string): RegExp {
  return new RegExp(String.raw`^(?:${letters})(?=[\s.:#-]*[0-9A-Z][\s0-9A-Z./-]*\d|[\s.:#-]*\d)`);
}

// Made once: a list of fifty thousand lines asks for each of them several times.
const lettersByCountry: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(countryLetters).map(([code, letters]) => [code, lettersBefore(letters)]),
);

/** Fast path: most numbers are already normalised. */
const plainNumber = /^[1-9]\d{0,23}$/;

/** Form for comparison: upper case, half width, no authority, country letters, EU suffix, signs, leading zeros; may be empty. */
export function plantNumberKey(origin: string, text: string): string {
  if (plainNumber.test(text)) return text;
  let rest = folded(text);
  if (rest.startsWith(`${origin}-`)) rest = rest.slice(origin.length + 1);
  rest = withoutAuthority(rest).replace(community, '');
  const letters = lettersByCountry.get(origin);
  const key = compact(letters === undefined ? rest : rest.replace(letters, ''));
  return /\d/.test(key) && /^[0-9A-Z]{1,24}$/.test(key) ? key : '';
}

/** All lookup keys of a number: its comparison form, and digits only if letters are mixed in. */
export function plantNumberKeys(origin: string, text: string): readonly string[] {
  const key = plantNumberKey(origin, text);
  const digits = key.replace(/\D+/g, '').replace(/^0+(?=\d)/, '');
  return key === '' ? [] : [...new Set([key, ...(digits === '' ? [] : [digits])])];
}

export interface TypedPlantNumber {
  /** Set if the text names an origin, or an authority of just one. */
  readonly origin: OriginCode | null;
  /** Keys a number may equal or begin with, the likeliest first. */
  readonly keys: readonly string[];
  /** True for a complete registration number of China customs (CIFER). */
  readonly isCifer: boolean;
}

const allLetters = lettersBefore(
  [...new Set(Object.values(countryLetters).flatMap((letters) => letters.split('|')))].join('|'),
);
// A bare code would be mistaken: EST is Estonia's, and everybody's word for an establishment.
const originNames = origins
  .filter(({ code }) => code !== 'OTH')
  .flatMap(({ code, nameCn, nameEn }) => [`${code}-`, nameCn, nameEn].map((name) => ({ code, name: folded(name) })))
  .toSorted((one, other) => other.name.length - one.name.length);

/** For any origin; null where it cannot be a plant number. */
export function readTypedPlantNumber(text: string): TypedPlantNumber | null {
  const whole = folded(text);
  if (!/\d/.test(whole) || whole.length > 40) return null;
  if (ciferForm.test(compact(whole))) return { origin: null, keys: [compact(whole)], isCifer: true };
  const named = originNames.find(
    ({ name }) => whole.startsWith(name) && /^(?:[\s\d.:#-]|\p{L}*\s*\d)/u.test(whole.slice(name.length)),
  );
  const rest = named === undefined ? whole : whole.slice(named.name.length).replace(/^[\s.:#-]+/u, '');
  const plain = withoutAuthority(rest);
  const before = rest.slice(0, rest.length - plain.length);
  const origin = named?.code ?? authorityOf.find(([letters]) => letters.test(before))?.[1] ?? null;
  const keys = [plain, plain.replace(community, ''), plain.replace(community, '').replace(allLetters, '')].map(compact);
  const fitting = [...new Set(keys.toReversed())].filter((key) => /\d/.test(key) && /^[0-9A-Z]{1,24}$/.test(key));
  return fitting.length === 0 ? null : { origin, keys: fitting, isCifer: false };
}

/** Zero-padded digits, so that numbers sort numerically. */
export function plantNumberOrder(number: string): string {
  return folded(number).replace(/\d+/g, (digits) => digits.padStart(8, '0'));
}

import { origins } from './origins.ts';
import type { OriginCode } from './origins.ts';

/*
 * Plant numbers as people write them: with the authority's name, the country's letters and the European suffix or without,
 * in full width, with points, strokes and spaces or without, with leading zeros or without (domain B.4).
 */

/** The country letters that stand before the numbers of an origin, where they are not part of the number. */
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
/** Authorities that number the plants of one origin only, as people write them before a number. */
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
/** Oval marks end with the letters of the Community in the language of the country. */
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

/** A number that is as it is compared already, as most are. */
const plainNumber = /^[1-9]\d{0,23}$/;

/**
 * The form in which the numbers of an origin are compared: upper case, half width, without authority, country letters,
 * suffix of the Community, signs and leading zeros; empty where the text is no number.
 */
export function plantNumberKey(origin: string, text: string): string {
  if (plainNumber.test(text)) return text;
  let rest = folded(text);
  if (rest.startsWith(`${origin}-`)) rest = rest.slice(origin.length + 1);
  rest = withoutAuthority(rest).replace(community, '');
  const letters = lettersByCountry.get(origin);
  const key = compact(letters === undefined ? rest : rest.replace(letters, ''));
  return /\d/.test(key) && /^[0-9A-Z]{1,24}$/.test(key) ? key : '';
}

/** All keys under which a number of an origin is found: as it is compared, and its digits alone where letters stand among them. */
export function plantNumberKeys(origin: string, text: string): readonly string[] {
  const key = plantNumberKey(origin, text);
  const digits = key.replace(/\D+/g, '').replace(/^0+(?=\d)/, '');
  return key === '' ? [] : [...new Set([key, ...(digits === '' ? [] : [digits])])];
}

/** What somebody typed, read as a number of a plant. */
export interface TypedPlantNumber {
  /** The origin, where the text names it or the authority of one. */
  readonly origin: OriginCode | null;
  /** Keys that a number may have or begin with, the likeliest first. */
  readonly keys: readonly string[];
  /** True where the text is a whole number of the registration with China customs. */
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

/** Reads what somebody typed as a number of a plant of whatever origin; null where it cannot be one. */
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

/** A number in a form that sorts as people count: digits filled up with zeros. */
export function plantNumberOrder(number: string): string {
  return folded(number).replace(/\d+/g, (digits) => digits.padStart(8, '0'));
}

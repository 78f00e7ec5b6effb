import type { Edition } from '#i18n/edition.ts';
import type { Format } from '#i18n/format.ts';
import { toWireName } from '#shell/console/form/former-record.ts';
import { toCodeName } from './audit-codes.ts';

/** What stands for the codes of the trail, in the console's language. */
export interface ValueWords {
  readonly values: Readonly<Record<string, string>>;
  readonly separator: string;
  readonly yes: string;
  readonly no: string;
  readonly edition: Edition;
  /** Codes of the members' desk, by the field that holds them. */
  readonly named?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Fields whose value is one of a few codes; what is written by people stands as they wrote it. */
const coded = new Set([
  'State',
  'Stage',
  'Section',
  'Sections',
  'Access',
  'Meat',
  'Meats',
  'Species',
  'Edition',
  'Kind',
  'Kinds',
  'Outcome',
  'Form',
  'Format',
]);
/** Amounts, unlike codes and record numbers, are read by their thousands. */
const amounts = new Set(['Tonnes', 'ValueUsd', 'ValueCny', 'Bytes', 'RowsRead', 'Facts', 'OutOfScope']);
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*(?:Z|[+-]\d\d:\d\d)$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** A value of the trail as a person reads it: codes by name, times in Beijing, truth as yes or no. */
export function formatValueText(field: string, value: string, words: ValueWords, format: Format): string {
  if (moment.test(value)) return format.dateTime(value);
  if (day.test(value)) return format.date(value);
  if (value === 'true') return words.yes;
  if (value === 'false') return words.no;
  const name = toWireName(field.split('.').at(-1) ?? field);
  if (amounts.has(name) && /^\d+(?:\.\d+)?$/.test(value))
    return format.number(Number(value), value.includes('.') ? 1 : 0);
  const formatName = (code: string) =>
    words.named?.[name]?.[code] ??
    toCodeName(words.edition, name, code) ??
    (coded.has(name) ? words.values[code] : undefined) ??
    code;
  return value
    .split(', ')
    .map(formatName)
    .join(coded.has(name) || name === 'Modules' ? words.separator : ', ');
}

/** Which edition's text a nested field is of (`cn.Title`, `Texts.en.Link`), or null. */
export function toEdition(field: string): 'cn' | 'en' | null {
  return (['cn', 'en'] as const).find((edition) => field.split('.').slice(0, -1).includes(edition)) ?? null;
}

/** What only the program can tell: random keys, digests, pictures named for theirs. */
const identifier = /^(?:[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}|(?=\d*[a-f])[\da-f]{12,}(?:\.\w+)?)$/;
/** Names of tasks and of what is there once. */
const keyword = /^(?:[a-z]+[A-Z]\w*|front|home|both)$/;

export function isIdentifier(value: string): boolean {
  return identifier.test(value);
}

/** Which of its kind a thing is, in words: `beef forward 2026-11-20`; empty where only the program could tell. */
export function formatSubjectText(subject: string, words: ValueWords, format: Format): string {
  const formatPart = (part: string) => {
    if (moment.test(part) || day.test(part)) return formatValueText('', part, words, format);
    const known = words.values[part] ?? toCodeName(words.edition, 'MarketType', part) ?? words.named?.['Cut']?.[part];
    return known ?? (isIdentifier(part) || keyword.test(part) ? '' : part);
  };
  return subject
    .split(' ')
    .map(formatPart)
    .filter((part) => part !== '')
    .join(' ');
}

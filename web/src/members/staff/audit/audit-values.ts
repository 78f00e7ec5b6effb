import type { Edition } from '#i18n/edition.ts';
import type { Format } from '#i18n/format.ts';
import { toWireName } from '#shell/console/form/former-record.ts';
import { toCodeName } from './audit-codes.ts';

export interface ValueWords {
  readonly values: Readonly<Record<string, string>>;
  readonly separator: string;
  readonly yes: string;
  readonly no: string;
  readonly edition: Edition;
  readonly named?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Fields whose value is a code; free text is shown as written. */
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
/** Amounts take thousands separators, unlike codes and record numbers. */
const amounts = new Set(['Tonnes', 'ValueUsd', 'ValueCny', 'Bytes', 'RowsRead', 'Facts', 'OutOfScope']);
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*(?:Z|[+-]\d\d:\d\d)$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** Display text of an audit value: code names, Beijing time, yes or no. */
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

/** Edition of a nested field (`cn.Title`, `Texts.en.Link`); null for none. */
export function toEdition(field: string): 'cn' | 'en' | null {
  return (['cn', 'en'] as const).find((edition) => field.split('.').slice(0, -1).includes(edition)) ?? null;
}

/** Identifiers that only the program reads: random keys, digests, pictures named after theirs. */
const identifier = /^(?:[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}|(?=\d*[a-f])[\da-f]{12,}(?:\.\w+)?)$/;
/** Names of tasks and of singletons. */
const keyword = /^(?:[a-z]+[A-Z]\w*|front|home|both)$/;

export function isIdentifier(value: string): boolean {
  return identifier.test(value);
}

/** The subject of an entry in words: `beef forward 2026-11-20`; empty for a bare identifier. */
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

/* Request and answer fields that every room has, written once. What only one room knows stands in its own `…-fields.ts`. */
import { z } from 'zod';
import { editions } from './members/access.ts';
import { isKnownYear, monthPattern } from './wire/calendar-years.ts';
import { maxInteger } from './wire/integer.ts';

export const edition = z.enum(editions);

/** True for the English edition; decides the language of names and which membership counts. */
export const isEn = z.boolean().default(false);

/** Accepted per the specification, but the token decides: another's number fails (1007), any when signed out (1006). */
export const userId = z.int().min(0).max(maxInteger).optional();

export const rowId = z.int().min(1).max(maxInteger);

/** Number of saves; 0 before the first. */
export const revision = z.int().min(0).max(maxInteger);

/** Number of saves of an existing row. */
export const savedRevision = z.int().min(1).max(maxInteger);

export const maxPageSize = 200;

/** Page of a list, from 1. */
export const pageNumber = z.int().min(1).max(10_000).default(1);

export function pagingBy(pageSize: number) {
  return { Page: pageNumber, PageSize: z.int().min(1).max(maxPageSize).default(pageSize) };
}

export const paging = pagingBy(20);

/** Sort key of a list, with `-` descending; left out: the list's default. Rows without a value come last. */
export function sortedBy<const Key extends string>(...keys: readonly Key[]) {
  return { Sort: z.enum(keys.flatMap((key) => [key, `-${key}` as const])).optional() };
}

/** Number of rows on all pages. */
export const total = z.int().min(0);

/** Codes joined with `|`; empty means all. */
export const codeList = z.string().trim().max(400).default('');

/** ISO 3166-1 alpha-3, or OTH for all others. */
export const countryCode = z.string().regex(/^[A-Z]{3}$/);

export const namedOption = z.strictObject({ Code: z.string(), NameCn: z.string(), NameEn: z.string() });
export type NamedOption = z.output<typeof namedOption>;

/** An empty object: no input, or a bare success. */
export const nothing = z.strictObject({});

const rule = { error: 'no_such_year' } as const;
/** The same bounds for the published schema. */
const range = { formatMinimum: '1990', formatMaximum: '2101' } as const;

/** A day `YYYY-MM-DD` in Shanghai. */
export const day = z.iso.date().refine(isKnownYear, rule).meta(range);

/** A day, or empty where left open. */
export const dayOrOpen = z.union([day, z.literal('')]).default('');

const historicYear = /^(?:19\d\d|20\d\d|2100)-/;

/** A day of an answer from 1900 on: third-party histories begin long before the years that can be requested. */
export const historicDay = z.iso
  .date()
  .refine((text) => historicYear.test(text), rule)
  .meta({ formatMinimum: '1900', formatMaximum: range.formatMaximum });

/** A month `YYYY-MM`. */
export const month = z.string().regex(monthPattern);

/** A moment with its offset from UTC. */
export const moment = z.iso.datetime({ offset: true }).refine(isKnownYear, rule).meta(range);

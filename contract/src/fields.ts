/* Request and answer fields that every room has, written once. What only one room knows stands in its own `…-fields.ts`. */
import { z } from 'zod';
import { editions } from './members/access.ts';
import { isKnownYear, monthPattern } from './wire/calendar-years.ts';
import { maxInteger } from './wire/integer.ts';

/** Chinese or English. */
export const edition = z.enum(editions);

/** True for the English edition; it decides whose names are shown and whose membership counts. */
export const isEn = z.boolean().default(false);

/** Accepted because the specification sends it; who asks comes from the token: another's number is refused with 1007, any number of a signed-out reader's with 1006. 0: nobody. */
export const userId = z.int().min(0).max(maxInteger).optional();

/** The number of a row: an account, an article, a plant, a post and all others. */
export const rowId = z.int().min(1).max(maxInteger);

/** How often something has been saved; 0 before the first time. */
export const revision = z.int().min(0).max(maxInteger);

/** How often what is there has been saved. */
export const savedRevision = z.int().min(1).max(maxInteger);

export const maxPageSize = 200;

/** The page of a list, counted from 1. */
export const pageNumber = z.int().min(1).max(10_000).default(1);

/** The paging of a list. */
export function pagingBy(pageSize: number) {
  return { Page: pageNumber, PageSize: z.int().min(1).max(maxPageSize).default(pageSize) };
}

export const paging = pagingBy(20);

/** The order of a list: by one of these, or with a minus from its greatest; left out for its usual one. What has no value comes last. */
export function sortedBy<const Key extends string>(...keys: readonly Key[]) {
  return { Sort: z.enum(keys.flatMap((key) => [key, `-${key}` as const])).optional() };
}

/** How many rows there are on all pages together. */
export const total = z.int().min(0);

/** Several codes joined with `|`; an empty text means all. */
export const codeList = z.string().trim().max(400).default('');

/** ISO 3166-1 alpha-3, or OTH for all others. */
export const countryCode = z.string().regex(/^[A-Z]{3}$/);

/** A code with its names. */
export const namedOption = z.strictObject({ Code: z.string(), NameCn: z.string(), NameEn: z.string() });
export type NamedOption = z.output<typeof namedOption>;

/** No field at all: what is asked by nothing, or answered with success only. */
export const nothing = z.strictObject({});

const rule = { error: 'no_such_year' } as const;
/** The same for readers of the published schema. */
const range = { formatMinimum: '1990', formatMaximum: '2101' } as const;

/** A day `YYYY-MM-DD` in Shanghai. */
export const day = z.iso.date().refine(isKnownYear, rule).meta(range);

/** A day, or an empty text where it is left open. */
export const dayOrOpen = z.union([day, z.literal('')]).default('');

const historicYear = /^(?:19\d\d|20\d\d|2100)-/;

/** A day of an answer from 1900 on: histories of others begin long before the years that can be asked for. */
export const historicDay = z.iso
  .date()
  .refine((text) => historicYear.test(text), rule)
  .meta({ formatMinimum: '1900', formatMaximum: range.formatMaximum });

/** A month `YYYY-MM`. */
export const month = z.string().regex(monthPattern);

/** A moment with its offset from UTC. */
export const moment = z.iso.datetime({ offset: true }).refine(isKnownYear, rule).meta(range);

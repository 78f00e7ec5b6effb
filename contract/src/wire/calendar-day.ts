import { z } from 'zod';
import { isKnownYear, monthPattern } from './calendar-years.ts';

const rule = { error: 'no_such_year' } as const;
/** The same for readers of the published schema. */
const range = { formatMinimum: '1990', formatMaximum: '2101' } as const;

/** A day `YYYY-MM-DD`. */
export const calendarDay = z.iso.date().refine(isKnownYear, rule).meta(range);

const historicYear = /^(?:19\d\d|20\d\d|2100)-/;

/** A day of an answer from 1900 on: histories of others begin long before the years that can be asked for. */
export const historicDay = z.iso
  .date()
  .refine((text) => historicYear.test(text), rule)
  .meta({ formatMinimum: '1900', formatMaximum: range.formatMaximum });

/** A month `YYYY-MM`. */
export const calendarMonth = z.string().regex(monthPattern);

/** A moment with its offset from UTC. */
export const moment = z.iso.datetime({ offset: true }).refine(isKnownYear, rule).meta(range);

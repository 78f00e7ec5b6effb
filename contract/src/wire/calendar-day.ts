import { z } from 'zod';
import { isKnownYear, monthPattern } from './calendar-years.ts';

const rule = { error: 'no_such_year' } as const;
/** The same for readers of the published schema. */
const range = { formatMinimum: '1990', formatMaximum: '2101' } as const;

/** A day `YYYY-MM-DD`. */
export const calendarDay = z.iso.date().refine(isKnownYear, rule).meta(range);

/** A month `YYYY-MM`. */
export const calendarMonth = z.string().regex(monthPattern);

/** A moment with its offset from UTC. */
export const moment = z.iso.datetime({ offset: true }).refine(isKnownYear, rule).meta(range);

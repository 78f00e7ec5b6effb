import { z } from 'zod';

/** A day `YYYY-MM-DD`. ISO 8601 knows a year 0; the calendar of the records, like everybody's, does not. */
export const calendarDay = z.iso.date().refine((text) => !text.startsWith('0000'), { error: 'no_such_year' });

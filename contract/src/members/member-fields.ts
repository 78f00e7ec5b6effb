import { z } from 'zod';
import { maxPasswordWireLength, passwordWirePattern } from '../wire/password.ts';
import { modules } from './access.ts';
import { largestInteger } from '../wire/integer.ts';

/** The number of an account. */
export const userId = z.int().min(1).max(largestInteger);

/** The number of a row of any other kind. */
export const rowId = z.int().min(1).max(largestInteger);

/** A user name as given at login; what names look like is checked at sign-up only. */
export const loginUserName = z.string().trim().min(1).max(64);

/** A password in the wire form of decisions §2. */
export const passwordField = z.string().max(maxPasswordWireLength).regex(passwordWirePattern);

/** An instant in ISO 8601 with its offset. */
export { moment as instant } from '../wire/calendar-day.ts';

/** ChargeState and ChargeStataEn. */
export const chargeState = z.int().min(0).max(4);

/** Modules separated by a vertical bar, empty for none. */
export const moduleList = z.string().regex(new RegExp(`^(?:(?:${modules.join('|')})(?:\\|(?!$)|$))*$`));

export const edition = z.enum(['cn', 'en']);

/** True for the English edition. */
export const isEn = z.boolean().default(false);

/** The paging of every list. */
export const paging = {
  Page: z.int().min(1).max(10_000).default(1),
  PageSize: z.int().min(1).max(50).default(20),
};

export const total = z.int().min(0);

/** Answers with nothing but success. */
export const nothing = z.strictObject({});

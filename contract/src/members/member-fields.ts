import { z } from 'zod';
import { maxPasswordWireLength, passwordWirePattern } from '../wire/password.ts';
import { modules } from './access.ts';

/** A user name as given at login; what names look like is checked at sign-up only. */
export const loginUserName = z.string().trim().min(1).max(64);

/** A password in the wire form of decisions §2. */
export const passwordField = z.string().max(maxPasswordWireLength).regex(passwordWirePattern);

/** ChargeState and ChargeStataEn. */
export const chargeState = z.int().min(0).max(4);

/** Modules separated by a vertical bar, empty for none. */
export const moduleList = z.string().regex(new RegExp(`^(?:(?:${modules.join('|')})(?:\\|(?!$)|$))*$`));

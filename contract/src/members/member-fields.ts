import { z } from 'zod';
import { maxPasswordWireLength, passwordWirePattern } from '../wire/password.ts';
import { modules } from './access.ts';

/** User name at login; its format is checked at sign-up only. */
export const loginUserName = z.string().trim().min(1).max(64);

export const passwordField = z.string().max(maxPasswordWireLength).regex(passwordWirePattern);

export const chargeState = z.int().min(0).max(4);

/** Modules separated by `|`, empty for none. */
export const moduleList = z.string().regex(new RegExp(`^(?:(?:${modules.join('|')})(?:\\|(?!$)|$))*$`));

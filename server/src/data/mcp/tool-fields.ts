import { countryCode, day as anyDay } from '@btc/contract/fields.ts';
import { z } from 'zod';

/*
 * What several tools are asked with.
 */

export const edition = z.enum(['cn', 'en']).default('cn').describe('Language, and whose membership counts');
export const limit = z.int().min(1).max(500).default(60);
export const howToSpend = 'spend: true';
/** Whether an item of a trial may be spent on what is locked. */
export const spend = z.boolean().default(false).describe('Spend an item of a trial on it');
export const meat = z.enum(['beef', 'pork']).default('beef');
export const origin = countryCode.describe('ISO 3166, three letters');
/** A day without the pattern that its schema would spell out. */
export const day = z
  .string()
  .refine((text) => anyDay.safeParse(text).success)
  .meta({ format: 'date' });

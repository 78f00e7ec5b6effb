import { countryCode } from '@btc/contract/fields.ts';
import { z } from 'zod';

/*
 * What several tools are asked with.
 */

export const edition = z
  .enum(['cn', 'en'])
  .default('cn')
  .describe('Language of the answer, and whose membership counts');
export const limit = z.int().min(1).max(500).default(60).describe('Rows of the answer; `more` has the address of all');
export const meat = z.enum(['beef', 'pork']).default('beef');
export const origin = countryCode.describe('ISO 3166, three letters');

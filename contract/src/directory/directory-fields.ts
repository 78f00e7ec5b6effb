import { z } from 'zod';
import { line } from '../wire/text-fields.ts';
import { directoryRule } from './directory-codes.ts';

export const words = line(directoryRule.words).optional();
/** First two digits of a GB/T 2260 code. */
export const provinceCode = z.string().regex(/^\d{2}$/);
/** An http(s) address. */
export const website = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(300);

import { join } from 'node:path';
import { exhibitionKinds, merchantProducts, merchantTypes } from '@btc/contract/directory/directory-codes.ts';
import { z } from 'zod';
import { originCode } from '../codes.ts';
import { readJson } from '../read-data.ts';

const merchantType = z.strictObject({
  type: z.enum(merchantTypes),
  /** How many there are. */
  count: z.int(),
  /** What the names end with, in Chinese and English. */
  endings: z.array(z.tuple([z.string(), z.string()])),
  products: z.array(z.array(z.enum(merchantProducts))),
  summaries: z.array(z.string()),
  bodies: z.array(z.string()),
});
export type DemoMerchantType = z.output<typeof merchantType>;

/**
 * What the invented merchants of the demonstration say of themselves, by type, and where beef and pork come from. Importers and
 * traders are firms of the demonstration's trade figures; the others are named from the same characters the other way round.
 */
export const {
  types: demoMerchantTypes,
  originSets: demoOriginSets,
  porkOrigins: demoPorkOrigins,
} = readJson(
  join(import.meta.dirname, 'merchants.json'),
  z.strictObject({
    types: z.array(merchantType),
    originSets: z.array(z.array(originCode)),
    porkOrigins: z.array(z.array(originCode)),
  }),
);

const exhibition = z.strictObject({
  kind: z.enum(exhibitionKinds),
  name: z.string(),
  nameEn: z.string(),
  /** Month and day of the first day, MM-DD. */
  start: z.string().regex(/^\d\d-\d\d$/),
  days: z.int(),
  country: z.string(),
  city: z.string(),
  venue: z.string(),
  organiser: z.string(),
  summary: z.string(),
  body: z.string(),
  /** The first year counts as the first session. */
  since: z.int(),
  /** In years that leave this rest when divided by four it is cancelled. */
  cancelledIn: z.int().optional(),
});
export type DemoExhibition = z.output<typeof exhibition>;

/** Events, held every year on about the same days. Names, halls and organisers are invented. */
export const demoExhibitions = readJson(join(import.meta.dirname, 'exhibitions.json'), z.array(exhibition));

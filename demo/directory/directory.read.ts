import { join } from 'node:path';
import { exhibitionKinds, merchantProducts, merchantTypes } from '@btc/contract/directory/directory-codes.ts';
import { z } from 'zod';
import { originCode } from '../codes.ts';
import { readJson } from '../doors/read-data.ts';

const merchantType = z.strictObject({
  type: z.enum(merchantTypes),
  count: z.int(),
  /** Endings of names, in Chinese and English. */
  endings: z.array(z.tuple([z.string(), z.string()])),
  products: z.array(z.array(z.enum(merchantProducts))),
  summaries: z.array(z.string()),
  bodies: z.array(z.string()),
});
export type DemoMerchantType = z.output<typeof merchantType>;

/** Importers and traders are firms of the demonstration's trade figures; other names reverse the same characters. */
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
  /** First day of the event, `MM-DD`. */
  start: z.string().regex(/^\d\d-\d\d$/),
  days: z.int(),
  country: z.string(),
  city: z.string(),
  venue: z.string(),
  organiser: z.string(),
  summary: z.string(),
  body: z.string(),
  /** Year of the first session. */
  since: z.int(),
  /** Cancelled in years whose remainder modulo four is this. */
  cancelledIn: z.int().optional(),
});
export type DemoExhibition = z.output<typeof exhibition>;

/** Held yearly on about the same days; names, halls and organisers are invented. */
export const demoExhibitions = readJson(join(import.meta.dirname, 'exhibitions.json'), z.array(exhibition));

import { join } from 'node:path';
import {
  marketMeats,
  marketSides,
  marketStorages,
  marketTerms,
  marketTypes,
  priceUnits,
  quantityUnits,
} from '@btc/contract/market/market-codes.ts';
import { z } from 'zod';
import { numeral, originCode } from '../codes.ts';
import { readCsv, readJson } from '../doors/read-data.ts';

const company = z.strictObject({
  key: z.string(),
  accountId: numeral,
  /** Company id of the demonstration; null where the account is one of its members. */
  companyId: z.union([z.literal('').transform(() => null), numeral]),
});
export type DemoMarketCompany = z.output<typeof company>;

/** Invented exporters and importers (demo/companies), and two members whose posts anybody trying the portal can edit. */
export const demoMarketCompanies = readCsv(join(import.meta.dirname, 'companies.csv'), company);

const by = z.enum(demoMarketCompanies.map(({ key }) => key));

const post = z.strictObject({
  Type: z.enum(marketTypes),
  Side: z.enum(marketSides).optional(),
  Title: z.string().optional(),
  Meat: z.enum(marketMeats).optional(),
  Origin: originCode.optional(),
  Cut: z.string().optional(),
  Storage: z.enum(marketStorages).optional(),
  Spec: z.string().optional(),
  Quantity: z.number().optional(),
  QuantityUnit: z.enum(quantityUnits).optional(),
  Term: z.enum(marketTerms).optional(),
  Port: z.string().optional(),
  Price: z.number().optional(),
  PriceUnit: z.enum(priceUnits).optional(),
  Text: z.string().optional(),
  by,
  daysAgo: z.int(),
  hour: z.int(),
  openDays: z.int(),
  shipsIn: z.int().optional(),
  /** Names the firm's first plant. */
  namesPlant: z.boolean().optional(),
  isClosed: z.boolean().optional(),
});
/** Days and months count from the day it is loaded. */
export type DemoPost = z.output<typeof post>;

/** Newest first; prices are invented, near the quotes of the same cut and market where there are any. */
export const demoPosts = readJson(join(import.meta.dirname, 'posts.json'), z.array(post));

/** Hours count back from the moment of loading. */
export const demoThreads = readJson(
  join(import.meta.dirname, 'threads.json'),
  z.array(
    z.strictObject({
      type: z.enum(marketTypes),
      title: z.string(),
      /** Author, hours ago, text. */
      messages: z.array(z.tuple([by, z.number(), z.string()])),
    }),
  ),
);

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
import { readCsv, readJson } from '../read-data.ts';

const company = z.strictObject({
  /** What posts and messages call it. */
  key: z.string(),
  /** Number of its account. */
  accountId: numeral,
  /** Number among the demonstration's companies; null where the account is one of the demonstration's members. */
  companyId: z.union([z.literal('').transform(() => null), numeral]),
});
export type DemoMarketCompany = z.output<typeof company>;

/**
 * Who posts on the demonstration's board: invented exporters and importers of the demonstration (demo/companies), and
 * two of its members, whose posts anybody who tries the portal can change and close.
 */
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
/** A post of the demonstration; days and months count from the day on which it is loaded. */
export type DemoPost = z.output<typeof post>;

/** The board of the demonstration, newest first. What firms ask is invented, close to the quotes of the same cut and market where there are any. */
export const demoPosts = readJson(join(import.meta.dirname, 'posts.json'), z.array(post));

/** Discussions; hours count back from the moment at which they are loaded. */
export const demoThreads = readJson(
  join(import.meta.dirname, 'threads.json'),
  z.array(
    z.strictObject({
      type: z.enum(marketTypes),
      title: z.string(),
      /** Who, how many hours ago, what. */
      messages: z.array(z.tuple([by, z.number(), z.string()])),
    }),
  ),
);

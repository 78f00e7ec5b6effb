/*
 * The words of the board that browser and server share. Free of zod, because the forms list them too.
 */

/** What a post is about; `futures` is a forward offer (not loaded or not arrived), never an exchange contract. */
export const marketTypes = ['futures', 'spot', 'livecattle', 'analysis'] as const;
export type MarketType = (typeof marketTypes)[number];

/** A firm's side; an analysis is neither and carries `offer`. */
export const marketSides = ['offer', 'enquiry'] as const;
export type MarketSide = (typeof marketSides)[number];

export const marketMeats = ['beef', 'pork'] as const;
export type MarketMeat = (typeof marketMeats)[number];

export const marketStorages = ['chilled', 'frozen'] as const;
export type MarketStorage = (typeof marketStorages)[number];

/** Tonnes, full container loads (40′ refrigerated, about 27 t), or animals. */
export const quantityUnits = ['t', 'fcl', 'head'] as const;
export type QuantityUnit = (typeof quantityUnits)[number];

/** Terms of delivery; EXW is ex cold store in China. */
export const marketTerms = ['CFR', 'CIF', 'FOB', 'DAP', 'EXW'] as const;
export type MarketTerm = (typeof marketTerms)[number];

export const priceUnits = ['USD/t', 'USD/kg', 'USD/head', 'CNY/kg', 'CNY/t'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** `expired`: the last day is over without anybody closing it. */
export const postStates = ['open', 'closed', 'expired', 'removed'] as const;
export type PostState = (typeof postStates)[number];

export const reportedKinds = ['post', 'message'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

export const reportReasons = ['spam', 'fraud', 'offensive', 'contact', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const marketRule = {
  title: 120,
  spec: 160,
  plantNo: 32,
  text: 2000,
  analysis: 8000,
  message: 3000,
  enquiry: 2000,
  note: 500,
  words: 80,
  /** Longest validity in days from today. */
  validDays: 90,
  /** How many months ahead a shipment may lie. */
  shipmentMonths: 12,
} as const;

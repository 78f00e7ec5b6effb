import { addDays, addMonths } from '../time.ts';
import {
  type MarketMeat,
  marketRule,
  type MarketSide,
  type MarketStorage,
  type MarketTerm,
  type MarketType,
  type PriceUnit,
  type QuantityUnit,
} from './market-codes.ts';

/** Fields filled in by a firm; null where the type of post has no such field. */
export interface MarketPostFields {
  readonly Type: MarketType;
  readonly Side: MarketSide;
  readonly Title: string | null;
  readonly Meat: MarketMeat | null;
  readonly Origin: string | null;
  readonly Cut: string | null;
  readonly Storage: MarketStorage | null;
  readonly Spec: string | null;
  readonly PlantNo: string | null;
  readonly Quantity: number | null;
  readonly QuantityUnit: QuantityUnit | null;
  readonly Term: MarketTerm | null;
  readonly Port: string | null;
  /** YYYY-MM. */
  readonly ShipmentMonth: string | null;
  /** Null: bids invited. */
  readonly Price: number | null;
  readonly PriceUnit: PriceUnit | null;
  readonly Text: string | null;
  /** The last day in Shanghai on which the post is open. */
  readonly ValidUntil: string;
}
export type PostField = keyof MarketPostFields;

export type PostIssue = 'missing' | 'past' | 'tooFar' | 'address' | 'notForType' | 'long';
export type PostIssues = Readonly<Partial<Record<PostField, PostIssue>>>;

/** Required and optional fields by post type; all others must be null. */
export const fieldsOfType = {
  futures: {
    must: ['Meat', 'Origin', 'Cut', 'Quantity', 'QuantityUnit', 'Term', 'ShipmentMonth'],
    may: ['Storage', 'Spec', 'PlantNo', 'Port', 'Price', 'PriceUnit', 'Text'],
  },
  spot: {
    must: ['Meat', 'Origin', 'Cut', 'Quantity', 'QuantityUnit', 'Port'],
    may: ['Storage', 'Spec', 'PlantNo', 'Term', 'Price', 'PriceUnit', 'Text'],
  },
  livecattle: {
    must: ['Origin', 'Quantity', 'QuantityUnit', 'Spec'],
    may: ['Term', 'Port', 'ShipmentMonth', 'Price', 'PriceUnit', 'Text'],
  },
  analysis: { must: ['Title', 'Text'], may: ['Origin', 'Meat'] },
} as const satisfies Record<MarketType, { must: readonly PostField[]; may: readonly PostField[] }>;

const always: ReadonlySet<PostField> = new Set(['Type', 'Side', 'ValidUntil']);
const written = ['Title', 'Spec', 'Text'] as const;
const mailAddress = /[^\s@<>()]+\s?(?:@|\(at\)|\[at\])\s?[^\s@<>()]+\.\p{L}{2,}/iu;

/** Detects a mail address: enquiries go through the portal, so that addresses are not harvested. */
export function containsMailAddress(text: string): boolean {
  return mailAddress.test(text);
}

export function hasField(type: MarketType, field: PostField): boolean {
  const { must, may }: { must: readonly PostField[]; may: readonly PostField[] } = fieldsOfType[type];
  return always.has(field) || must.includes(field) || may.includes(field);
}

/** Issues of a post on a day in Shanghai; shared by form and server. */
export function checkPost(post: MarketPostFields, today: string): PostIssues {
  return {
    ...belongingIssues(post),
    ...dateIssues(post, today),
    ...Object.fromEntries(
      written.filter((field) => containsMailAddress(post[field] ?? '')).map((field) => [field, 'address'] as const),
    ),
  };
}

function belongingIssues(post: MarketPostFields): PostIssues {
  const issues: Partial<Record<PostField, PostIssue>> = {};
  const { must } = fieldsOfType[post.Type];
  for (const [field, value] of toEntries(post)) {
    if (value !== null && !hasField(post.Type, field)) issues[field] = 'notForType';
  }
  for (const field of must) if (post[field] === null) issues[field] = 'missing';
  if (post.Price !== null && post.PriceUnit === null) issues.PriceUnit = 'missing';
  if (post.Type !== 'analysis' && (post.Text?.length ?? 0) > marketRule.text) issues.Text = 'long';
  return issues;
}

function toEntries(post: MarketPostFields): [PostField, unknown][] {
  return postFields.map((field) => [field, post[field]]);
}

export const postFields = [
  'Type',
  'Side',
  'Title',
  'Meat',
  'Origin',
  'Cut',
  'Storage',
  'Spec',
  'PlantNo',
  'Quantity',
  'QuantityUnit',
  'Price',
  'PriceUnit',
  'Term',
  'Port',
  'ShipmentMonth',
  'Text',
  'ValidUntil',
] as const satisfies readonly PostField[];

function dateIssues({ ValidUntil, ShipmentMonth }: MarketPostFields, today: string): PostIssues {
  const issues: Partial<Record<PostField, PostIssue>> = {};
  if (ValidUntil < today) issues.ValidUntil = 'past';
  else if (ValidUntil > addDays(today, marketRule.validDays)) issues.ValidUntil = 'tooFar';
  const month = today.slice(0, 7);
  if (ShipmentMonth !== null && ShipmentMonth < month) issues.ShipmentMonth = 'past';
  else if (ShipmentMonth !== null && ShipmentMonth > addMonths(month, marketRule.shipmentMonths)) {
    issues.ShipmentMonth = 'tooFar';
  }
  return issues;
}

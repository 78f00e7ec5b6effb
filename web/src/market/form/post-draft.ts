import {
  marketMeats,
  marketSides,
  marketStorages,
  marketTerms,
  marketTypes,
  priceUnits,
  quantityUnits,
} from '@btc/contract/market/market-codes.ts';
import type { MarketPostRow } from '@btc/contract/market/market-fields.ts';
import { hasField, type MarketPostFields, type PostField, postFields } from '@btc/contract/market/post-rule.ts';
import { parseOneOf } from '@btc/contract/parse-one-of.ts';

/** Every field is text, including those that the post's kind does not show. */
export type PostDraft = Readonly<Record<PostField, string>>;

export const emptyDraft: PostDraft = {
  Type: 'futures',
  Side: 'offer',
  Title: '',
  Meat: 'beef',
  Origin: '',
  Cut: '',
  Storage: 'frozen',
  Spec: '',
  PlantNo: '',
  Quantity: '',
  QuantityUnit: 'fcl',
  Price: '',
  PriceUnit: 'USD/t',
  Term: 'CFR',
  Port: '',
  ShipmentMonth: '',
  Text: '',
  ValidUntil: '',
};

export function toDraft(post: MarketPostRow): PostDraft {
  const texts = postFields.map((field) => [field, post[field] === null ? '' : String(post[field])] as const);
  return { ...emptyDraft, ...Object.fromEntries(texts.filter(([, text]) => text !== '')) };
}

/** Accepts thousands separators; null for an empty text, NaN where it is no number. */
export function toNumber(text: string): number | null {
  const plain = text.replaceAll(/[\s,]/g, '');
  if (plain === '') return null;
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The post that a draft stands for; fields that its kind does not have are left out. */
export function toPost(draft: PostDraft): MarketPostFields {
  const type = parseOneOf(marketTypes, draft.Type) ?? 'futures';
  const formatText = (field: PostField) => (hasField(type, field) ? draft[field].trim() || null : null);
  const toWord = <Word extends string>(field: PostField, words: readonly Word[]) =>
    parseOneOf(words, formatText(field)) ?? null;
  const price = toNumber(formatText('Price') ?? '');
  return {
    Type: type,
    Side: type === 'analysis' ? 'offer' : (parseOneOf(marketSides, draft.Side) ?? 'offer'),
    Title: formatText('Title'),
    Meat: toWord('Meat', marketMeats),
    Origin: formatText('Origin'),
    Cut: formatText('Cut'),
    Storage: toWord('Storage', marketStorages),
    Spec: formatText('Spec'),
    PlantNo: formatText('PlantNo'),
    Quantity: toNumber(formatText('Quantity') ?? ''),
    QuantityUnit: toWord('QuantityUnit', quantityUnits),
    Price: price,
    PriceUnit: price === null ? null : toWord('PriceUnit', priceUnits),
    Term: toWord('Term', marketTerms),
    Port: formatText('Port'),
    ShipmentMonth: formatText('ShipmentMonth'),
    Text: formatText('Text'),
    ValidUntil: draft.ValidUntil,
  };
}

/** Issues that only the draft can show: unreadable numbers and a missing last day. */
export function unreadable(post: MarketPostFields): Readonly<Record<string, string>> {
  return {
    ...(Number.isNaN(post.Quantity) ? { Quantity: 'invalid_type' } : {}),
    ...(Number.isNaN(post.Price) ? { Price: 'invalid_type' } : {}),
    ...(post.ValidUntil === '' ? { ValidUntil: 'missing' } : {}),
  };
}

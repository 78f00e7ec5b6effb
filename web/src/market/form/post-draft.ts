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
import { oneOf } from '@btc/contract/one-of.ts';

/** A post as it stands in the form: every field a text, also those that its kind does not show. */
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

/** What the form says at first of a post that is there. */
export function draftOf(post: MarketPostRow): PostDraft {
  const texts = postFields.map((field) => [field, post[field] === null ? '' : String(post[field])] as const);
  return { ...emptyDraft, ...Object.fromEntries(texts.filter(([, text]) => text !== '')) };
}

/** A number as it is typed, with thousands separators or without; NaN for what is none. */
export function numberOf(text: string): number | null {
  const plain = text.replaceAll(/[\s,]/g, '');
  if (plain === '') return null;
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The post that a draft stands for; fields that its kind does not have are left out. */
export function postOf(draft: PostDraft): MarketPostFields {
  const type = oneOf(marketTypes, draft.Type) ?? 'futures';
  const textOf = (field: PostField) => (hasField(type, field) ? draft[field].trim() || null : null);
  const wordOf = <Word extends string>(field: PostField, words: readonly Word[]) => oneOf(words, textOf(field)) ?? null;
  const price = numberOf(textOf('Price') ?? '');
  return {
    Type: type,
    Side: type === 'analysis' ? 'offer' : (oneOf(marketSides, draft.Side) ?? 'offer'),
    Title: textOf('Title'),
    Meat: wordOf('Meat', marketMeats),
    Origin: textOf('Origin'),
    Cut: textOf('Cut'),
    Storage: wordOf('Storage', marketStorages),
    Spec: textOf('Spec'),
    PlantNo: textOf('PlantNo'),
    Quantity: numberOf(textOf('Quantity') ?? ''),
    QuantityUnit: wordOf('QuantityUnit', quantityUnits),
    Price: price,
    PriceUnit: price === null ? null : wordOf('PriceUnit', priceUnits),
    Term: wordOf('Term', marketTerms),
    Port: textOf('Port'),
    ShipmentMonth: textOf('ShipmentMonth'),
    Text: textOf('Text'),
    ValidUntil: draft.ValidUntil,
  };
}

/** What cannot even be read of a draft: figures that are none, and no last day. */
export function unreadable(post: MarketPostFields): Readonly<Record<string, string>> {
  return {
    ...(Number.isNaN(post.Quantity) ? { Quantity: 'invalid_type' } : {}),
    ...(Number.isNaN(post.Price) ? { Price: 'invalid_type' } : {}),
    ...(post.ValidUntil === '' ? { ValidUntil: 'missing' } : {}),
  };
}

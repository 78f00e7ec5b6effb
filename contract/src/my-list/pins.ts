import { z } from 'zod';
import { isEn, rowId, total, userId } from '../fields.ts';
import { defineOperation, signedInAccess } from '../wire/operation.ts';
import { maxPins, pinKinds } from './pin-kinds.ts';
import { pagePath, searchCard } from '../search/search.ts';

export const pinName = { Kind: z.enum(pinKinds), Code: z.string().regex(/^[\w-]{1,48}$/) };

const pin = z.strictObject({
  ...pinName,
  Name: z.string(),
  Note: z.string().nullable(),
  /** Null where the pinned thing no longer exists. */
  Path: pagePath.nullable(),
  /** Latest figures without locked ones; null where it has none. */
  Card: searchCard.nullable(),
  Demo: z.boolean(),
});
export type PinRow = z.output<typeof pin>;

const reader = { isEn, UserID: userId };

export const GetPins = defineOperation({
  name: 'GetPins',
  summary: 'What the reader has pinned, in their order, with the latest figures that are open to them',
  access: signedInAccess,
  costly: true,
  input: z.strictObject({
    ...reader,
    /** Maximum number of rows; Total counts all. */
    Count: z.int().min(1).max(maxPins).default(maxPins),
  }),
  output: z.strictObject({ Rows: z.array(pin), Total: total.max(maxPins) }),
});

export const GetPinNames = defineOperation({
  name: 'GetPinNames',
  summary: 'What the reader has pinned, by kind and code alone: which buttons are pressed',
  access: signedInAccess,
  input: z.strictObject(reader),
  output: z.strictObject({ Rows: z.array(z.strictObject(pinName)) }),
});

export const AddDeletePin = defineOperation({
  name: 'AddDeletePin',
  summary: `Pins something, before another pin or last, or takes it off; saying it twice changes nothing. At most ${maxPins}`,
  access: signedInAccess,
  input: z.strictObject({
    ...reader,
    ...pinName,
    IsAdd: z.boolean(),
    /** Puts a removed pin back before this one; one that is not pinned counts as none. */
    Before: z.strictObject(pinName).nullable().default(null),
  }),
  output: z.strictObject({ Row: z.strictObject({ Pinned: z.boolean() }) }),
  errors: [1009],
});

export const MovePin = defineOperation({
  name: 'MovePin',
  summary: 'Puts a pin before another, or last where no other is named',
  access: signedInAccess,
  input: z.strictObject({ ...reader, ...pinName, Before: z.strictObject(pinName).nullable() }),
  output: z.strictObject({ Row: z.strictObject({ Place: rowId }) }),
  errors: [1009],
});

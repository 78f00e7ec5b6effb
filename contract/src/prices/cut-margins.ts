import { z } from 'zod';
import { day, namedOption } from '../fields.ts';
import { convertibleLevels, priceUnits } from './price-codes.ts';
import { figure, toCode } from './price-fields.ts';

const marginWeek = z.strictObject({
  /** Monday. */
  Week: day,
  /** The forward offer, USD/t CIF or CFR. */
  Forward: figure,
  /** The same in the unit of the answer, at the port still. */
  AtPort: figure,
  /** The same in the unit and level of the answer, within the quota; landed, where nothing else is asked for. */
  Landed: figure,
  /** Over the quota; null where no safeguard applies. */
  LandedOver: figure,
  /** Spot out of the cold store, in the unit and level of the answer. */
  Spot: figure,
  /** Spot less landed, within the quota. */
  Margin: figure,
});
export type MarginWeek = z.output<typeof marginWeek>;

export const cutMargins = z.strictObject({
  Unit: toCode(priceUnits),
  Level: z.enum(convertibleLevels),
  /** An origin's weeks in which the cut has a price, its own or one that holds, oldest first. */
  Rows: z.array(z.strictObject({ ...namedOption.shape, Weeks: z.array(marginWeek) })),
});
export type CutMargins = z.output<typeof cutMargins>;

import { z } from 'zod';
import { day, namedOption } from '../fields.ts';
import { convertibleLevels, priceUnits } from './price-codes.ts';
import { figure, toCode } from './price-fields.ts';

const marginWeek = z.strictObject({
  /** Monday of the week. */
  Week: day,
  /** The forward offer, USD/t CIF or CFR. */
  Forward: figure,
  /** Forward price at the port, in the unit of the answer. */
  AtPort: figure,
  /** Forward price in the unit and level of the answer (default: landed), within the quota. */
  Landed: figure,
  /** As Landed, over the quota; null where no safeguard applies. */
  LandedOver: figure,
  /** Spot price ex cold store, in the unit and level of the answer. */
  Spot: figure,
  /** Spot less landed, within the quota. */
  Margin: figure,
});
export type MarginWeek = z.output<typeof marginWeek>;

export const cutMargins = z.strictObject({
  Unit: toCode(priceUnits),
  Level: z.enum(convertibleLevels),
  /** By origin, the weeks with a price of the cut, quoted or carried, oldest first. */
  Rows: z.array(z.strictObject({ ...namedOption.shape, Weeks: z.array(marginWeek) })),
});
export type CutMargins = z.output<typeof cutMargins>;

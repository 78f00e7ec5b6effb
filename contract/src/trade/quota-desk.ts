import { z } from 'zod';
import { countryCode, day, isEn, namedOption, total, userId } from '../fields.ts';
import { lockReasonField } from '../lock-field.ts';
import { type DischargePort, dischargePorts } from '../safeguard/cargo-days.ts';
import { otherDutyField, rulingField } from '../safeguard/safeguard-fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { maxCargoes } from './quota-paths.ts';
import { viewQuota, viewQuotaRecord } from './view-answer.ts';

const percent = z.number().min(0).max(100);

const watched = z.strictObject({
  ...namedOption.shape,
  Tonnes: z.number(),
  Percent: percent,
  /** True above 2.5 %: close to the share at which the origin comes under the measure. */
  IsNear: z.boolean(),
});
export type WatchedOrigin = z.output<typeof watched>;

const watch = z.strictObject({
  /** End of the last published month. */
  Through: day,
  Rows: z.array(watched),
  Together: percent,
  /** True above 8 % for all exempt origins together. */
  IsNear: z.boolean(),
});

export const getQuotaDesk = defineOperation({
  name: 'GetQuotaDesk',
  summary:
    'The beef safeguard today: use of each quota as last officially or monthly published, the duty that applies, notices, the quotas of ' +
    'the next years, exempt origins. Members of the data or the prices also get when each is expected to be full, and the months behind it; ' +
    'for others these are null or empty.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ isEn, UserID: userId }),
  output: z.strictObject({
    /** One for each line, with the total last. */
    Rows: z.array(viewQuota),
    Total: total,
    Dict: z.strictObject({
      Today: day,
      /** Last day of the demonstration where it stands in for a later today; else null. */
      DemoUntil: day.nullable(),
      Demo: z.boolean(),
      /** Why the projection and the months are left out; null where they are open. */
      Locked: z.strictObject({ Module: z.literal('Data'), Reason: lockReasonField }).nullable(),
      Record: viewQuotaRecord,
      /** Null where no month of the year is published. */
      Watch: watch.nullable(),
    }),
  }),
});

export const cargoField = z.strictObject({
  Origin: countryCode,
  /** Tariff code of four or more digits. */
  Goods: z.string().regex(/^0[12]\d{2}(?:\d{2}){0,2}$/),
  /** Meaning of Day: day of arrival, or date of the bill of lading. */
  Kind: z.enum(['arrival', 'bill']),
  Day: day,
  /** Port of discharge; ignored where the day of arrival is given. */
  Port: z.enum(dischargePorts as readonly [DischargePort, ...DischargePort[]]), // has members
});
export type CargoField = z.output<typeof cargoField>;

const clocked = z.strictObject({
  Earliest: day,
  Likely: day,
  Latest: day,
  Ruling: rulingField,
  /** Percent chance of declaration within the quota; null where no count of that year is published. */
  Chance: percent.nullable(),
  /** Chance if the day of reaching is not counted; null where it is the same. */
  OtherChance: percent.nullable(),
  /** Latest day of that Kind with a 90 % chance; null: none, or no quota applies. */
  LatestSafe: day.nullable(),
  /** On the likely day, percent: ordinary duty, other known duties, and the surcharge over the quota (null: no quota applies). */
  Duty: z.number().min(0),
  Additional: z.number().min(0),
  Surcharge: z.number().min(0).nullable(),
  Others: z.array(otherDutyField),
  OthersKnown: z.boolean(),
});
export type ClockedCargo = z.output<typeof clocked>;

export const getCargoClock = defineOperation({
  name: 'GetCargoClock',
  summary:
    'When a cargo of beef is likely declared, and how likely that is within the quota by the projection’s own distribution; duties both ' +
    'and the latest safe day. For members of the data or the prices.',
  access: publicAccess,
  cache: 'own',
  input: z.strictObject({ isEn, UserID: userId, Cargoes: z.array(cargoField).min(1).max(maxCargoes) }),
  output: z.strictObject({ Rows: z.array(clocked), Total: total }),
  errors: [1008, 1009],
});

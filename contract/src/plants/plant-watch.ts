import { z } from 'zod';
import { countryCode, moment, nothing, paging, rowId, total } from '../fields.ts';
import { defineOperation, publicAccess, signedInAccess } from '../wire/operation.ts';
import { plantMeats, registrationStates } from './plant-codes.ts';
import { requestFields, meat } from './plant-fields.ts';
import { plantBrief } from './plant-row.ts';

const watched = z.strictObject({
  WatchID: rowId,
  /** Null where a whole origin is watched. */
  Plant: plantBrief.extend({ State: z.enum(registrationStates) }).nullable(),
  Origin: countryCode,
  OriginCn: z.string(),
  OriginEn: z.string(),
  Meat: z.enum(plantMeats),
  CreatedDate: moment,
});
export type WatchedRow = z.output<typeof watched>;

/** Starts or stops watching a plant, or all plants of an origin; idempotent. */
export const addDeletePlantWatch = defineOperation({
  name: 'AddDeletePlantWatch',
  summary:
    'Watch a plant (PlantID) or the plants of an origin (Origin and Meat), or stop it: a mail and a notice come when a status changes. ' +
    'At most two hundred',
  access: signedInAccess,
  input: z.strictObject({
    ...requestFields,
    PlantID: rowId.optional(),
    Origin: countryCode.optional(),
    Meat: meat,
    IsAdd: z.boolean(),
  }),
  output: z.strictObject({ Row: z.strictObject({ Watched: z.boolean() }) }),
  errors: [1009],
});

export const getPlantWatches = defineOperation({
  name: 'GetPlantWatches',
  summary: 'What the reader watches, latest first',
  access: signedInAccess,
  input: z.strictObject({ ...requestFields, ...paging }),
  output: z.strictObject({ Rows: z.array(watched), Total: total }),
});

/** Stops a watch by the key of a mail's link; no sign-in needed. */
export const stopPlantWatch = defineOperation({
  name: 'StopPlantWatch',
  summary: 'Stops a watch by the key of a mail link; Row names what was watched, 1009 where it is over already',
  access: publicAccess,
  cache: 'none',
  rate: 'check',
  input: z.strictObject({ Key: z.string().regex(/^[\w-]{20,64}$/) }),
  output: z.strictObject({
    Row: z.strictObject({
      /** Null where a whole origin was watched. */
      PlantNo: z.string().nullable(),
      Origin: countryCode,
      OriginCn: z.string(),
      OriginEn: z.string(),
      Meat: z.enum(plantMeats),
    }),
  }),
  errors: [1009],
});

/** Whether the third-party establishment mail service runs (specification section 1: temporarily stopped). */
export const getEstablishmentMailService = defineOperation({
  name: 'GetEstablishmentMailService',
  summary:
    'Whether the third-party establishment mail service runs; while stopped, pages show the notice "temporarily stopped"',
  access: publicAccess,
  cache: 'shared',
  input: nothing,
  output: z.strictObject({ Row: z.strictObject({ State: z.enum(['stopped', 'running']) }) }),
});

export const sendEstablishmentMail = defineOperation({
  name: 'SendEstablishmentMail',
  summary:
    'Mails what the registration of a plant says to the proven address of the member who asks. 1008 where the plant is not open to ' +
    'them; 1001 with the rule service_stopped while the service is stopped, and email_not_proven without a proven address',
  access: signedInAccess,
  rate: 'request',
  input: z.strictObject({ ...requestFields, PlantID: rowId }),
  output: z.strictObject({ Row: z.strictObject({ Email: z.string(), SentDate: moment }) }),
  errors: [1008, 1009],
});

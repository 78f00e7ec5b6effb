import { z } from 'zod';
import { countryCode, day, rowId } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import {
  cargoReasons,
  cargoForms,
  cargoStorages,
  cargoVerdicts,
  effectBases,
  registrationRules,
} from './plant-codes.ts';
import { requestFields, keyword, meat } from './plant-fields.ts';
import { plantEventRow, plantRow } from './plant-row.ts';

/** A reason for or against the cargo; the first of the list decides. */
export const cargoReasonRow = z.strictObject({
  Kind: z.enum(cargoReasons),
  Effect: z.enum(cargoVerdicts),
  /** The cargo date compared with it, and which date that is. */
  Date: day.nullable(),
  Basis: z.enum(effectBases).nullable(),
  Event: plantEventRow.nullable(),
  Rule: z.enum(registrationRules).nullable(),
  SourceCn: z.string().nullable(),
  SourceEn: z.string().nullable(),
  SourceLink: z.string().nullable(),
  /** Detail by kind: end of validity, name of an offal cut, or note on an origin's access. */
  DetailCn: z.string().nullable(),
  DetailEn: z.string().nullable(),
});
export type CargoReasonRow = z.output<typeof cargoReasonRow>;

export const checkCargo = defineOperation({
  name: 'CheckCargo',
  summary:
    'Can this cargo enter? Yes, no or unclear, with the event or rule that decides and its source. Needs Est or PorkEst, or takes ' +
    'one item of a running trial; else 1008',
  access: publicAccess,
  cache: 'none',
  rate: 'search',
  costly: true,
  input: z.strictObject({
    ...requestFields,
    Meat: meat,
    Origin: countryCode,
    /** Either the plant's id, or its number in any form. */
    PlantID: rowId.optional(),
    PlantNo: keyword.optional(),
    Storage: z.enum(cargoStorages),
    Form: z.enum(cargoForms),
    /** Id of a reference offal cut, where Form is offal. */
    OffalCut: z.string().trim().max(40).optional(),
    ProductionDate: day,
    ShippingDate: day,
    /** Where unknown, events that depend on them leave the answer unclear. */
    SlaughterDate: day.optional(),
    CertificateDate: day.optional(),
    ArrivalDate: day.optional(),
  }),
  output: z.strictObject({
    Row: z.strictObject({ Verdict: z.enum(cargoVerdicts), Plant: plantRow.nullable() }),
    /** The deciding reason first. */
    Rows: z.array(cargoReasonRow).min(1),
    Dict: z.strictObject({ TrialLeft: z.int().min(0).nullable(), CheckedOn: day }),
  }),
  errors: [1008, 1009],
});

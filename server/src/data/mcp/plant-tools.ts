import { type CargoState, cargoSearch } from '@btc/contract/plants/cargo-address.ts';
import { checkCargo } from '@btc/contract/plants/cargo-check.ts';
import { toCargoCheckPath } from '@btc/contract/plants/plant-paths.ts';
import { cargoForms, cargoStorages } from '@btc/contract/plants/plant-codes.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { z } from 'zod';
import { citeWhole } from '#data/describe-set.ts';
import { defineTool, type Tool } from './define-tool.ts';
import { partOutput } from './part.ts';
import { readPart } from './read-part.ts';
import { day, edition, meat, origin, spend } from './tool-fields.ts';

const cargo = {
  meat,
  origin,
  plantId: z.int().min(1).optional(),
  plantNumber: z.string().trim().min(1).max(60).optional().describe('In any form, if plantId is unknown'),
  storage: z.enum(cargoStorages),
  form: z.enum(cargoForms),
  offalCut: z.string().trim().max(40).optional().describe('Code of the dictionary, if form is offal'),
  productionDate: day,
  shippingDate: day,
  slaughterDate: day.optional(),
  certificateDate: day.optional(),
  arrivalDate: day.optional(),
} as const;
type Cargo = z.output<z.ZodObject<typeof cargo>>;

const fields = {
  meat: 'Meat',
  origin: 'Origin',
  plantId: 'PlantID',
  plantNumber: 'PlantNo',
  storage: 'Storage',
  form: 'Form',
  offalCut: 'OffalCut',
  productionDate: 'ProductionDate',
  shippingDate: 'ShippingDate',
  slaughterDate: 'SlaughterDate',
  certificateDate: 'CertificateDate',
  arrivalDate: 'ArrivalDate',
} as const satisfies Record<keyof Cargo, keyof typeof checkCargo.input.shape>;
const byField = Object.fromEntries(Object.entries(fields).map(([name, field]) => [field, name]));

function toCargoState(given: Cargo, plant: OutputOf<typeof checkCargo>['Row']['Plant']): CargoState {
  return {
    meat: given.meat,
    origin: plant?.Origin ?? given.origin,
    number: plant?.PlantNo ?? given.plantNumber ?? '',
    storage: given.storage,
    form: given.form,
    cut: given.offalCut ?? '',
    dates: {
      slaughter: given.slaughterDate ?? '',
      production: given.productionDate,
      certificate: given.certificateDate ?? '',
      shipping: given.shippingDate,
      arrival: given.arrivalDate ?? '',
    },
    isAsked: true,
  };
}

const nullable = z.string().nullable();

const checkCargoTool = defineTool({
  name: 'check_cargo',
  title: 'Can this cargo enter?',
  description:
    'Yes, no or unclear for a cargo of a registered plant, with the event or rule that decides and its source.',
  input: z.strictObject({ ...cargo, spend, edition }),
  params: byField,
  formerly: byField,
  output: z.looseObject({
    verdict: z.string(),
    checkedOn: z.string(),
    plant: z.looseObject({ id: z.int(), number: z.string(), origin: z.string() }).nullable(),
    reasons: z.array(z.looseObject({ kind: z.string(), effect: z.string(), date: nullable, source: nullable })),
    isDemonstration: z.boolean(),
    cite: z.string(),
    link: z.string(),
  }),
  run: async ({ api, publicUrl }, { edition: own, spend: _spend, ...given }) => {
    const isEn = own === 'en';
    const named = Object.entries(fields).map(([name, field]) => [field, given[name as keyof Cargo]] as const); // its keys
    const query = checkCargo.input.parse({ isEn, ...Object.fromEntries(named) });
    const { Row, Rows, Dict } = await api('CheckCargo', query);
    const link = publicUrl + toCargoCheckPath(own) + cargoSearch(toCargoState(given, Row.Plant));
    const source = (row: (typeof Rows)[number]) => (isEn ? row.SourceEn : row.SourceCn);
    const sources = [...new Set(Rows.map(source).filter((one) => one !== null))];
    const isDemonstration = Row.Plant?.Demo === true || Rows.some(({ Event }) => Event?.Plant.Demo === true);
    return {
      verdict: Row.Verdict,
      checkedOn: Dict.CheckedOn,
      plant: Row.Plant === null ? null : { id: Row.Plant.PlantID, number: Row.Plant.PlantNo, origin: Row.Plant.Origin },
      reasons: Rows.map((row) => ({
        kind: row.Kind,
        effect: row.Effect,
        date: row.Date,
        rule: row.Rule,
        detail: isEn ? row.DetailEn : row.DetailCn,
        source: source(row),
        sourceLink: row.SourceLink,
      })),
      isDemonstration,
      cite: citeWhole(
        { title: isEn ? 'Cargo check' : '货物准入核对', sources, isDemonstration, day: Dict.CheckedOn, link },
        own,
      ),
      link,
    };
  },
});

const getPlantStatus = defineTool({
  name: 'get_plant_status',
  title: 'Status of a plant',
  description: 'Whether a plant may ship to China, by its number in any form or its name, today or as of a past day.',
  input: z.strictObject({
    plant: z.string().trim().min(1).max(60).describe('Number or name, or a part of it'),
    asOf: day.optional().describe('Left out: today'),
    meat: z.enum(['beef', 'pork']).optional(),
    spend,
    edition,
  }),
  output: partOutput,
  params: { Keyword: 'plant', q: 'plant', AsOf: 'asOf', Meat: 'meat' },
  run: (deps, { plant, asOf, meat: kind, edition: own }) => {
    const more = { ...(asOf === undefined ? {} : { asof: asOf }), ...(kind === undefined ? {} : { meat: kind }) };
    return readPart(deps, { query: { name: 'plants', edition: own, params: { q: plant, ...more } } });
  },
});

export const plantTools: readonly Tool[] = [checkCargoTool, getPlantStatus];

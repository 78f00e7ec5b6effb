import type { Edition } from '@btc/contract/members/access.ts';
import type { getLandedCost as landedCost } from '@btc/contract/prices/landed-cost.ts';
import { describeDuty } from '@btc/contract/safeguard/duty-words.ts';
import { pathFor } from '@btc/contract/wire/edition-path.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { formatCode } from '@btc/contract/names.ts';
import { z } from 'zod';
import { citeWhole } from '#data/describe-set.ts';
import { defineTool, type Tool } from './define-tool.ts';
import { readPart } from './read-part.ts';
import { partOutput } from './part.ts';
import { day, edition, meat, origin } from './tool-fields.ts';

type Landed = OutputOf<typeof landedCost>;

/** Quota use as of today; the ruling is given once, for the requested day. */
const useColumns = [
  'line',
  'name',
  'year',
  'quota',
  'used',
  'used_percent',
  'official_percent',
  'official_to',
  'customs_tonnes',
  'customs_to',
  'full_earliest',
  'full_likely',
  'full_latest',
  'full_chance',
];

/** Ruling of the day with its reason; withheld values are null and listed in `locked`. */
function describeRuling({ Row, Dict }: Landed, own: Edition) {
  const { Ruling, Locked, Others } = Dict;
  const isEn = own === 'en';
  const within = Row.DutyPercent + Row.AdditionalPercent;
  const over = Row.SurchargePercent === null ? null : within + Row.SurchargePercent;
  return {
    declaredOn: Row.Date,
    standing: Ruling.Standing,
    duty: describeDuty({ ...Dict, DutyInPercent: within, DutyOverPercent: over }, own),
    sentence: isEn ? Ruling.TextEn : Ruling.TextCn,
    dutyPercent: Row.DutyPercent,
    additionalPercent: Row.AdditionalPercent,
    othersKnown: Dict.OthersKnown,
    others: Others.map((one) => ({
      kind: one.Kind,
      percent: one.Percent,
      percentTo: one.PercentTo,
      from: one.From,
      until: one.Until,
      note: isEn ? one.NoteEn : one.NoteCn,
      source: isEn ? one.SourceEn : one.SourceCn,
    })),
    surchargePercent: Ruling.SurchargePercent,
    inQuotaPercent: within,
    overQuotaPercent: over,
    unit: '%',
    isOpen: Ruling.IsOpen,
    restsOn: Ruling.RestsOn,
    locked:
      Locked === null
        ? null
        : { module: Locked.Module, reason: Locked.Reason, fields: ['standing', 'surchargePercent'] },
    quotaTonnes: Ruling.QuotaTonnes,
    source: isEn ? Dict.SourceEn : Dict.SourceCn,
  };
}

const percent = z.number().nullable();
const ruling = {
  title: z.string(),
  scope: z.string(),
  declaredOn: z.string(),
  duty: z.string(),
  sentence: z.string(),
  dutyPercent: percent,
  surchargePercent: percent,
  inQuotaPercent: percent,
  overQuotaPercent: percent,
  source: z.string(),
  isDemonstration: z.boolean(),
  cite: z.string(),
  link: z.string(),
};

const getQuotaAndDuty = defineTool({
  name: 'get_quota_and_duty',
  title: 'Beef quota and duty of an origin on a day',
  description:
    'How much of the safeguard quota of an origin of beef is used, which duty goods declared on a day pay and why, and every duty in force. ' +
    'Days to come need no exchange rate.',
  input: z.strictObject({ origin, day: day.describe('Day of the import declaration'), edition }),
  output: z.looseObject({ ruling: z.looseObject(ruling), use: z.looseObject({}), duties: z.looseObject({}) }),
  params: { Origin: 'origin', Date: 'day', date: 'day' },
  run: async (deps, { origin: from, day: on, edition: own }) => {
    const isEn = own === 'en';
    const landed = await deps.api('GetLandedCost', { isEn, Meat: 'beef', Origin: from, Date: on, Cif: 1 });
    const { Line, Year } = landed.Dict.Ruling;
    const [use, duties] = await Promise.all([
      readPart(deps, {
        query: { name: 'quota-use', edition: own, params: {} },
        columns: useColumns,
        where: { line: [Line ?? ''], year: [String(Year)] },
      }),
      readPart(deps, {
        query: { name: 'duties', edition: own, params: { meat: 'beef', date: on } },
        where: { origin: [from, 'ALL'] },
      }),
    ]);
    const name = formatCode(own, findOrigin(from), from);
    const title = isEn ? `Duty of beef from ${name}` : `${name}牛肉适用税率`;
    const ruled = describeRuling(landed, own);
    // Duties are the tariff's; only what is counted of the quota may be invented.
    const isDemonstration = landed.Dict.Use.Demo && landed.Dict.Ruling.RestsOn !== 'law';
    const link = `${deps.publicUrl}${pathFor(own, '/Quota')}`;
    return {
      ruling: {
        title,
        scope: isEn ? `Frozen beef of ${name} declared on ${on}` : `${name}冻牛肉，${on}申报`,
        vintage: use.vintage,
        ...ruled,
        isDemonstration,
        cite: citeWhole({ title, sources: [ruled.source], isDemonstration, day: on, link }, own),
        link,
      },
      use,
      duties,
    };
  },
});

const getLandedCost = defineTool({
  name: 'get_landed_cost',
  title: 'Landed cost',
  description:
    'What a tonne bought CIF costs out of the cold store, within the quota and over it, step by step (CNY/kg). A day without an exchange ' +
    'rate takes the last one, which is then marked as carried, or the rate that is given.',
  input: z.strictObject({
    origin,
    cif: z.number().positive().max(100_000).describe('USD/t'),
    date: day.optional().describe('Day of the import declaration; left out: today'),
    rate: z.number().min(0.1).max(100).optional().describe('CNY per USD; left out: the last one known'),
    meat,
    edition,
  }),
  output: partOutput,
  params: { Origin: 'origin', Cif: 'cif', Date: 'date', CnyPerUsd: 'rate', Meat: 'meat' },
  run: (deps, { origin: from, cif, date, rate, meat: kind, edition: own }) => {
    const params = {
      origin: from,
      meat: kind,
      cif: String(cif),
      ...(date === undefined ? {} : { date }),
      ...(rate === undefined ? {} : { rate: String(rate) }),
    };
    return readPart(deps, { query: { name: 'landed-cost', edition: own, params } });
  },
});

export const dutyTools: readonly Tool[] = [getQuotaAndDuty, getLandedCost];

import type { getLandedCost } from '@btc/contract/prices/landed-cost.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { findOrigin } from '@btc/reference/origins.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Reader } from '#platform/api/reader.ts';
import { findPortalDay } from '#platform/clock/portal-day.ts';
import { presentCounts } from '#safeguard/safeguard.present.ts';
import type { PriceDeps } from '../price-deps.ts';
import { readDayTerms } from '../convert/day-terms.ts';
import { convertPrice, round, type Terms } from '../convert/convert-price.ts';

type Question = InputOf<typeof getLandedCost>;
type Answer = OutputOf<typeof getLandedCost>;

/** Who asks: whoever is no member does not see the projection of the quota. */
export type LandedReader = Pick<Reader, 'today'> & {
  readonly isMember: boolean;
  /** The tariff position of the goods; left out: meat. */
  readonly goods?: string | undefined;
};

function landPrice(cif: number, terms: Terms, overQuota: boolean) {
  const landed = convertPrice(
    { value: cif, unit: 'USD/t', level: 'cif' },
    { unit: 'CNY/kg', level: 'exStore', overQuota },
    terms,
  );
  if (landed === null) throw new Error('A CIF price with a rate can be converted');
  return landed;
}

/** What a tonne bought CIF costs out of the cold store, within the quota and over it. */
export async function readLandedCost(
  { db, safeguard }: Pick<PriceDeps, 'db' | 'safeguard'>,
  question: Question,
  { today, isMember, goods }: LandedReader,
): Promise<Answer> {
  const { Origin: origin, Meat: meat, Cif } = question;
  if (findOrigin(origin) === undefined) throw new ApiError(1009);
  const portal = await findPortalDay(db, today);
  const { day, demoUntil } = question.Date === '' ? portal : { day: question.Date, demoUntil: null };
  const known = await safeguard.read();
  const hidden = isMember ? {} : { hiddenProjection: { today: portal.day } };
  const days = await readDayTerms(db, { meat, from: day, to: day, safeguard: known.record, ...hidden });
  const rate = days.rateOn(day);
  const duty = days.dutyOn(origin, day, goods);
  const cnyPerUsd = question.CnyPerUsd ?? rate?.CnyPerUsd;
  if (cnyPerUsd === undefined) throw badRequest('CnyPerUsd', 'norate');
  const settings = days.settingsOn(day);
  const terms: Terms = {
    cnyPerUsd,
    dutyPercent: question.DutyPercent ?? duty.Duty,
    surchargePercent: question.SurchargePercent ?? duty.Surcharge,
    additionalPercent: question.AdditionalPercent ?? duty.Additional,
    vatPercent: question.VatPercent ?? settings.vatPercent,
    portCost: question.PortCost ?? settings.portCost,
  };
  const within = landPrice(Cif, terms, false);
  const over = terms.surchargePercent === null ? null : landPrice(Cif, terms, true);
  return {
    Row: {
      Origin: origin,
      Date: day,
      Cif,
      CnyPerUsd: cnyPerUsd,
      DutyPercent: terms.dutyPercent,
      SurchargePercent: terms.surchargePercent,
      AdditionalPercent: terms.additionalPercent,
      VatPercent: terms.vatPercent,
      PortCost: terms.portCost,
      InQuota: round(within.value),
      OverQuota: over === null ? null : round(over.value),
    },
    Dict: {
      InQuota: [...within.lines],
      OverQuota: [...(over?.lines ?? [])],
      Rate: question.CnyPerUsd === undefined ? rate : null,
      NoteCn: duty.NoteCn,
      NoteEn: duty.NoteEn,
      SourceCn: duty.SourceCn,
      SourceEn: duty.SourceEn,
      QuotaTonnes: duty.Ruling.QuotaTonnes,
      Ruling: duty.Ruling,
      Use: presentCounts(known, duty.Ruling),
      Others: duty.Others,
      OthersKnown: duty.OthersKnown,
      Demo: question.CnyPerUsd === undefined && rate?.Demo === true,
      DemoUntil: demoUntil,
    },
  };
}

import type { getLandedCost } from '@btc/contract/prices/landed-cost.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import type { Reader } from '#platform/api/reader.ts';
import { findPortalDay } from '#platform/clock/portal-day.ts';
import { presentCounts } from '#safeguard/face.ts';
import type { PriceDeps } from '../price-deps.ts';
import { presentRate, readDayTerms } from '../convert/day-terms.ts';
import { findLastRate } from '../convert/terms.queries.ts';
import { convertPrice, round, type Terms } from '../convert/convert-price.ts';

type Question = InputOf<typeof getLandedCost>;
type Answer = OutputOf<typeof getLandedCost>;

export interface LandedReader extends Pick<Reader, 'today'> {
  /** Why the quota projection is locked; null where the reader sees it. */
  readonly lock: Answer['Dict']['Locked'];
  /** Tariff position; left out: meat. */
  readonly goods?: string | undefined;
}

interface Costs {
  readonly InQuota: number | null;
  readonly OverQuota: number | null;
  readonly lines: Pick<Answer['Dict'], 'InQuota' | 'OverQuota'>;
}

/** Costs are null where no rate is known. */
function landPrices(cif: number, terms: Terms): Costs {
  const land = (overQuota: boolean) =>
    convertPrice({ value: cif, unit: 'USD/t', level: 'cif' }, { unit: 'CNY/kg', level: 'exStore', overQuota }, terms);
  const within = land(false);
  const over = terms.surchargePercent === null ? null : land(true);
  return {
    InQuota: within === null ? null : round(within.value),
    OverQuota: over === null ? null : round(over.value),
    lines: { InQuota: [...(within?.lines ?? [])], OverQuota: [...(over?.lines ?? [])] },
  };
}

/** The day's rate, else the last one before; null where none is known. */
async function readRate(db: PriceDeps['db'], day: string): Promise<Answer['Dict']['Rate']> {
  const rate = await findLastRate(db, day);
  return rate === undefined ? null : { ...presentRate(rate), Carried: rate.day !== day };
}

export async function readLandedCost(
  { db, safeguard }: Pick<PriceDeps, 'db' | 'safeguard'>,
  question: Question,
  { today, lock, goods }: LandedReader,
): Promise<Answer> {
  const { Origin: origin, Meat: meat, Cif } = question;
  if (findOrigin(origin) === undefined) throw new ApiError(1009);
  const portal = await findPortalDay(db, today);
  const { day, demoUntil } = question.Date === '' ? portal : { day: question.Date, demoUntil: null };
  const known = await safeguard.read();
  const hidden = lock === null ? {} : { hiddenProjection: { today: portal.day } };
  const [days, rate] = await Promise.all([
    readDayTerms(db, { meat, from: day, to: day, safeguard: known.record, ...hidden }),
    question.CnyPerUsd === undefined ? readRate(db, day) : null,
  ]);
  const duty = days.dutyOn(origin, day, goods);
  const settings = days.settingsOn(day);
  const terms: Terms = {
    cnyPerUsd: question.CnyPerUsd ?? rate?.CnyPerUsd ?? null,
    dutyPercent: question.DutyPercent ?? duty.Duty,
    surchargePercent: question.SurchargePercent ?? duty.Surcharge,
    additionalPercent: question.AdditionalPercent ?? duty.Additional,
    vatPercent: question.VatPercent ?? settings.vatPercent,
    portCost: question.PortCost ?? settings.portCost,
  };
  const { lines, ...costs } = landPrices(Cif, terms);
  return {
    Row: {
      Origin: origin,
      Date: day,
      Cif,
      CnyPerUsd: terms.cnyPerUsd,
      DutyPercent: terms.dutyPercent,
      SurchargePercent: terms.surchargePercent,
      AdditionalPercent: terms.additionalPercent,
      VatPercent: terms.vatPercent,
      PortCost: terms.portCost,
      ...costs,
    },
    Dict: {
      ...lines,
      Rate: rate,
      NoteCn: duty.NoteCn,
      NoteEn: duty.NoteEn,
      SourceCn: duty.SourceCn,
      SourceEn: duty.SourceEn,
      QuotaTonnes: duty.Ruling.QuotaTonnes,
      Ruling: duty.Ruling,
      Locked: duty.Ruling.Standing === null ? lock : null,
      Use: presentCounts(known, duty.Ruling),
      Others: duty.Others,
      // A reader who gives the sum of them knows their rates.
      OthersKnown: duty.OthersKnown || question.AdditionalPercent !== undefined,
      Demo: rate?.Demo === true,
      DemoUntil: demoUntil,
    },
  };
}

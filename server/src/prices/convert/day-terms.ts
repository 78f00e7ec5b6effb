import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import type { DayRate, DutyOfDay } from '@btc/contract/prices/price-fields.ts';
import { type DutyAnswer, type DutyLine, findDuty } from '@btc/contract/safeguard/duty.ts';
import type { SafeguardRecord } from '@btc/contract/safeguard/measure.ts';
import { ruleSafeguard } from '@btc/contract/safeguard/ruling.ts';
import { addDays } from '@btc/contract/time.ts';
import { rateHoldsDays } from '#platform/clock/portal-day.ts';
import { withholdProjection } from '@btc/contract/safeguard/withheld-ruling.ts';
import type { Db } from '#platform/db/db.ts';
import {
  findTariffPercent,
  listDutyLines,
  presentOtherDuty,
  presentRuling,
  readPublishedSafeguard,
} from '#safeguard/face.ts';
import { meatGoods } from '../series/price-names.ts';
import type { Terms } from './convert-price.ts';
import { listDayRates, listSettings, type RateRow, type SettingRow } from './terms.queries.ts';

interface DayRecords {
  readonly duties: readonly DutyLine[];
  readonly settings: readonly SettingRow[];
  readonly safeguard: SafeguardRecord;
  readonly goods: string;
  readonly hiddenProjection: HiddenProjection | null;
}

/** Set for readers who may not see quota projections; `today` is the current day. */
export interface HiddenProjection {
  readonly today: string;
}

export class DayRates {
  readonly #rates: readonly RateRow[];
  readonly #settings: readonly SettingRow[];

  constructor(rates: readonly RateRow[], settings: readonly SettingRow[]) {
    this.#rates = rates;
    this.#settings = settings;
  }

  /** The day's rate, else the latest earlier one still valid; null: none. */
  rateOn(day: string): DayRate | null {
    let low = 0;
    let high = this.#rates.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#rates[middle]?.day ?? '') <= day) low = middle + 1;
      else high = middle;
    }
    const found = this.#rates[low - 1];
    if (found === undefined || found.day < addDays(day, -rateHoldsDays)) return null;
    return presentRate(found);
  }

  settingsOn(day: string): { readonly portCost: number; readonly vatPercent: number; readonly jumpPercent: number } {
    const found = this.#settings.findLast(({ from_day: from }) => from <= day) ?? this.#settings[0];
    if (found === undefined) throw new Error('There are no price settings');
    return {
      portCost: Number(found.port_cost),
      vatPercent: Number(found.vat_percent),
      jumpPercent: Number(found.jump_percent),
    };
  }
}

export class DayTerms extends DayRates {
  readonly #duties: readonly DutyLine[];
  readonly #safeguard: SafeguardRecord;
  readonly #goods: string;
  readonly #hidden: HiddenProjection | null;
  readonly #terms = new Map<string, Terms>();

  constructor(rates: readonly RateRow[], { duties, settings, safeguard, goods, hiddenProjection }: DayRecords) {
    super(rates, settings);
    this.#duties = duties;
    this.#safeguard = safeguard;
    this.#goods = goods;
    this.#hidden = hiddenProjection;
  }

  /** Duty on goods of an origin declared on a day; default: ordinary meat. */
  dutyOn(origin: string, day: string, goods = this.#goods): DutyOfDay {
    const { base, ruling } = this.#findDuty(origin, day, goods);
    const notes = [base.line, ...base.others].filter((line) => line !== null);
    return {
      Origin: origin,
      Duty: base.percent,
      Surcharge: ruling.overPercent,
      Additional: base.additionalPercent,
      OthersKnown: base.areOthersKnown,
      Others: base.others.map(presentOtherDuty),
      Ruling: presentRuling(
        this.#hidden === null ? ruling : withholdProjection(ruling, { record: this.#safeguard, ...this.#hidden }),
      ),
      NoteCn: joined(
        notes.map((line) => formatNote(line, line.noteCn, '%')),
        '；',
      ),
      NoteEn: joined(
        notes.map((line) => formatNote(line, line.noteEn, ' %')),
        '; ',
      ),
      SourceCn: base.line?.sourceCn ?? '',
      SourceEn: base.line?.sourceEn ?? '',
    };
  }

  /** Whether the quota is, or may be, full on a day: both duties are then to be shown. */
  isOpenOn(origin: string, day: string, goods = this.#goods): boolean {
    return ruleSafeguard({ goods, origin, declaredOn: day }, this.#safeguard).isOpen;
  }

  termsOn(origin: string, day: string, goods = this.#goods): Terms {
    const key = `${origin} ${day} ${goods}`;
    const known = this.#terms.get(key) ?? this.#findTerms(origin, day, goods);
    this.#terms.set(key, known);
    return known;
  }

  #findDuty(origin: string, day: string, goods: string): DutyAnswer {
    const tariffPercent = findTariffPercent(goods);
    return findDuty({ goods, origin, declaredOn: day }, this.#safeguard, { lines: this.#duties, tariffPercent });
  }

  #findTerms(origin: string, day: string, goods: string): Terms {
    const { base, ruling } = this.#findDuty(origin, day, goods);
    const { portCost, vatPercent } = this.settingsOn(day);
    return {
      cnyPerUsd: this.rateOn(day)?.CnyPerUsd ?? null,
      dutyPercent: base.percent,
      additionalPercent: base.additionalPercent,
      surchargePercent: ruling.overPercent,
      portCost,
      vatPercent,
    };
  }
}

export function presentRate(rate: RateRow): DayRate {
  return { Day: rate.day, CnyPerUsd: Number(rate.cny_per_unit), Source: rate.source, Demo: rate.is_demo };
}

function formatNote({ kind, percent, percentTo }: DutyLine, note: string | null, sign: string): string | null {
  if (note === null || kind !== 'byExporter' || percentTo === null) return note;
  return `${note} (${percent}–${percentTo}${sign})`;
}

function joined(notes: readonly (string | null)[], by: string): string | null {
  const given = notes.filter((note) => note !== null);
  return given.length === 0 ? null : given.join(by);
}

export interface DaysQuery {
  readonly meat: PriceMeat;
  readonly from: string;
  readonly to: string;
  /** With counts and projections; left out: only published facts, which leave open which duty applies. */
  readonly safeguard?: SafeguardRecord;
  readonly hiddenProjection?: HiddenProjection;
}

export async function readDayRates(db: Db, { from, to }: Pick<DaysQuery, 'from' | 'to'>): Promise<DayRates> {
  const [rates, settings] = await Promise.all([
    listDayRates(db, { from: addDays(from, -rateHoldsDays), to }),
    listSettings(db),
  ]);
  return new DayRates(rates, settings);
}

export async function readDayTerms(
  db: Db,
  { meat, from, to, safeguard, hiddenProjection }: DaysQuery,
): Promise<DayTerms> {
  const [rates, duties, settings, published] = await Promise.all([
    listDayRates(db, { from: addDays(from, -rateHoldsDays), to }),
    listDutyLines(db, meat),
    listSettings(db),
    safeguard ?? readPublishedSafeguard(db),
  ]);
  return new DayTerms(rates, {
    duties,
    settings,
    safeguard: published,
    goods: meatGoods(meat),
    hiddenProjection: hiddenProjection ?? null,
  });
}

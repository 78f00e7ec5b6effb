import type { DayRate, DutyOfDay } from '@btc/contract/prices/price-fields.ts';
import type { Db } from '#platform/db/db.ts';
import { dayPlus } from '../week-days.ts';
import type { Terms } from './reckon.ts';
import {
  type DutyRow,
  listDayRates,
  listDuties,
  listSettings,
  type RateRow,
  type SettingRow,
} from './terms.queries.ts';

/** How long a rate holds where no newer one is known: over the longest holidays. */
const rateHoldsDays = 10;

/** Rates, duties and settings of a stretch of days. */
export class DayTerms {
  readonly #rates: readonly RateRow[];
  readonly #duties: readonly DutyRow[];
  readonly #settings: readonly SettingRow[];
  readonly #terms = new Map<string, Terms>();

  constructor(
    rates: readonly RateRow[],
    { duties, settings }: { readonly duties: readonly DutyRow[]; readonly settings: readonly SettingRow[] },
  ) {
    this.#rates = rates;
    this.#duties = duties;
    this.#settings = settings;
  }

  /** The rate of a day, else the latest of the days before for which one holds. */
  rateOn(day: string): DayRate | null {
    let low = 0;
    let high = this.#rates.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#rates[middle]?.day ?? '') <= day) low = middle + 1;
      else high = middle;
    }
    const found = this.#rates[low - 1];
    if (found === undefined || found.day < dayPlus(day, -rateHoldsDays)) return null;
    return { Day: found.day, CnyPerUsd: Number(found.cny_per_unit), Source: found.source, Demo: found.is_demo };
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

  /** What an origin pays at a day. */
  dutyOn(origin: string, day: string): DutyOfDay {
    const own = this.#duties.filter((row) => row.origin === origin && isInForce(row, day));
    const all = this.#duties.filter((row) => row.origin === 'ALL' && isInForce(row, day));
    const both = [...own, ...all];
    const base =
      own.find(({ kind }) => kind === 'agreement') ??
      own.find(({ kind }) => kind === 'provisional' || kind === 'mfn') ??
      all.find(({ kind }) => kind === 'provisional') ??
      all.find(({ kind }) => kind === 'mfn');
    const surcharge = both.find(({ kind }) => kind === 'overQuota');
    const additional = both.filter(({ kind }) => kind === 'additional');
    const notes = [base, ...additional, ...both.filter(({ kind }) => kind === 'byExporter')].filter(
      (row) => row !== undefined,
    );
    return {
      Origin: origin,
      Duty: Number(base?.percent ?? 0),
      Surcharge: surcharge === undefined ? null : Number(surcharge.percent),
      Additional: additional.reduce((sum, row) => sum + Number(row.percent), 0),
      NoteCn: joined(
        notes.map((row) => noteOf(row, row.note_cn, '%')),
        '；',
      ),
      NoteEn: joined(
        notes.map((row) => noteOf(row, row.note_en, ' %')),
        '; ',
      ),
      SourceCn: base?.source_cn ?? '',
      SourceEn: base?.source_en ?? '',
    };
  }

  /** All that prices of an origin are reckoned with on a day. */
  termsOn(origin: string, day: string): Terms {
    const key = `${origin} ${day}`;
    const known = this.#terms.get(key) ?? this.#findTerms(origin, day);
    this.#terms.set(key, known);
    return known;
  }

  #findTerms(origin: string, day: string): Terms {
    const { Duty, Surcharge, Additional } = this.dutyOn(origin, day);
    const { portCost, vatPercent } = this.settingsOn(day);
    return {
      cnyPerUsd: this.rateOn(day)?.CnyPerUsd ?? null,
      dutyPercent: Duty,
      additionalPercent: Additional,
      surchargePercent: Surcharge,
      portCost,
      vatPercent,
    };
  }
}

function isInForce({ from_day: from, until_day: until }: DutyRow, day: string): boolean {
  return from <= day && (until === null || day <= until);
}

function noteOf({ kind, percent, percent_to: to }: DutyRow, note: string | null, sign: string): string | null {
  if (note === null || kind !== 'byExporter' || to === null) return note;
  return `${note} (${Number(percent)}–${Number(to)}${sign})`;
}

function joined(notes: readonly (string | null)[], by: string): string | null {
  const given = notes.filter((note) => note !== null);
  return given.length === 0 ? null : given.join(by);
}

/** Reads what prices of a species are reckoned with between two days. */
export async function readDayTerms(
  db: Db,
  { species, from, to }: { readonly species: string; readonly from: string; readonly to: string },
): Promise<DayTerms> {
  const [rates, duties, settings] = await Promise.all([
    listDayRates(db, { from: dayPlus(from, -rateHoldsDays), to }),
    listDuties(db, species),
    listSettings(db),
  ]);
  return new DayTerms(rates, { duties, settings });
}

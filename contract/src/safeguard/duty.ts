import type { SafeguardRecord } from './measure.ts';
import { ruleSafeguard, type SafeguardQuestion, type SafeguardRuling } from './ruling.ts';

/** What a line of the duty table is: the duty itself (an agreement's or a provisional rate goes before the tariff's), or one paid on top. */
export const dutyKinds = ['mfn', 'agreement', 'provisional', 'additional', 'byExporter'] as const;
export type DutyKind = (typeof dutyKinds)[number];

/** A line of the duty table. */
export interface DutyLine {
  /** ISO 3166-1 alpha-3, or ALL: every origin without a line of its own. */
  readonly origin: string;
  readonly kind: DutyKind;
  /** Null: in force, and the rate is not known. */
  readonly percent: number | null;
  /** The highest, where exporters pay different ones. */
  readonly percentTo: number | null;
  readonly from: string;
  /** Null: until further notice. */
  readonly until: string | null;
  readonly noteCn: string | null;
  readonly noteEn: string | null;
  readonly sourceCn: string;
  readonly sourceEn: string;
}

/** What goods of an origin pay on a day before any safeguard. */
export interface BaseDuty {
  readonly percent: number;
  /** The line that says so; null where the table has none. */
  readonly line: DutyLine | null;
  /** Every other duty in force for the origin, one by one. */
  readonly others: readonly DutyLine[];
  /** The sum of those that every exporter pays and whose rate is known. */
  readonly additionalPercent: number;
  /** False where one that every exporter pays is in force and its rate is not known. */
  readonly areOthersKnown: boolean;
}

/** Whether a line of the duty table holds on a day. */
export function isInForce({ from, until }: DutyLine, day: string): boolean {
  return from <= day && (until === null || day <= until);
}

/** What goods of an origin pay on a day before any safeguard; `tariffPercent` is the tariff's rate where the goods have one of their own. */
export function findBaseDuty(
  lines: readonly DutyLine[],
  { origin, day, tariffPercent = null }: { origin: string; day: string; tariffPercent?: number | null },
): BaseDuty {
  const own = lines.filter((line) => line.origin === origin && isInForce(line, day));
  const all = lines.filter((line) => line.origin === 'ALL' && isInForce(line, day));
  const line =
    own.find(({ kind }) => kind === 'agreement') ??
    own.find(({ kind }) => kind === 'provisional' || kind === 'mfn') ??
    all.find(({ kind }) => kind === 'provisional') ??
    all.find(({ kind }) => kind === 'mfn') ??
    null;
  const others = [...own, ...all].filter(({ kind }) => kind === 'additional' || kind === 'byExporter');
  const additional = others.filter(({ kind }) => kind === 'additional');
  return {
    percent: (line?.kind === 'mfn' ? (tariffPercent ?? line.percent) : line?.percent) ?? 0,
    line,
    others,
    additionalPercent: additional.reduce((sum, { percent }) => sum + (percent ?? 0), 0),
    areOthersKnown: additional.every(({ percent }) => percent !== null),
  };
}

/** What duty applies to goods of an origin declared on a day, by which rule, resting on what. */
export interface DutyAnswer {
  readonly base: BaseDuty;
  readonly ruling: SafeguardRuling;
  /** Base, other duties as far as known, and surcharge. */
  readonly totalPercent: number;
  readonly inQuotaPercent: number;
  /** Null where the measure does not apply. */
  readonly overQuotaPercent: number | null;
}

/** What duty applies to these goods of this origin declared on this day. */
export function findDuty(
  question: SafeguardQuestion,
  record: SafeguardRecord,
  { lines, tariffPercent = null }: { readonly lines: readonly DutyLine[]; readonly tariffPercent?: number | null },
): DutyAnswer {
  const base = findBaseDuty(lines, { origin: question.origin, day: question.declaredOn, tariffPercent });
  const ruling = ruleSafeguard(question, record);
  const inQuotaPercent = base.percent + base.additionalPercent;
  return {
    base,
    ruling,
    totalPercent: inQuotaPercent + ruling.surchargePercent,
    inQuotaPercent,
    overQuotaPercent: ruling.overPercent === null ? null : inQuotaPercent + ruling.overPercent,
  };
}

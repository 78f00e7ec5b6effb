import type { SafeguardRecord } from './measure.ts';
import { ruleSafeguard, type SafeguardQuestion, type SafeguardRuling } from './ruling.ts';

/** Kinds of duty lines: base duty (agreement and provisional rates precede the tariff's), or additional ones. */
export const dutyKinds = ['mfn', 'agreement', 'provisional', 'additional', 'byExporter'] as const;
export type DutyKind = (typeof dutyKinds)[number];

export interface DutyLine {
  /** ISO 3166-1 alpha-3, or ALL: every origin without a line of its own. */
  readonly origin: string;
  readonly kind: DutyKind;
  /** Null: in force at an unknown rate. */
  readonly percent: number | null;
  /** The highest rate, where it differs by exporter. */
  readonly percentTo: number | null;
  readonly from: string;
  /** Null: until further notice. */
  readonly until: string | null;
  readonly noteCn: string | null;
  readonly noteEn: string | null;
  readonly sourceCn: string;
  readonly sourceEn: string;
}

export interface BaseDuty {
  readonly percent: number;
  /** The line that applies; null where the table has none. */
  readonly line: DutyLine | null;
  readonly others: readonly DutyLine[];
  /** Sum of those paid by every exporter at a known rate. */
  readonly additionalPercent: number;
  /** False where one paid by every exporter is in force at an unknown rate. */
  readonly areOthersKnown: boolean;
}

export function isInForce({ from, until }: DutyLine, day: string): boolean {
  return from <= day && (until === null || day <= until);
}

/** Duties of an origin on a day before any safeguard; `tariffPercent`: the goods' own tariff rate, if any. */
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

export interface DutyAnswer {
  readonly base: BaseDuty;
  readonly ruling: SafeguardRuling;
  /** Base, surcharge, and other duties as far as known. */
  readonly totalPercent: number;
  readonly inQuotaPercent: number;
  /** Null where the measure does not apply. */
  readonly overQuotaPercent: number | null;
}

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

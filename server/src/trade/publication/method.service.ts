import type { MethodRow } from '@btc/contract/trade/methods.ts';
import { publishedMonths } from '@btc/contract/trade/publication.ts';
import { seriesCodes } from '@btc/contract/trade/trade-codes.ts';
import type { SeriesCode } from '@btc/contract/trade/trade-codes.ts';
import type { Db } from '#platform/db/db.ts';
import { listVintages } from '../facts/vintage.queries.ts';
import { formatPeriodText } from '../facts/vintage.ts';
import type { Vintage } from '../facts/vintage.ts';
import { referenceQuotas } from '#safeguard/face.ts';
import { measureNotes, seriesMethods } from './methods.data.ts';
import { findTableSpan } from './revision.queries.ts';

export interface Span {
  readonly from: string | null;
  readonly to: string | null;
  readonly publishedOn: string | null;
}

export async function listMethods(db: Db): Promise<readonly MethodRow[]> {
  const vintages = await listVintages(db, null);
  const spans = await Promise.all(seriesCodes.map((code) => findSpan(db, code, vintages)));
  return seriesCodes.map((code, index) => presentMethod(code, spans[index] ?? nothing));
}

export function listMeasures() {
  return measureNotes.map(({ code, name, text }) => ({
    Code: code,
    NameCn: name.cn,
    NameEn: name.en,
    TextCn: text.cn,
    TextEn: text.en,
  }));
}

const nothing: Span = { from: null, to: null, publishedOn: null };

async function findSpan(db: Db, code: SeriesCode, vintages: readonly Vintage[]): Promise<Span> {
  if (code === 'rates') return findTableSpan(db, code);
  if (code !== 'quotas') return toSpan(vintages.filter(({ source }) => source === code));
  const stored = await findTableSpan(db, code);
  const years = [...referenceQuotas.map(({ year }) => String(year)), ...(stored.from === null ? [] : [stored.from])];
  const lastYears = [...referenceQuotas.map(({ year }) => String(year)), ...(stored.to === null ? [] : [stored.to])];
  const announced = referenceQuotas[0]?.publishedOn ?? null;
  return {
    from: years.toSorted()[0] ?? null,
    to: lastYears.toSorted().at(-1) ?? null,
    publishedOn: stored.publishedOn ?? announced,
  };
}

/** The span of vintages; January alone, as the latest month, does not count yet. */
export function toSpan(vintages: readonly Vintage[]): Span {
  const from = Math.min(...vintages.map(({ periodFrom }) => periodFrom));
  const last = Math.max(...vintages.map(({ periodTo }) => periodTo));
  const isHeldBack = last % 100 === 1 && publishedMonths([formatPeriodText(last)]).length === 0;
  const to = isHeldBack ? last - 89 : last;
  if (vintages.length === 0 || to < from) return nothing;
  return {
    from: formatPeriodText(from),
    to: formatPeriodText(to),
    publishedOn: vintages.map(({ publishedOn }) => publishedOn).reduce((one, other) => (one > other ? one : other)),
  };
}

function presentMethod(code: SeriesCode, { from, to, publishedOn }: Span): MethodRow {
  const { name, source, url, scope, unit, frequency, delay, provisional, breaks, revisions } = seriesMethods[code];
  const dated = (notes: typeof breaks) =>
    notes.map(({ period, cn, en }) => ({ Period: period, TextCn: cn, TextEn: en }));
  return {
    Code: code,
    NameCn: name.cn,
    NameEn: name.en,
    SourceCn: source.cn,
    SourceEn: source.en,
    SourceUrl: url,
    ScopeCn: scope.cn,
    ScopeEn: scope.en,
    UnitCn: unit.cn,
    UnitEn: unit.en,
    FrequencyCn: frequency.cn,
    FrequencyEn: frequency.en,
    DelayCn: delay.cn,
    DelayEn: delay.en,
    ProvisionalCn: provisional.cn,
    ProvisionalEn: provisional.en,
    Breaks: dated(breaks),
    Revisions: dated(revisions),
    Demo: code === 'demo',
    From: from,
    To: to,
    PublishedOn: publishedOn,
  };
}

import { type FactDimension, factDimensions } from '@btc/contract/trade/dimensions.ts';
import type { TradeMeat } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { HsGroup } from '@btc/reference/hs-codes.ts';
import type { Cubes } from './cube.ts';
import { type DuckReader, formatText, toInteger } from './duckdb.ts';
import { formatPeriodText } from './vintage.ts';
import type { Vintage } from './vintage.ts';

/** A month (`YYYY-MM`) and tariff code of a source whose dollars, in some facts, were converted from yuan. */
export interface ByRate {
  readonly source: string;
  readonly unit: string;
  readonly code: string;
}

/** What the facts of a period (month `YYYY-MM` or year) and tariff code of a source tell beside origin and goods. */
export interface PublishedDimensions {
  readonly source: string;
  readonly unit: string;
  readonly code: string;
  readonly dimensions: readonly FactDimension[];
  /** A value of some of them is a share of a published sum. */
  readonly isApportioned: boolean;
}

/** A set of vintages, open to questions. */
export interface FactsSnapshot {
  /** The same for the same vintages: answers may be kept under it. */
  readonly key: string;
  readonly vintages: readonly Vintage[];
  /** Those of them whose files are damaged: of their sources nothing is read (`requireIntact`). */
  readonly damaged: readonly Vintage[];
  /** The meats for which the demonstration is closed, and the groups of goods of which it is therefore no source. */
  readonly closedMeats: readonly TradeMeat[];
  readonly withoutDemo: readonly HsGroup[];
  /** Where dollars were converted from yuan. */
  readonly byRate: readonly ByRate[];
  /** Of every period and tariff code that has facts. */
  readonly published: readonly PublishedDimensions[];
  /** The DuckDB file, for whoever wants to attach it for reading. */
  readonly path: string;
  readonly read: DuckReader['read'];
  /** Its sums, to be summed further in this process. */
  readonly cubes: Cubes;
}

/** Whether the facts of a source are not all there, because a file of theirs is damaged. */
export function isDamaged({ damaged }: Pick<FactsSnapshot, 'damaged'>, source: string): boolean {
  return damaged.some((vintage) => vintage.source === source);
}

/** Throws 1013 where facts of a source are damaged: what is left of them, or an earlier vintage, would be other figures. */
export function requireIntact(snapshot: Pick<FactsSnapshot, 'damaged'>, source: string): void {
  if (isDamaged(snapshot, source)) throw new ApiError(1013, { Dict: { Source: source } });
}

/** Where dollars of a file were converted. */
export async function listByRate({ read }: Pick<DuckReader, 'read'>): Promise<readonly ByRate[]> {
  const rows = await read('select source, period, hs from by_rate');
  return rows.map(([source, period, code]) => ({
    source: formatText(source),
    unit: formatPeriodText(toInteger(period)),
    code: formatText(code),
  }));
}

/** What the facts of a file tell, by period and tariff code. */
export async function listPublished({ read }: Pick<DuckReader, 'read'>): Promise<readonly PublishedDimensions[]> {
  const rows = await read(`select source, period, hs, is_apportioned, ${factDimensions.join(', ')} from published`);
  return rows.map(([source, period, code, isApportioned, ...dimensions]) => ({
    source: formatText(source),
    unit: formatPeriodText(toInteger(period)),
    code: formatText(code),
    dimensions: factDimensions.filter((_, index) => dimensions[index] === true),
    isApportioned: isApportioned === true,
  }));
}

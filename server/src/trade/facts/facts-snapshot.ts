import { factDimensions } from '@btc/contract/trade/dimensions.ts';
import type { TradeMeat } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { HsGroup } from '@btc/reference/hs-codes.ts';
import type { Catalogue, PublishedCell } from './catalogue.ts';
import type { Cubes } from './cube.ts';
import { type DuckReader, formatText, toInteger } from './duckdb.ts';
import { formatPeriodText } from './vintage.ts';
import type { Vintage } from './vintage.ts';

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
  /** Of every period and tariff code that has facts. */
  readonly published: readonly PublishedCell[];
  /** What questions choose the facts that answer them from. */
  readonly catalogue: Catalogue;
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

/** What the facts of a file tell, by period and tariff code. */
export async function listPublished({ read }: Pick<DuckReader, 'read'>): Promise<readonly PublishedCell[]> {
  const rows = await read(
    `select source, period, hs, by_rate.hs is not null, is_apportioned, ${factDimensions.join(', ')}
      from published left join by_rate using (source, period, hs)`,
  );
  return rows.map(([source, period, code, isConverted, isApportioned, ...dimensions]) => ({
    source: formatText(source),
    unit: formatPeriodText(toInteger(period)),
    code: formatText(code),
    dimensions: factDimensions.filter((_, index) => dimensions[index] === true),
    isConverted: isConverted === true,
    isApportioned: isApportioned === true,
  }));
}

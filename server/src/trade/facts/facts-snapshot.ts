import { factDimensions } from '@btc/contract/trade/dimensions.ts';
import type { TradeMeat } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { HsGroup } from '@btc/reference/goods/hs-codes.ts';
import type { Catalogue, PublishedCell } from './catalogue.ts';
import type { Cubes } from './cube.ts';
import { type DuckReader, formatText, toInteger } from './duckdb.ts';
import { formatPeriodText } from './vintage.ts';
import type { TaughtMeaning } from './native-file.ts';
import type { Vintage } from './vintage.ts';

export interface FactsSnapshot extends TaughtMeaning {
  /** The same for the same vintages: answers may be cached by it. */
  readonly key: string;
  readonly vintages: readonly Vintage[];
  /** Vintages with damaged files; nothing of their sources is read (`requireIntact`). */
  readonly damaged: readonly Vintage[];
  /** Meats whose demonstration is closed, and the goods groups that therefore lose it. */
  readonly closedMeats: readonly TradeMeat[];
  readonly withoutDemo: readonly HsGroup[];
  /** For every period and tariff code with facts. */
  readonly published: readonly PublishedCell[];
  readonly catalogue: Catalogue;
  readonly path: string;
  readonly read: DuckReader['read'];
  readonly cubes: Cubes;
}

/** True where a file of the source is damaged, so that its facts are incomplete. */
export function isDamaged({ damaged }: Pick<FactsSnapshot, 'damaged'>, source: string): boolean {
  return damaged.some((vintage) => vintage.source === source);
}

/** Throws 1013 where facts of a source are damaged: the rest, or an earlier vintage, would give other figures. */
export function requireIntact(snapshot: Pick<FactsSnapshot, 'damaged'>, source: string): void {
  if (isDamaged(snapshot, source)) throw new ApiError(1013, { Dict: { Source: source } });
}

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

import type { FactDimension } from '@btc/contract/trade/dimensions.ts';
import type { FactSource } from '@btc/contract/trade/trade-codes.ts';

/** Whether the facts of a series are of months (periods yyyymm) or of years (yyyy00). */
export type Grain = 'month' | 'year';

/** The origin of facts that have none: the customs' query by place of registration. */
export const allOrigins = 'ALL';

/** What a vintage speaks for: whatever an earlier one of its series said there is replaced. */
export interface Extent {
  readonly periodFrom: number;
  readonly periodTo: number;
  readonly hsCodes: readonly string[];
  /** Null for all origins. */
  readonly origins: readonly string[] | null;
}

/** One immutable file of facts, as the catalogue knows it. */
export interface Vintage extends Extent {
  readonly id: number;
  readonly source: FactSource;
  readonly grain: Grain;
  readonly fileName: string;
  readonly fileChecksum: string;
  readonly rowCount: number;
  /** Those that at least one of its facts has. */
  readonly dimensions: readonly FactDimension[];
  readonly publishedOn: string;
  readonly loadedAt: Date;
  readonly isCurrent: boolean;
}

/** What decides which of two vintages is the later. */
type Published = Pick<Vintage, 'publishedOn' | 'id'>;

/** Sorts vintages from the earliest to the latest: by the day they were published, then by the order in which they came. */
export function byPublication(one: Published, other: Published): number {
  return one.publishedOn.localeCompare(other.publishedOn) || one.id - other.id;
}

/** Whether two tariff codes cover common goods: the same, or one a position above the other. */
export function codesOverlap(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** Whether all that one extent speaks for is also spoken for by another. */
export function isWithin(inner: Extent, outer: Extent): boolean {
  return (
    outer.periodFrom <= inner.periodFrom &&
    outer.periodTo >= inner.periodTo &&
    inner.hsCodes.every((code) => outer.hsCodes.some((above) => code.startsWith(above))) &&
    (outer.origins === null ||
      (inner.origins !== null && inner.origins.every((origin) => outer.origins?.includes(origin))))
  );
}

/** A period of a file (yyyymm, yyyy00) as months `YYYY-MM`, or as the year. */
export function formatPeriodText(period: number): string {
  const year = String(Math.floor(period / 100)).padStart(4, '0');
  return period % 100 === 0 ? year : `${year}-${String(period % 100).padStart(2, '0')}`;
}

/** A month `YYYY-MM` as files write it. */
export function monthPeriod(month: string): number {
  return Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7));
}

import type { FactDimension } from '@btc/contract/trade/dimensions.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import type { FactSource } from '@btc/contract/trade/trade-codes.ts';

/** Period type of a series: months (yyyymm) or years (yyyy00). */
export type Grain = 'month' | 'year';

/** Origin of facts without one: the customs query by place of registration. */
export const allOrigins = 'ALL';

/** Origin of facts whose country is none. */
export const otherOrigins = 'OTH';

/** Stands in an extent for facts of `otherOrigins` without an area: loaded before areas were kept, or of a country that was not told. */
export const unknownArea = '?';

/** Origins of an extent as they are shown. */
export function toShownOrigins(codes: readonly string[]): string[] {
  return [
    ...new Set(codes.map((code) => (code === allOrigins || findOrigin(code) !== undefined ? code : otherOrigins))),
  ];
}

/** Range that a vintage covers; earlier facts of its series within it are replaced. */
export interface Extent {
  readonly periodFrom: number;
  readonly periodTo: number;
  readonly hsCodes: readonly string[];
  /** Origins and own codes of other areas; `otherOrigins`: all other areas. Null: all there are. */
  readonly origins: readonly string[] | null;
}

export interface Vintage extends Extent {
  readonly id: number;
  readonly source: FactSource;
  readonly grain: Grain;
  readonly fileName: string;
  readonly fileChecksum: string;
  readonly rowCount: number;
  /** Dimensions present in at least one fact. */
  readonly dimensions: readonly FactDimension[];
  readonly publishedOn: string;
  readonly loadedAt: Date;
  readonly isCurrent: boolean;
}

type Published = Pick<Vintage, 'publishedOn' | 'id'>;

/** Sorts vintages by publication day, then by id. */
export function byPublication(one: Published, other: Published): number {
  return one.publishedOn.localeCompare(other.publishedOn) || one.id - other.id;
}

/** True for equal tariff codes, or where one is a heading of the other. */
export function codesOverlap(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** True where `outer` covers all that `inner` covers. */
export function isWithin(inner: Extent, outer: Extent): boolean {
  return (
    outer.periodFrom <= inner.periodFrom &&
    outer.periodTo >= inner.periodTo &&
    inner.hsCodes.every((code) => outer.hsCodes.some((above) => code.startsWith(above))) &&
    (outer.origins === null ||
      (inner.origins !== null && inner.origins.every((origin) => outer.origins?.includes(origin))))
  );
}

/** Formats a period (yyyymm, yyyy00) as `YYYY-MM` or as a year. */
export function formatPeriodText(period: number): string {
  const year = String(Math.floor(period / 100)).padStart(4, '0');
  return period % 100 === 0 ? year : `${year}-${String(period % 100).padStart(2, '0')}`;
}

export function monthPeriod(month: string): number {
  return Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7));
}

import { byPublication, codesOverlap, otherOrigins, unknownArea } from './vintage.ts';
import type { Extent, Vintage } from './vintage.ts';

interface Rows {
  /** The tariff codes that they can have. */
  readonly codes: readonly string[];
  /** False: they have no column of areas, or nothing in it. */
  readonly hasAreas: boolean;
}

/** DuckDB condition for rows covered by the extents. */
export function coveredBy(extents: readonly Extent[], { codes: rowCodes, hasAreas }: Rows): string {
  const parts = extents.flatMap((extent) => {
    const codes = rowCodes.filter((code) => extent.hsCodes.some((other) => codesOverlap(code, other)));
    return codes.length === 0 ? [] : [toSqlCondition(extent, { codes, hasAreas })];
  });
  return parts.length === 0 ? 'false' : parts.map((part) => `(${part})`).join(' or ');
}

function toSqlCondition(extent: Extent, { codes, hasAreas }: Rows): string {
  const origins = extent.origins === null ? [] : [toOriginCondition(extent.origins, hasAreas)];
  return [`period between ${extent.periodFrom} and ${extent.periodTo}`, `hs in (${quoteList(codes)})`, ...origins].join(
    ' and ',
  );
}

function toOriginCondition(origins: readonly string[], hasAreas: boolean): string {
  const ofOrigins = `origin in (${quoteList(origins.map((code) => (code === unknownArea ? otherOrigins : code)))})`;
  if (!hasAreas) return ofOrigins;
  return `if(area is null, ${ofOrigins}, ${origins.includes(otherOrigins) ? 'true' : `area in (${quoteList(origins)})`})`;
}

/** Later vintages of the same series whose periods overlap. */
export function laterOverlappingVintages(vintage: Vintage, all: readonly Vintage[]): readonly Vintage[] {
  return all.filter(
    (other) =>
      other.source === vintage.source &&
      other.grain === vintage.grain &&
      byPublication(other, vintage) > 0 &&
      other.periodFrom <= vintage.periodTo &&
      other.periodTo >= vintage.periodFrom,
  );
}

export function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

export function quoteList(texts: readonly string[]): string {
  return texts.map(quote).join(', ');
}

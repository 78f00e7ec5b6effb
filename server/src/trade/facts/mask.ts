import { byPublication, codesOverlap } from './vintage.ts';
import type { Extent, Vintage } from './vintage.ts';

/** DuckDB condition for rows covered by the extents, given the tariff codes that rows can have. */
export function coveredBy(extents: readonly Extent[], rowCodes: readonly string[]): string {
  const parts = extents.flatMap((extent) => {
    const codes = rowCodes.filter((code) => extent.hsCodes.some((other) => codesOverlap(code, other)));
    return codes.length === 0 ? [] : [toSqlCondition(extent, codes)];
  });
  return parts.length === 0 ? 'false' : parts.map((part) => `(${part})`).join(' or ');
}

function toSqlCondition(extent: Extent, codes: readonly string[]): string {
  const origins = extent.origins === null ? [] : [`origin in (${quoteList(extent.origins)})`];
  return [`period between ${extent.periodFrom} and ${extent.periodTo}`, `hs in (${quoteList(codes)})`, ...origins].join(
    ' and ',
  );
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

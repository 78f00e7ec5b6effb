import { DuckDBListValue } from '@duckdb/node-api';
import type { Edition } from '@btc/contract/members/access.ts';
import { memberDimensions } from '@btc/contract/trade/dimensions.ts';
import { formatText } from '../facts/duckdb.ts';
import { type FactsSnapshot, requireIntact } from '../facts/facts-snapshot.ts';
import { quote } from '../facts/mask.ts';
import { type FactsQuery, toSqlCondition, periodsIn } from '../view/figures/fact-conditions.ts';
import { nameMembers, type NameResolver } from '../view/names/name-members.ts';
import { harmless } from '#platform/export/harmless.ts';

/** Fact columns whose codes have names. */
export const codedColumns = ['origin', 'hs', ...memberDimensions] as const;
export type CodedColumn = (typeof codedColumns)[number];

export interface FileFacts {
  readonly query: FactsQuery;
  readonly units: readonly string[];
}

export function toWhere({ query, units }: FileFacts): string {
  return `${toSqlCondition(query)} and ${periodsIn(units)}`;
}

/** A code in the facts, and the code and name that the reader may see for it. */
export type NamedFactCode = readonly [key: string, code: string, name: string];

export async function nameCodes(
  snapshot: Pick<FactsSnapshot, 'read' | 'damaged'>,
  facts: FileFacts,
  { naming, edition }: { readonly naming: NameResolver; readonly edition: Edition },
): Promise<ReadonlyMap<CodedColumn, readonly NamedFactCode[]>> {
  requireIntact(snapshot, facts.query.source);
  // Of codes as the engine holds them, and of texts only what is left: of texts alone it takes twice as long.
  const lists = codedColumns.map((column) => `list(distinct ${column})::varchar[]`);
  const [row] = await snapshot.read(`select ${lists.join(', ')} from shown where ${toWhere(facts)}`);
  const named = codedColumns.map(async (column, index) => {
    const list = row?.[index];
    const found = list instanceof DuckDBListValue ? list.items.filter((code) => code !== null).map(formatText) : [];
    // A file writes its names down in this order, which the engine gives by chance.
    const codes = found.toSorted();
    const formatName = await nameMembers(naming, column === 'hs' ? 'line' : column, codes);
    const rows = codes.map((code): NamedFactCode => {
      const { Code, NameCn, NameEn } = formatName(code);
      return [code, harmless(Code), harmless(edition === 'cn' ? NameCn : NameEn)];
    });
    return [column, rows] as const;
  });
  return new Map(await Promise.all(named));
}

/** Enum type for texts: DuckDB stores and compares them as numbers. */
export function toEnum(texts: readonly string[]): string {
  return `enum(${[...new Set(texts)].map(quote).join(', ')})`;
}

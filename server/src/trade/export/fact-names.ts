import type { Edition } from '@btc/contract/members/access.ts';
import { memberDimensions } from '@btc/contract/trade/dimensions.ts';
import { formatText } from '../facts/duckdb.ts';
import type { FactsSnapshot } from '../facts/facts-store.ts';
import { quote } from '../facts/mask.ts';
import { type FactsQuery, toSqlCondition, periodsIn } from '../view/figures/fact-conditions.ts';
import { nameMembers, type NameResolver } from '../view/names/name-members.ts';
import { harmless } from '#platform/export/write-sheet.ts';

/** The columns of a fact that hold codes of something with a name. */
export const codedColumns = ['origin', 'hs', ...memberDimensions] as const;
export type CodedColumn = (typeof codedColumns)[number];

/** The facts of one file: the query that finds them, and its periods. */
export interface FileFacts {
  readonly query: FactsQuery;
  readonly units: readonly string[];
}

/** The condition of the facts that a file holds. */
export function toWhere({ query, units }: FileFacts): string {
  return `${toSqlCondition(query)} and ${periodsIn(units)}`;
}

/** The codes of a column with code and name as the reader may see them, as rows of SQL values; null where the column is empty. */
export async function nameRows(
  { read }: Pick<FactsSnapshot, 'read'>,
  facts: FileFacts,
  {
    naming,
    edition,
    column,
  }: { readonly naming: NameResolver; readonly edition: Edition; readonly column: CodedColumn },
): Promise<string | null> {
  const found = await read(`select distinct ${column} from facts where ${toWhere(facts)} and ${column} is not null`);
  const codes = found.map(([code]) => formatText(code));
  if (codes.length === 0) return null;
  const formatName = await nameMembers(naming, column === 'hs' ? 'line' : column, codes);
  const rows = codes.map((code) => {
    const { Code, NameCn, NameEn } = formatName(code);
    return `(${[code, Code, edition === 'cn' ? NameCn : NameEn].map((text) => quote(harmless(text))).join(', ')})`;
  });
  return rows.join(', ');
}

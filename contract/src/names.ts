import type { NamedOption } from './fields.ts';
import type { Edition } from './members/access.ts';

/** What a row of our tables is called in both languages. */
export interface Names {
  readonly nameCn: string;
  readonly nameEn: string;
}

/** A row of a table of codes. */
export interface NamedCode<Code extends string = string> extends Names {
  readonly code: Code;
}

/** Names of a row of ours, or of one that came with an answer. */
type Named<Name> = { readonly nameCn: Name; readonly nameEn: Name } | { readonly NameCn: Name; readonly NameEn: Name };

/** What something is called in an edition. */
export function nameIn<Name extends string | null>(edition: Edition, named: Named<Name>): Name {
  if ('nameCn' in named) return edition === 'cn' ? named.nameCn : named.nameEn;
  return edition === 'cn' ? named.NameCn : named.NameEn;
}

/** What a code is called; one without a row stands for itself. */
export function formatCode<Code extends string | null>(
  edition: Edition,
  row: Named<string> | undefined,
  code: Code,
): string | Code {
  return row === undefined ? code : nameIn(edition, row);
}

/** The same by the table of the codes. */
export function formatCodeIn<Code extends string | null>(
  edition: Edition,
  table: readonly NamedCode[],
  code: Code,
): string | Code {
  return formatCode(
    edition,
    table.find((row) => row.code === code),
    code,
  );
}

/** What several codes are called, one after the other. */
export function listCodes(edition: Edition, table: readonly NamedCode[], codes: readonly string[]): string {
  return codes.map((code) => formatCodeIn(edition, table, code)).join(edition === 'cn' ? '、' : ', ');
}

/** A code with its names as answers have them; one without a row stands for itself. */
export function presentCode(code: string, row: Names | undefined): NamedOption {
  return { Code: code, NameCn: row?.nameCn ?? code, NameEn: row?.nameEn ?? code };
}

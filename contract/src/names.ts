import type { NamedOption } from './fields.ts';
import type { Edition } from './members/access.ts';

export interface Names {
  readonly nameCn: string;
  readonly nameEn: string;
}

export interface NamedCode<Code extends string = string> extends Names {
  readonly code: Code;
}

type Named<Name> = { readonly nameCn: Name; readonly nameEn: Name } | { readonly NameCn: Name; readonly NameEn: Name };

export function nameIn<Name extends string | null>(edition: Edition, named: Named<Name>): Name {
  if ('nameCn' in named) return edition === 'cn' ? named.nameCn : named.nameEn;
  return edition === 'cn' ? named.NameCn : named.NameEn;
}

/** Name of a code; falls back to the code. */
export function formatCode<Code extends string | null>(
  edition: Edition,
  row: Named<string> | undefined,
  code: Code,
): string | Code {
  return row === undefined ? code : nameIn(edition, row);
}

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

export function listCodes(edition: Edition, table: readonly NamedCode[], codes: readonly string[]): string {
  return codes.map((code) => formatCodeIn(edition, table, code)).join(edition === 'cn' ? '、' : ', ');
}

/** A code with its names as in answers; falls back to the code. */
export function presentCode(code: string, row: Names | undefined): NamedOption {
  return { Code: code, NameCn: row?.nameCn ?? code, NameEn: row?.nameEn ?? code };
}

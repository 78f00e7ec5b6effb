import { nameIn } from '@btc/contract/names.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import type { Option } from './select.tsx';

/** A row with a name per language; options that have a single label stay as they are. */
export type Named<Code extends string = string> =
  | Option<Code>
  | { readonly code: Code; readonly nameCn: string; readonly nameEn: string }
  | { readonly Code: Code; readonly NameCn: string; readonly NameEn: string };

export function toNamedOptions<Code extends string>(edition: Edition, rows: readonly Named<Code>[]): Option<Code>[] {
  return rows.map((row) =>
    'value' in row ? row : { value: 'code' in row ? row.code : row.Code, label: nameIn(edition, row) },
  );
}

export function useOptions<Code extends string>(rows: readonly Named<Code>[]): Option<Code>[] {
  return toNamedOptions(useEdition(), rows);
}

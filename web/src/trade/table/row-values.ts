import type { ViewRow } from '@btc/contract/trade/view-answer.ts';
import type { Edition } from '#i18n/edition.ts';

type FieldValue = ViewRow[keyof ViewRow];

export type RowValue =
  | { readonly kind: 'figure'; readonly value: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'origins'; readonly origins: NonNullable<ViewRow['MainOrigins']> }
  | { readonly kind: 'trend'; readonly values: readonly (number | null)[] }
  | { readonly kind: 'gap' };

/** The value of a column: `Values.<index>`, a member of the row, or its name in the edition (`Name` → `NameCn`). */
export function toValue(row: ViewRow, key: string, edition: Edition): RowValue {
  const [name = '', place] = key.split('.');
  if (name === 'Values' && place !== undefined) return toFigure(row.Values?.[Number(place)]);
  if (name === 'Trend') return row.Trend === undefined ? { kind: 'gap' } : { kind: 'trend', values: row.Trend };
  if (name === 'MainOrigins') return { kind: 'origins', origins: row.MainOrigins ?? [] };
  const fields = new Map<string, FieldValue>(Object.entries(row));
  // A status has a code of its own beside its names.
  const value = fields.get(`${key}${edition === 'cn' ? 'Cn' : 'En'}`) ?? fields.get(key);
  if (typeof value === 'string') return value === '' ? { kind: 'gap' } : { kind: 'text', text: value };
  return toFigure(typeof value === 'number' ? value : null);
}

function toFigure(value: number | null | undefined): RowValue {
  return value === null || value === undefined ? { kind: 'gap' } : { kind: 'figure', value };
}

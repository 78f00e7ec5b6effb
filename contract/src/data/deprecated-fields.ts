import type { DataSetName } from './data-address.ts';

export interface DeprecatedField {
  readonly set: DataSetName;
  readonly kind: 'column' | 'parameter';
  readonly name: string;
  /** Day the deprecation was announced, and last day of availability: at least a year apart. */
  readonly since: string;
  readonly until: string;
  readonly instead: string;
}

/** Every deprecation of the data API: the source for headers, descriptions and the OpenAPI document. */
export const deprecatedFields: readonly DeprecatedField[] = [
  { set: 'hs-codes', kind: 'column', name: 'group', since: '2026-11-27', until: '2027-11-30', instead: 'goods' },
];

/** `format=text`: days as texts in Parquet and XLSX, and the notes of a workbook above its table. */
export const textForms = {
  kind: 'parameter',
  name: 'format=text',
  since: '2026-11-30',
  until: '2027-11-30',
  instead: '',
} as const;

export function listDeprecated(
  set: DataSetName,
  { columns = [], parameters = [] }: { readonly columns?: readonly string[]; readonly parameters?: readonly string[] },
): readonly DeprecatedField[] {
  const names = { column: columns, parameter: parameters };
  return deprecatedFields.filter((field) => field.set === set && names[field.kind].includes(field.name));
}

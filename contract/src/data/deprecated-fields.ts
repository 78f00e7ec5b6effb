import type { DataSetName } from './data-address.ts';

/** A column or parameter that is to go. */
export interface DeprecatedField {
  readonly set: DataSetName;
  readonly kind: 'column' | 'parameter';
  readonly name: string;
  /** The day from which it is said to go, and the last one on which it is there: a year at least between them. */
  readonly since: string;
  readonly until: string;
  /** What stands in its place. */
  readonly instead: string;
}

/** Everything of the data door that is to go; headers, descriptions and the OpenAPI document say it from here. */
export const deprecatedFields: readonly DeprecatedField[] = [
  { set: 'hs-codes', kind: 'column', name: 'group', since: '2026-11-27', until: '2027-11-30', instead: 'goods' },
];

/** What of a set's columns and parameters is to go. */
export function listDeprecated(
  set: DataSetName,
  { columns = [], parameters = [] }: { readonly columns?: readonly string[]; readonly parameters?: readonly string[] },
): readonly DeprecatedField[] {
  const names = { column: columns, parameter: parameters };
  return deprecatedFields.filter((field) => field.set === set && names[field.kind].includes(field.name));
}

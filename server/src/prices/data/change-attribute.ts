import { type DataColumn, numberAttribute } from '#data/face.ts';

/** Change of a price or index, which has no more than two decimals itself; in %, or in the unit of a difference. */
export function changeAttribute<Row>(
  name: string,
  title: readonly [cn: string, en: string],
  unit: string,
  of: (row: Row) => number | null,
): DataColumn<Row> {
  return { ...numberAttribute(name, title, unit, of), decimals: 2 };
}

/** A month as yyyymm and, where the text has one, the day. */
export interface ShipmentDate {
  readonly period: number;
  readonly day: string | null;
}

const numeric = /^(\d{4})([-/.年]?)(\d{1,2})(?:([-/.月]?)(\d{1,2})日?|月)?$/;

/** Reads a day or month written from the year on; what begins with a day or a month could be either, and is refused. */
export function readShipmentDate(text: string): ShipmentDate | null {
  const match = numeric.exec(
    text
      .normalize('NFKC')
      .replace(/[T ]\d{2}:.*$/, '')
      .replace(/\s/g, ''),
  );
  if (match === null) return null;
  const [, yearText = '', mark = '', monthText = '', second = '', dayText = ''] = match;
  // Without separators each part has all its digits: 20241 could be many things.
  if (mark === '' && (monthText.length !== 2 || (dayText !== '' && (second !== '' || dayText.length !== 2))))
    return null;
  if (mark !== '' && dayText !== '' && second === '') return null;
  const [year, month, day] = [Number(yearText), Number(monthText), dayText === '' ? 1 : Number(dayText)];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 1960 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return { period: year * 100 + month, day: dayText === '' ? null : date.toISOString().slice(0, 10) };
}

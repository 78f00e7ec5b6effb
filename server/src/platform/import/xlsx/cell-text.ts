import { addDays, countDays } from '@btc/contract/time.ts';

export type NumberStyle = 'plain' | 'date' | 'percent';

/** A cell's number as typed: a day as YYYY-MM-DD, a percentage with its sign, all else in plain decimals. */
export function formatNumberText(raw: string, style: NumberStyle, epoch1904: boolean): string {
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) return raw;
  switch (style) {
    case 'date':
      return toDayValue(value, epoch1904);
    case 'percent':
      return `${plainDecimals(value * 100)}%`;
    case 'plain':
      return plainDecimals(value);
  }
}

/** Spreadsheets keep fifteen digits; further digits of a double were never typed. */
function plainDecimals(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  const text = String(Number(value.toPrecision(15)));
  if (!text.includes('e')) return text;
  const digits = Math.min(20, Math.max(0, 15 - Math.floor(Math.log10(Math.abs(value))) - 1));
  return value.toFixed(digits).replace(/\.?0+$/, '');
}

/** Days count from the end of 1899, as early spreadsheets took 1900 for a leap year, or from 1904. */
function toDayValue(serial: number, epoch1904: boolean): string {
  const start = epoch1904 ? '1904-01-01' : '1899-12-30';
  const days = Math.floor(serial + 1e-9);
  const isThere = days >= countDays(start, '1900-01-01') && days <= countDays(start, '9999-12-31');
  return isThere ? addDays(start, days) : String(serial);
}

const dateIds: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47,
  // Days as Chinese, Japanese and Korean programs number them.
  27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

/** Style of a number format, by its ID or its own code. */
export function toStyle(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) {
    if (dateIds.has(id)) return 'date';
    return id === 9 || id === 10 ? 'percent' : 'plain';
  }
  // What stands in quotes, after a backslash or in brackets is shown as it is; only the first section counts.
  const bare = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').split(';')[0] ?? '';
  if (/[ymdh]/i.test(bare) && !/[#?]|0\.0|General/i.test(bare)) return 'date';
  return bare.includes('%') ? 'percent' : 'plain';
}

/** Workbooks write characters that XML cannot contain as `_x000D_`; NUL is dropped. */
export function unescapeLetters(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    code === '0000' ? '' : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

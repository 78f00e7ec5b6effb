/** Whether a level stands on prices of earlier weeks alone: no cell had quotes of its own, and nothing can be said of its change. */
export function isCarried({ Quoted, Carried }: { readonly Quoted: number; readonly Carried: number }): boolean {
  return Quoted === 0 && Carried > 0;
}

/** Stands behind such a level wherever it is shown. */
export const carriedSign = '‡';

/** What the sign says. */
export const carriedNames = {
  cn: '当周无报价，点位沿用此前报价，不计涨跌',
  en: 'no quotes that week: level carried from earlier quotes, no change stated',
} as const;

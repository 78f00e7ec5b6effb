/** Whether a level rests only on prices carried from earlier weeks, so that its change is meaningless. */
export function isCarried({ Quoted, Carried }: { readonly Quoted: number; readonly Carried: number }): boolean {
  return Quoted === 0 && Carried > 0;
}

export const carriedSign = '‡';

export const carriedNames = {
  cn: '当周无报价，点位沿用此前报价，不计涨跌',
  en: 'no quotes that week: level carried from earlier quotes, no change stated',
} as const;

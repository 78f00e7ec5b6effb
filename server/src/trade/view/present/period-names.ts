import { toEnglishMonth } from '@btc/contract/figures/month-names.ts';
import { toPeriodKind } from '@btc/contract/trade/period.ts';

/** A month of the year `01` to `12` by name. */
export function toMonthName(month: string): { readonly NameCn: string; readonly NameEn: string } {
  return { NameCn: `${Number(month)}月`, NameEn: toEnglishMonth(Number(month)) };
}

export function formatPeriodName(period: string): { readonly NameCn: string; readonly NameEn: string } {
  const year = period.slice(0, 4);
  switch (toPeriodKind(period)) {
    case 'month': {
      const { NameCn, NameEn } = toMonthName(period.slice(5));
      return { NameCn: `${year}年${NameCn}`, NameEn: `${NameEn} ${year}` };
    }
    case 'quarter':
      return { NameCn: `${year}年第${period.slice(6)}季度`, NameEn: `Q${period.slice(6)} ${year}` };
    case 'year':
      return { NameCn: `${year}年`, NameEn: year };
    case 'ytd': {
      const { NameCn, NameEn } = toMonthName(period.slice(8));
      return { NameCn: `${year}年1月至${NameCn}`, NameEn: `January to ${NameEn} ${year}` };
    }
  }
}

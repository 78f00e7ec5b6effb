import { marketTypes, type QuotedMarket, quotedMarkets } from '@btc/contract/prices/price-codes.ts';
import { useEdition } from '#i18n/edition.ts';
import type { Option } from '#ui/form/select.tsx';
import type { SheetMarket } from '../sheet/sheet-address.ts';

export function useMarketName(): (market: SheetMarket) => string {
  const isEn = useEdition() === 'en';
  return (market) => {
    const found = marketTypes.find(({ code }) => code === market);
    return (isEn ? found?.nameEn : found?.nameCn) ?? market;
  };
}

export function useMarketOptions(): Option<QuotedMarket>[] {
  const marketName = useMarketName();
  return quotedMarkets.map((value) => ({ value, label: marketName(value) }));
}

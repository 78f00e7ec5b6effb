import { marketTypes, type QuotedMarket } from '@btc/contract/prices/price-codes.ts';
import { useEdition } from '#i18n/edition.ts';

/** The names of markets in the language of the console. */
export function useMarketName(): (market: QuotedMarket) => string {
  const isEn = useEdition() === 'en';
  return (market) => {
    const found = marketTypes.find(({ code }) => code === market);
    return (isEn ? found?.nameEn : found?.nameCn) ?? market;
  };
}

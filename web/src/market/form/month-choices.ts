import { marketRule } from '@btc/contract/market/market-codes.ts';
import { addMonths } from '@btc/contract/time.ts';
import { getFormat } from '#i18n/format.ts';

export function monthChoices(today: string): readonly (readonly [string, string])[] {
  const format = getFormat('en');
  return Array.from({ length: marketRule.shipmentMonths + 1 }, (_, ahead) => {
    const month = addMonths(today.slice(0, 7), ahead);
    return [month, format.month(`${month}-01`)] as const;
  });
}

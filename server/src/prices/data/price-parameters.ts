import { meatNames } from '@btc/reference/goods/meats.ts';
import { priceUnits, taxLevels } from '@btc/contract/prices/price-codes.ts';

/*
 * What the parameters of price sets are called.
 */

export const conversionParameters = {
  meat: { names: meatNames },
  unit: { names: priceUnits },
  level: { names: taxLevels },
  quota: { names: [{ code: 'over', nameCn: '超配额', nameEn: 'Over quota' }] },
};

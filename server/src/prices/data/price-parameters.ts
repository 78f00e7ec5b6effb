import { meatNames } from '@btc/reference/meats.ts';
import { priceUnits, taxLevels } from '@btc/contract/prices/price-codes.ts';

/*
 * What the parameters of price sets are called.
 */

/** Of what prices are converted into, by the meat. */
export const conversionParameters = {
  meat: { names: meatNames },
  unit: { names: priceUnits },
  level: { names: taxLevels },
  quota: { names: [{ code: 'over', nameCn: '超配额', nameEn: 'Over quota' }] },
};

export { countMerchants, findMerchant, listMerchants } from './merchant.queries.ts';

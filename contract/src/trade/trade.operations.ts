import { getBeefWebDataOneChart, getBeefWebDataOneTable } from './beef-one.ts';
import { getOptionData } from './option-data.ts';

/** The operations of the trade room by name. */
export const tradeOperations = {
  GetBeefWebDataOneChart: getBeefWebDataOneChart,
  GetBeefWebDataOneTable: getBeefWebDataOneTable,
  GetOptionData: getOptionData,
} as const;

import { beefDataOperations } from './beef-data.ts';
import { getOptionData } from './option-data.ts';
import { porkDataOperations } from './pork-data.ts';

/** The operations of the trade room by name. */
export const tradeOperations = {
  ...beefDataOperations,
  ...porkDataOperations,
  GetOptionData: getOptionData,
} as const;

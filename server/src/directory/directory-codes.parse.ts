import {
  claimStates,
  exhibitionKinds,
  exhibitionStates,
  merchantProducts,
  merchantStates,
  merchantTypes,
} from '@btc/contract/directory/directory-codes.ts';
import { z } from 'zod';

/*
 * Codes as the tables keep them; their checks let nothing else in, so what does not parse is a fault of ours.
 */

const kind = z.enum(exhibitionKinds);
const exhibitionState = z.enum(exhibitionStates);
const type = z.enum(merchantTypes);
const state = z.enum(merchantStates);
const claim = z.enum(claimStates);
const products = z.array(z.enum(merchantProducts));

export const readKind = (text: string) => kind.parse(text);
export const readExhibitionState = (text: string) => exhibitionState.parse(text);
export const readType = (text: string) => type.parse(text);
export const readMerchantState = (text: string) => state.parse(text);
export const readClaimState = (text: string) => claim.parse(text);
export const readProducts = (codes: readonly string[]) => products.parse(codes);

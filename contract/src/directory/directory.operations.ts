import { GetDeskExhibitions, SaveExhibition, SetExhibitionState } from './desk/exhibition-desk.ts';
import {
  AcceptMerchantClaim,
  GetDeskMerchants,
  GetMerchantClaims,
  RefuseMerchantClaim,
  SaveMerchant,
  SetMerchantState,
} from './desk/merchant-desk.ts';
import { GetExhibition, GetExhibitions } from './exhibition.ts';
import { AddMerchantClaim, GetMerchant, GetMerchants } from './merchant.ts';

export const directoryOperations = {
  GetExhibitions,
  GetExhibition,
  GetMerchants,
  GetMerchant,
  AddMerchantClaim,
  GetDeskExhibitions,
  SaveExhibition,
  SetExhibitionState,
  GetDeskMerchants,
  SaveMerchant,
  SetMerchantState,
  GetMerchantClaims,
  AcceptMerchantClaim,
  RefuseMerchantClaim,
} as const;

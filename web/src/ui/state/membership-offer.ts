import type { Operations } from '@btc/contract/operations.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { createContext, use } from 'react';
import type { Edition } from '#i18n/edition.ts';

export interface MembershipOffer {
  /** CNY per year of the cheapest membership; null where the price is on request. */
  readonly price: number | null;
  readonly hasTrial: boolean;
}

export const MembershipOfferContext = createContext<MembershipOffer | null>(null);

/** The membership offer of the edition; null while unknown. */
export function useMembershipOffer(): MembershipOffer | null {
  return use(MembershipOfferContext);
}

/** The offer of an edition from its levels; null where there is none. */
export function toMembershipOffer(
  { List }: Pick<OutputOf<Operations['GetMembershipLevels']>, 'List'>,
  edition: Edition,
): MembershipOffer | null {
  const offers = List.filter(({ Edition }) => Edition === edition);
  const prices = offers.map(({ GradeMoney }) => GradeMoney).filter((money) => money > 0);
  if (offers.length === 0) return null;
  return {
    price: prices.length === 0 ? null : Math.min(...prices),
    hasTrial: offers.some(({ RequireType }) => RequireType === 'Free'),
  };
}

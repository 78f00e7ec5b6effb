import type { Operations } from '@btc/contract/operations.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { createContext, use } from 'react';
import type { Edition } from '#i18n/edition.ts';

/** What an edition offers to whoever meets a lock. */
export interface MembershipOffer {
  /** CNY a year of the least expensive membership; null where the desk tells the price. */
  readonly price: number | null;
  readonly hasTrial: boolean;
}

export const MembershipOfferContext = createContext<MembershipOffer | null>(null);

/** What can be asked for in the edition; null where that is not known. */
export function useMembershipOffer(): MembershipOffer | null {
  return use(MembershipOfferContext);
}

/** What an edition offers, of all that can be asked for; null where that is nothing. */
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

import { type Edition, type Module, modules } from '@btc/contract/members/access.ts';
import type { Operations } from '@btc/contract/operations.ts';
import type { OutputOf, RequestOf } from '@btc/contract/wire/operation.ts';

export type MembershipLevels = OutputOf<Operations['GetMembershipLevels']>;
export type Offer = MembershipLevels['List'][number];
export type OwnRequest = OutputOf<Operations['GetMembershipRequests']>['Rows'][number];
export type RequestInput = RequestOf<Operations['MembershipRequest']>;

export type OfferKind = 'paid' | 'trial' | 'meatTrial';

export interface ShownOffer {
  readonly offer: Offer;
  readonly modules: readonly Module[];
  /** A request for this level is pending. */
  readonly isOpen: boolean;
}

export function toKind({ RequireType, RequireLevel }: Pick<Offer, 'RequireType' | 'RequireLevel'>): OfferKind {
  if (RequireType !== 'Free') return 'paid';
  return RequireLevel === '_meat_market_member' ? 'meatTrial' : 'trial';
}

/** Known modules of a `|`-separated list, in canonical order. */
export function listModules(list: string): readonly Module[] {
  const named = new Set(list.split('|'));
  return modules.filter((module) => named.has(module));
}

/** True while the request is pending; a level can have one pending request only. */
export function isOpenRequest({ State }: Pick<OwnRequest, 'State'>): boolean {
  return State === 'new' || State === 'contacted';
}

function toOfferKind({ RequireLevel, RequireType }: Pick<Offer, 'RequireLevel' | 'RequireType'>): string {
  return `${RequireLevel} ${RequireType === 'Free' ? 'trial' : 'paid'}`;
}

export function listOffers(
  { Rows, List }: MembershipLevels,
  edition: Edition,
  requests: readonly Pick<OwnRequest, 'RequireLevel' | 'RequireType' | 'State'>[] = [],
): readonly ShownOffer[] {
  // A trial that was asked for holds up nobody who would rather pay.
  const open = new Set(requests.filter(isOpenRequest).map(toOfferKind));
  return List.filter(({ Edition }) => Edition === edition).map((offer) => ({
    offer,
    modules: listModules(Rows.find(({ Level }) => Level === offer.RequireLevel)?.CanVisitModule ?? ''),
    isOpen: open.has(toOfferKind(offer)),
  }));
}

/** The call for an offer; the edition it belongs to is the one requested (specification section 4). */
export function toRequest(
  offer: Offer,
  user: { readonly UserID: number; readonly LoginUserName: string },
  typeText: string,
): RequestInput {
  return {
    UserID: user.UserID,
    UserName: user.LoginUserName,
    RequireLevel: offer.RequireLevel,
    RequireType: offer.RequireType,
    RequireTypeT: typeText.slice(0, 60),
    isCnRequire: offer.Edition === 'cn',
    isEnRequire: offer.Edition === 'en',
    GradeMoney: offer.GradeMoney,
  };
}

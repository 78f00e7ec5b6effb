import type { Format } from '#i18n/format.ts';
import type { MembershipMessages } from './messages.ts';
import type { Offer } from './offers.ts';

type Words = { readonly t: MembershipMessages; readonly format: Format };

/** A paid grade of 0 has its price quoted by the desk. */
export function toPrice({ RequireType, GradeMoney }: Pick<Offer, 'RequireType' | 'GradeMoney'>, words: Words): string {
  if (GradeMoney > 0) return words.t.money(words.format.number(GradeMoney));
  return RequireType === 'Free' ? words.t.free : words.t.onRequest;
}

/** RequireTypeT: the type in the words the reader saw, for the desk. */
export function toTypeText(offer: Pick<Offer, 'RequireLevel' | 'RequireType' | 'GradeMoney'>, words: Words): string {
  const { t } = words;
  const [level, type] = [t.levels[offer.RequireLevel], t.types[offer.RequireType]];
  return offer.RequireType === 'Free' ? t.trialText(level, type) : t.typeText(level, type, toPrice(offer, words));
}

/** Names of modules as a list; an unknown one keeps its code. */
export function moduleNames(modules: readonly (keyof MembershipMessages['modules'])[], t: MembershipMessages): string {
  return modules.map((module) => t.modules[module]).join(t.separator);
}

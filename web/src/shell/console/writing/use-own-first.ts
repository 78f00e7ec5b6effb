import { type Edition, editions } from '@btc/contract/members/access.ts';
import { useEdition } from '#i18n/edition.ts';

export function useOwnFirst(): readonly Edition[] {
  return useEdition() === 'cn' ? editions : editions.toReversed();
}

import { type PricePage, toPricePath } from '@btc/contract/prices/price-paths.ts';
import { toQuotaPath } from '@btc/contract/trade/quota-paths.ts';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { RoomLine } from '#ui/room-line.tsx';
import { messages } from './navigation-messages.ts';

const pages: readonly PricePage[] = [
  'quotes',
  'indices',
  'liveCattle',
  'benchmarks',
  'survey',
  'report',
  'analysis',
  'landedCost',
  'methods',
];

export function PriceNavigation({ page }: { page: PricePage }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const own: readonly { key: string; name: string; to: string }[] = pages.map((one) => ({
    key: one,
    name: t.pages[one],
    to: toPricePath(edition, one),
  }));
  // What a price comes to hangs on the quota: the desk stands first after the quotes.
  const places = own.toSpliced(1, 0, { key: 'quota', name: t.quota, to: toQuotaPath(edition) });
  return <RoomLine label={t.label} places={places} current={page} />;
}

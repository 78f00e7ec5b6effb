import { type PricePage, toPricePath } from '@btc/contract/prices/price-paths.ts';
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

/** The pages of the price section, the same line on each of them. */
export function PriceNavigation({ page }: { page: PricePage }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const places = pages.map((one) => ({ key: one, name: t.pages[one], to: toPricePath(edition, one) }));
  return <RoomLine label={t.label} places={places} current={page} />;
}

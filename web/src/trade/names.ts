import { type DataView, nameView } from '@btc/contract/trade/views.ts';
import type { Edition } from '#i18n/edition.ts';

export function formatTitle(edition: Edition, { titleCn, titleEn }: DataView): string {
  return edition === 'cn' ? titleCn : titleEn;
}

/** The title on its own, where no context names the meat. */
export function formatFullTitle(edition: Edition, view: DataView): string {
  return nameView(view)[edition];
}

export function formatLead(edition: Edition, { leadCn, leadEn }: DataView): string {
  return edition === 'cn' ? leadCn : leadEn;
}

export function toShortTitle(edition: Edition, view: DataView): string {
  return edition === 'cn' ? view.titleCn : (view.shortEn ?? view.titleEn);
}

import { type DataView, nameView } from '@btc/contract/trade/views.ts';
import type { Edition } from '#i18n/edition.ts';

/** The title of a view. */
export function formatTitle(edition: Edition, { titleCn, titleEn }: DataView): string {
  return edition === 'cn' ? titleCn : titleEn;
}

/** The same where nothing beside it says of what. */
export function formatFullTitle(edition: Edition, view: DataView): string {
  return nameView(view)[edition];
}

/** What a view answers, in one sentence. */
export function formatLead(edition: Edition, { leadCn, leadEn }: DataView): string {
  return edition === 'cn' ? leadCn : leadEn;
}

/** The title of a view where it stands in one row with the others. */
export function toShortTitle(edition: Edition, view: DataView): string {
  return edition === 'cn' ? view.titleCn : (view.shortEn ?? view.titleEn);
}

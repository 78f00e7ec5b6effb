import type { DataView } from '@btc/contract/trade/views.ts';
import type { Edition } from '#i18n/edition.ts';

/** The name of something that has one in each edition. */
export function nameIn(edition: Edition, { NameCn, NameEn }: { NameCn: string; NameEn: string }): string {
  return edition === 'cn' ? NameCn : NameEn;
}

/** The title of a view. */
export function titleOf(edition: Edition, { titleCn, titleEn }: DataView): string {
  return edition === 'cn' ? titleCn : titleEn;
}

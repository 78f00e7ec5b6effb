import mark from './share-card.png';

/** The picture of a share card: the page's own, or the portal's mark where it has none that the messenger can show. */
export function cardPicture(own: string | null): string {
  return own === null || own.endsWith('.svg') ? mark : own;
}

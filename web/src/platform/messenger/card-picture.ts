import mark from './share-card.png';

/** The page's own picture, or the portal's mark where there is none that the messenger can show. */
export function cardPicture(own: string | null): string {
  return own === null || own.endsWith('.svg') ? mark : own;
}

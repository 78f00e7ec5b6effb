import { isbot } from 'isbot';

const articlePath = /^\/(?:cn\/)?BTCInfo\/Article(?:Free)?\/(\d{1,9})(?:[/?]|$)/i;

/** The article whose document was served to a reader, or null: other pages and robots do not count as reads. */
export function countedArticleId(address: string, userAgent: string): number | null {
  const id = articlePath.exec(address)?.[1];
  return id === undefined || userAgent === '' || isbot(userAgent) ? null : Number(id);
}

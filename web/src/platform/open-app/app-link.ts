/** Ways to reach the companion app; null where not configured. */
export interface AppSettings {
  readonly scheme: string | null;
  /** Origin of the universal links, without a trailing slash. */
  readonly linkOrigin: string | null;
  readonly packageUrl: string | null;
}

export function schemeAddress(scheme: string, articleId: number | null): string {
  return articleId === null ? `${scheme}://` : `${scheme}://article?id=${articleId}`;
}

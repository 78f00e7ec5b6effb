/** How the companion app is reached; null where a way is not configured. */
export interface AppSettings {
  readonly scheme: string | null;
  /** Host of the universal links, without a slash at the end. */
  readonly linkOrigin: string | null;
  readonly packageUrl: string | null;
}

/** The custom-scheme address of the app, at an article where there is one. */
export function schemeAddress(scheme: string, articleId: number | null): string {
  return articleId === null ? `${scheme}://` : `${scheme}://article?id=${articleId}`;
}

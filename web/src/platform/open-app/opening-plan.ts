import { type AppSettings, schemeAddress } from './app-link.ts';
import { detectDevice } from './reader-device.ts';

/** What opening an article in the app takes on a device. */
export type OpeningPlan =
  /** An ordinary page: the download page. */
  | { readonly kind: 'page'; readonly address: string }
  /** A universal link: the phone opens the app, or the download page behind the link where there is no app. */
  | { readonly kind: 'universal'; readonly address: string }
  /** The app's own scheme; nothing tells a page that no app answered, so the fallback waits. */
  | { readonly kind: 'scheme'; readonly address: string; readonly fallback: string };

export interface OpeningRequest {
  readonly userAgent: string;
  readonly app: Pick<AppSettings, 'scheme' | 'linkOrigin'>;
  readonly articleId: number;
  /** The download page with the article, as a path. */
  readonly downloadPath: string;
}

/**
 * Share-link opening (specification section 2): by default the scheme with a fallback, on an iPhone a universal link, in
 * the messenger's browser the download page. Where the app is not configured, the download page says so.
 */
export function planOpening({ userAgent, app, articleId, downloadPath }: OpeningRequest): OpeningPlan {
  const device = detectDevice(userAgent);
  if (device === 'messenger') return { kind: 'page', address: downloadPath };
  if (device === 'iphone' && app.linkOrigin !== null) {
    return { kind: 'universal', address: app.linkOrigin + downloadPath };
  }
  if (app.scheme === null) return { kind: 'page', address: downloadPath };
  return { kind: 'scheme', address: schemeAddress(app.scheme, articleId), fallback: downloadPath };
}

import { type AppSettings, schemeAddress } from './app-link.ts';
import { detectDevice } from './reader-device.ts';

export type OpeningPlan =
  | { readonly kind: 'page'; readonly address: string }
  /** Universal link: opens the app, or the download page behind it where there is no app. */
  | { readonly kind: 'universal'; readonly address: string }
  /** Custom scheme; a page cannot tell whether the app answered, so the fallback is timed. */
  | { readonly kind: 'scheme'; readonly address: string; readonly fallback: string };

export interface OpeningRequest {
  readonly userAgent: string;
  readonly app: Pick<AppSettings, 'scheme' | 'linkOrigin'>;
  readonly articleId: number;
  readonly downloadPath: string;
}

/** Opening a share link (specification section 2): scheme, universal link on iPhone, download page in the messenger. */
export function planOpening({ userAgent, app, articleId, downloadPath }: OpeningRequest): OpeningPlan {
  const device = detectDevice(userAgent);
  if (device === 'messenger') return { kind: 'page', address: downloadPath };
  if (device === 'iphone' && app.linkOrigin !== null) {
    return { kind: 'universal', address: app.linkOrigin + downloadPath };
  }
  if (app.scheme === null) return { kind: 'page', address: downloadPath };
  return { kind: 'scheme', address: schemeAddress(app.scheme, articleId), fallback: downloadPath };
}

import type { SiteSettings } from '#platform/site-settings.ts';

/** Where the picture lives; a resource route without an edition. */
export const qrPath = '/qr.svg';

/** What the floating panel's code holds: the official account where there is one, else the portal itself. */
export function qrAddress(settings: Pick<SiteSettings, 'socialUrl' | 'publicUrl'>): string {
  return settings.socialUrl ?? `${settings.publicUrl}/`;
}

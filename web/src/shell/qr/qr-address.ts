import type { SiteSettings } from '#platform/site-settings.ts';

/** A resource route without an edition. */
export const qrPath = '/qr.svg';

/** Content of the floating panel's code: the official account if set, else the portal's address. */
export function qrAddress(settings: Pick<SiteSettings, 'socialUrl' | 'publicUrl'>): string {
  return settings.socialUrl ?? `${settings.publicUrl}/`;
}

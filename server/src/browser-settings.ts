import type { ApiBase } from '@btc/contract/wire/message-type.ts';
import type { Config } from '#platform/config/config.ts';
import type { BrowserSettings } from '#platform/pages/page-build.ts';

/** What of the settings the browser is told; nothing secret. The shape is web/src/platform/site-settings.ts. */
export function browserSettings(config: Config): BrowserSettings {
  return {
    publicUrl: config.publicUrl,
    systemApiBase: config.systemApiBase,
    managementApiBase: config.managementApiBase,
    apiKey: config.apiKey,
    icpNumber: config.footer.icpNumber,
    socialUrl: config.footer.socialUrl,
    appStoreUrl: config.footer.appStoreUrl,
    androidAppUrl: config.footer.appAndroidUrl,
    app: { scheme: config.app.scheme, linkOrigin: config.app.linkOrigin, packageUrl: config.app.packageUrl },
    messengerSdkUrl: config.messenger?.sdkUrl ?? null,
    mailboxes: { service: config.mailboxes.contact, sales: config.mailboxes.members, news: config.mailboxes.news },
    demo: config.loadsDemo,
  };
}

/** Which paths of this server serve which base; a base on another host is served there and not here. */
export function listApiBaseAddresses(config: Config): readonly (readonly [ApiBase, string])[] {
  const bases: readonly (readonly [ApiBase, string])[] = [
    ['system', config.systemApiBase],
    ['management', config.managementApiBase],
  ];
  return bases.map(([base, address]) => [base, new URL(address, 'http://localhost').pathname] as const);
}

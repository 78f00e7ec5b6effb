import type { ApiBase } from '@btc/contract/wire/message-type.ts';
import type { Config } from '#platform/config/config.ts';
import type { BrowserSettings } from '#platform/pages/page-build.ts';

/** Settings sent to the browser, none of them secret; the shape is web/src/platform/site-settings.ts. */
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

/** API bases by the path this server serves them at; a base on another host is not served here. */
export function listApiBaseAddresses(config: Config): readonly (readonly [ApiBase, string])[] {
  const bases: readonly (readonly [ApiBase, string])[] = [
    ['system', config.systemApiBase],
    ['management', config.managementApiBase],
  ];
  return bases.map(([base, address]) => [base, new URL(address, 'http://localhost').pathname] as const);
}

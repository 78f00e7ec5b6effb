import { type MetaArgs, useRouteLoaderData } from 'react-router';
import { editionOfPath } from '#i18n/edition.ts';
import { messagesOf } from '#i18n/messages.ts';
import { pageMeta, settingsOf } from '#platform/page-meta.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { PrivacyPage, legalTexts } from '#shell/pages/legal-pages.tsx';

export function meta({ location, matches }: MetaArgs) {
  const edition = editionOfPath(location.pathname);
  const { title, description } = messagesOf(edition, legalTexts.privacy);
  return pageMeta({ edition, title, description, path: '/PrivacyPolicy' }, settingsOf(matches));
}

export default function Privacy() {
  const root = useRouteLoaderData<{ settings: SiteSettings }>('root');
  return root && <PrivacyPage settings={root.settings} />;
}

import { type MetaArgs, useRouteLoaderData } from 'react-router';
import { editionOfPath } from '#i18n/edition.ts';
import { messagesOf } from '#i18n/messages.ts';
import { pageMeta, settingsOf } from '#platform/page-meta.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { TermsPage, legalTexts } from '#shell/pages/legal-pages.tsx';

export function meta({ location, matches }: MetaArgs) {
  const edition = editionOfPath(location.pathname);
  const { title, description } = messagesOf(edition, legalTexts.terms);
  return pageMeta({ edition, title, description, path: '/Terms' }, settingsOf(matches));
}

export default function Terms() {
  const root = useRouteLoaderData<{ settings: SiteSettings }>('root');
  return root && <TermsPage settings={root.settings} />;
}

import { useRouteLoaderData } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { LinkButton } from '#ui/button.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import pageStyles from '../pages/page.module.css';
import { messages } from '../pages/pages-messages.ts';
import { PlainFrame } from './plain-frame.tsx';

/** Error of a public page: links instead of a retry button, as the page has no script. */
export function PlainFailure({ settings, isMissing }: { settings: SiteSettings; isMissing: boolean }) {
  return <PlainFrame settings={settings}>{isMissing ? <NotFoundPage /> : <Failed />}</PlainFrame>;
}

export function PlainErrorBoundary() {
  const settings = useRouteLoaderData<{ settings: SiteSettings }>('root')?.settings;
  return settings && <PlainFailure settings={settings} isMissing={false} />;
}

function Failed() {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <article className={pageStyles['page']} role="alert">
      <h1>{t.errorTitle}</h1>
      <p>{t.errorText}</p>
      <p className={pageStyles['actions']}>
        <LinkButton variant="primary" to={pathFor(edition, '/BTCInfo')}>
          {t.toNews}
        </LinkButton>
      </p>
    </article>
  );
}

import { type MetaArgs, useRouteLoaderData } from 'react-router';
import { toPathEdition } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import { pageMeta, toSettings } from '#platform/page-meta.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { ContactPage } from '#shell/pages/contact-page.tsx';
import { messages } from '#shell/pages/pages-messages.ts';
import { ContactForm } from './contact/contact-form.tsx';

export function meta({ location, matches }: MetaArgs) {
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const page = { edition, title: t.contactTitle, description: t.contactLead, path: '/ContactUs' };
  return pageMeta(page, toSettings(matches));
}

export default function Contact() {
  const root = useRouteLoaderData<{ settings: SiteSettings }>('root');
  return (
    root && (
      <ContactPage settings={root.settings}>
        <ContactForm />
      </ContactPage>
    )
  );
}

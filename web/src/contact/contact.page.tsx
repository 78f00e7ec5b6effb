import { useRouteLoaderData } from 'react-router';
import { pageHead } from '#platform/pages/page-meta.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { ContactPage } from '#shell/pages/contact-page.tsx';
import { messages } from '#shell/pages/pages-messages.ts';
import { ContactForm } from './contact-form.tsx';

export const meta = pageHead(messages, (t) => ({
  title: t.contactTitle,
  description: t.contactLead,
  path: '/ContactUs',
}));

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

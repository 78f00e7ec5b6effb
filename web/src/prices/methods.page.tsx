import { pricePages } from '@btc/contract/prices/price-paths.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { pageHead } from '#platform/pages/page-meta.ts';
import sections from '#ui/base/sections.module.css';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { messages } from './methods/methods-messages.ts';
import { PriceNavigation } from './price-navigation.tsx';

export const meta = pageHead(messages, ({ title, description }) => ({ title, description, path: pricePages.methods }));

export default function PriceMethodsPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <div className={classNames(shared['stack5'], shared['shrinks'], sections['page'])}>
      <PriceNavigation page="methods" />
      <header>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      {t.parts.map(({ title, texts, links = [] }) => (
        <section key={title}>
          <h2>{title}</h2>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {links.map(({ name, url }) => (
            <p key={url}>
              <a href={url} rel="noopener">
                {name}
              </a>
            </p>
          ))}
        </section>
      ))}
      <p>
        <PageLink to={pathFor(edition, '/BTCData/Methods')}>{t.more}</PageLink>
      </p>
    </div>
  );
}

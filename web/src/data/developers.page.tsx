import {
  type DataExample,
  listAssistantExamples,
  listExamples,
  listKeyExamples,
} from '@btc/contract/data/data-examples.ts';
import { dataRoot } from '@btc/contract/data/data-address.ts';
import { dataDocuments, toDocumentPath } from '@btc/contract/data/data-documents.ts';
import { deprecatedFields } from '@btc/contract/data/deprecated-fields.ts';
import { developersPath } from '@btc/contract/data/developers-path.ts';
import { toLegalPath } from '@btc/contract/wire/legal-texts.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLoaderData, useRouteLoaderData } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { loadChunk } from '#platform/pages/load-chunk.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { pageHead } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import sections from '#ui/base/sections.module.css';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DataAddress } from '#ui/data/data-address.tsx';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import styles from './developers.module.css';
import { messages } from './developers-messages.ts';
import { StatusPart } from './status-part.tsx';
import { loadStatus } from './status-query.ts';

export const loader = serverPageLoader(loadStatus);
export const clientLoader = clientPageLoader(loadStatus);

export const meta = pageHead(messages, ({ title, description }) => ({ title, description, path: developersPath }));

/** The documentation of the data API: a first request, parameters, formats, keys and limits. */
export default function DevelopersPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const { sources } = useLoaderData<typeof loader>();
  const publicUrl = useRouteLoaderData<{ settings: SiteSettings }>('root')?.settings.publicUrl ?? '';
  return (
    <div className={classNames(shared['stack5'], shared['shrinks'], sections['page'], styles['page'])}>
      <header>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      <section>
        <h2>{t.first}</h2>
        <p>{t.firstText}</p>
        <Examples examples={listExamples(publicUrl, edition)} />
      </section>
      <section>
        <h2>{t.tryTitle}</h2>
        <p>{t.tryText}</p>
        <div className={shared['titleLine']}>
          <a href={dataRoot}>{t.catalogue}</a>
          <DataAddress address={pathFor(edition, '/BTCData')} />
        </div>
      </section>
      <Reference />
      <Parameters />
      <Texts title={t.formsTitle} texts={t.forms} />
      <Texts title={t.wholeTitle} texts={t.whole}>
        {dataDocuments.map((name) => (
          <p key={name}>
            <a href={toDocumentPath(name, edition)}>{t.documents[name]}</a>
          </p>
        ))}
      </Texts>
      <section>
        <h2>{t.keysTitle}</h2>
        {t.keys.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <PageLink to={pathFor(edition, '/Account#dataKeys')}>{t.toAccount}</PageLink>
        </p>
        <Examples examples={listKeyExamples(publicUrl, edition)} />
      </section>
      <Assistants publicUrl={publicUrl} />
      <Texts title={t.limitsTitle} texts={t.limits} />
      <Promises />
      <StatusPart sources={sources} />
      <Texts title={t.termsTitle} texts={t.terms}>
        <p>
          <PageLink to={pathFor(edition, toLegalPath('terms'))}>{t.termsLink}</PageLink>
        </p>
      </Texts>
    </div>
  );
}

/** How `/mcp` is added to an assistant. */
function Assistants({ publicUrl }: { readonly publicUrl: string }) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <section id="assistants">
      <h2>{t.assistantsTitle}</h2>
      <p>{t.assistantsText}</p>
      <ol>
        {t.assistants.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Examples examples={listAssistantExamples(publicUrl, edition)} />
      <p>{t.assistantsAsk}</p>
    </section>
  );
}

/** What stays stable, how removals are announced, and what is about to be removed. */
function Promises() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <section id="promises">
      <h2>{t.promisesTitle}</h2>
      {t.promises.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {deprecatedFields.map(({ set, name, instead, until }) => (
        <p key={`${set} ${name}`}>{t.deprecated(`${set}.${name}`, instead, format.date(until))}</p>
      ))}
    </section>
  );
}

interface TextsProps {
  readonly title: string;
  readonly texts: readonly string[];
  readonly children?: ReactNode;
}

function Texts({ title, texts, children }: TextsProps) {
  return (
    <section>
      <h2>{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </section>
  );
}

function Parameters() {
  const t = useMessages(messages);
  return (
    <section>
      <h2>{t.parametersTitle}</h2>
      <dl className={styles['parameters']}>
        {Object.entries(t.parameters).map(([name, text]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{t.parametersMore}</p>
    </section>
  );
}

/** Custom elements exist in browsers only, and the server's bundle is loaded whole at start: it leaves them out. */
const ApiReference = import.meta.env.SSR
  ? () => null
  : lazy(() => loadChunk(async () => ({ default: (await import('./api-reference.tsx')).ApiReference })));

function Reference() {
  const t = useMessages(messages);
  const edition = useEdition();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={isOpen ? styles['wide'] : undefined}>
      <h2>{t.referenceTitle}</h2>
      <p>{t.referenceText}</p>
      <p>
        <a href={`${dataRoot}/openapi.json?edition=${edition}`}>{t.openApi}</a>
      </p>
      {isOpen ? (
        <Suspense fallback={<p>{t.referenceComes}</p>}>
          <ApiReference />
        </Suspense>
      ) : (
        <Button size="small" onClick={() => setOpen(true)}>
          {t.openReference}
        </Button>
      )}
    </section>
  );
}

function Examples({ examples }: { readonly examples: readonly DataExample[] }) {
  const t = useMessages(messages);
  return examples.map(({ tool, code }) => (
    <div key={tool} className={styles['example']}>
      <div className={styles['tool']}>
        <h3>{tool}</h3>
        <CopyButton variant="quiet" size="small" text={code} aria-label={t.copyOf(tool)}>
          {t.copy}
        </CopyButton>
      </div>
      <pre>
        <code>{code}</code>
      </pre>
    </div>
  ));
}

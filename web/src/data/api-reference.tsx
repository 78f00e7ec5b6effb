import { dataRoot } from '@btc/contract/data/data-address.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import i18next from 'i18next';
import 'openapi-explorer';
import { useEffect, useRef } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { documentSettings } from '#platform/browser-api.ts';
import { storedToken } from '#platform/client-state.ts';
import styles from './api-reference.module.css';
import { readerTexts, readerWords } from './reader-words.ts';
import { replaceTexts } from './replace-texts.ts';

/** Hides the parts that the page itself covers. */
const settings: Readonly<Record<string, string>> = {
  'hide-authentication': 'true',
  'hide-server-selection': 'true',
  'hide-components': 'true',
  'schema-expand-level': '1',
  'fetch-credentials': 'omit',
};

const ownStyles =
  '*,:before,:after{box-sizing:border-box}.m-btn.primary:is(:hover,:focus-visible){color:var(--primary-btn-text-color)}';

/** Null without constructable style sheets: Safari before 16.4. */
function buildSheet(): CSSStyleSheet | null {
  if (!('adoptedStyleSheets' in document)) return null;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ownStyles);
  return sheet;
}

interface RequestEvent {
  readonly request: { url: string; readonly headers: Headers };
}

/** Adds the page's edition where none is chosen, and the credentials of a signed-in reader. */
function signRequest(event: Event, edition: Edition): void {
  if (!(event instanceof CustomEvent)) return;
  const { request } = event.detail as RequestEvent; // as the reader documents it
  const address = new URL(request.url);
  if (!address.searchParams.has('edition')) address.searchParams.set('edition', edition);
  request.url = address.href;
  const token = storedToken();
  if (token === null) return;
  request.headers.set('Token', token);
  request.headers.set('Authorization', documentSettings().apiKey);
}

/** The OpenAPI document of the data API; requests can be tried with the reader's own rights. */
export function ApiReference() {
  const edition = useEdition();
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const explorer = document.createElement('openapi-explorer');
    for (const [name, value] of Object.entries(settings)) explorer.setAttribute(name, value);
    explorer.setAttribute('server-url', window.location.origin);
    explorer.setAttribute('spec-url', `${dataRoot}/openapi.json?edition=${edition}`);
    explorer.addEventListener('request', (event) => signRequest(event, edition));
    const chooseWords = () => {
      i18next.addResourceBundle('zh', 'translation', readerWords);
      void i18next.changeLanguage(edition === 'cn' ? 'zh' : 'en');
    };
    i18next.on('initialized', chooseWords);
    holder.current?.replaceChildren(explorer);
    const sheet = buildSheet();
    const { shadowRoot } = explorer;
    const stop = shadowRoot === null ? undefined : replaceTexts(shadowRoot, readerTexts[edition], sheet);
    return () => {
      stop?.();
      i18next.off('initialized', chooseWords);
      explorer.remove();
    };
  }, [edition]);
  return <div ref={holder} className={styles['reader']} />;
}

import type { Api } from '@btc/contract/client.ts';
import { createContext } from 'react-router';
import type { KeptParts } from './kept-part.tsx';
import type { SiteSettings } from './site-settings.ts';

/** The server's in-process calls, as the signed-out reader may make them; set by the server for each page. */
export const apiContext = createContext<Api>();
/** The server's settings for the browser. */
export const settingsContext = createContext<SiteSettings>();
/** Marks the page's own inline scripts while it is rendered; the server replaces it by their hashes. */
export const nonceContext = createContext<string>();
/** The moment the page is rendered at. */
export const nowContext = createContext<Date>();
/** The innermost route of the page, whose styles its document needs. */
export const routeContext = createContext<string>('root');
/** The document once it is rendered: its text would only be wrapped into a response's stream to be read out again. */
export const documentContext = createContext<string | null>(null);
/** Which parts of documents the server has kept; it keeps none while pages are edited. */
export const keptPartsContext = createContext<Pick<KeptParts, 'has'> | null>(null);

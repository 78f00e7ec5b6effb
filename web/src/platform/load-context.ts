import type { Api } from '@btc/contract/client.ts';
import { createContext } from 'react-router';
import type { SiteSettings } from './site-settings.ts';

/** The server's in-process calls, as the signed-out reader may make them; set by the server for each page. */
export const apiContext = createContext<Api>();
/** The server's settings for the browser. */
export const settingsContext = createContext<SiteSettings>();
/** Marks the page's own inline scripts while it is rendered; the server replaces it by their hashes. */
export const nonceContext = createContext<string>();
/** The moment the page is rendered at. */
export const nowContext = createContext<Date>();
/** The innermost route of a rendered document, whose styles it needs; null where the answer is no document. */
export const routeContext = createContext<string | null>(null);

import type { Api } from '@btc/contract/client.ts';
import { createContext } from 'react-router';
import type { SiteSettings } from '../site-settings.ts';

/** In-process calls as the signed-out reader; set by the server for each page. */
export const apiContext = createContext<Api>();
export const settingsContext = createContext<SiteSettings>();
/** Marks the page's own inline scripts during rendering; the server replaces it by their hashes. */
export const nonceContext = createContext<string>();
export const nowContext = createContext<Date>();
/** Innermost route of the document, whose styles it needs; null where the response is no document. */
export const routeContext = createContext<string | null>(null);

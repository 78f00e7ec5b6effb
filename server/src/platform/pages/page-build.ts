import type { Api } from '@btc/contract/client.ts';

/** The settings the browser is told; see web/src/platform/site-settings.ts for what each means. */
export type BrowserSettings = Readonly<Record<string, unknown>>;

interface ContextKey<Value> {
  readonly defaultValue?: Value;
}

export interface PageContext {
  get<Value>(key: ContextKey<Value>): Value;
  set<Value>(key: ContextKey<Value>, value: Value): void;
}

/** What the bundle of pages exports from its server entry: its own copies of the router's parts. */
export interface PageEntry {
  readonly RouterContextProvider: new () => PageContext;
  readonly createRequestHandler: (build: unknown, mode: string) => PageHandler;
  readonly apiContext: ContextKey<Api>;
  readonly settingsContext: ContextKey<BrowserSettings>;
  readonly nonceContext: ContextKey<string>;
  readonly nowContext: ContextKey<Date>;
  /** Where the innermost route of a rendered document is left; null in answers that are none. */
  readonly routeContext: ContextKey<string | null>;
  readonly onRenderError: (report: (error: unknown) => void) => void;
}

/** Answers a request for a document or its data. */
export type PageHandler = (request: Request, context: PageContext) => Promise<Response>;

export interface BuildRoute {
  readonly id: string;
  readonly parentId?: string;
  /** Below its parent's. */
  readonly path?: string;
}

/** The server build of the pages, made by the web workspace. */
export interface PageBuild {
  readonly routes: Readonly<Record<string, BuildRoute>>;
  readonly entry: { readonly module: PageEntry };
}

import type { Api } from '@btc/contract/client.ts';

/** The settings the browser is told; see web/src/platform/site-settings.ts for what each means. */
export type BrowserSettings = Readonly<Record<string, unknown>>;

interface ContextKey<Value> {
  readonly defaultValue?: Value;
}

interface PageContext {
  get<Value>(key: ContextKey<Value>): Value;
  set<Value>(key: ContextKey<Value>, value: Value): void;
}

/** What the bundle of pages exports from its server entry: its own copies of the router's parts. */
export interface PageEntry {
  readonly RouterContextProvider: new () => PageContext;
  readonly createRequestHandler: (
    build: unknown,
    mode: string,
  ) => (request: Request, context: PageContext) => Promise<Response>;
  readonly apiContext: ContextKey<Api>;
  readonly settingsContext: ContextKey<BrowserSettings>;
  readonly nonceContext: ContextKey<string>;
  readonly nowContext: ContextKey<Date>;
  /** Where the innermost route of a rendered document is left. */
  readonly routeContext: ContextKey<string>;
  /** Where a rendered document is left; null in answers that are none. */
  readonly documentContext: ContextKey<string | null>;
  readonly onRenderError: (report: (error: unknown) => void) => void;
}

/** The server build of the pages, made by the web workspace. */
export interface PageBuild {
  readonly entry: { readonly module: PageEntry };
}

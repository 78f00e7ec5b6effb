import type { Api } from '@btc/contract/client.ts';

/** Settings passed to the browser; see web/src/platform/site-settings.ts. */
export type BrowserSettings = Readonly<Record<string, unknown>>;

interface ContextKey<Value> {
  readonly defaultValue?: Value;
}

export interface PageContext {
  get<Value>(key: ContextKey<Value>): Value;
  set<Value>(key: ContextKey<Value>, value: Value): void;
}

export interface PageEntry {
  readonly RouterContextProvider: new () => PageContext;
  readonly createRequestHandler: (build: unknown, mode: string) => PageHandler;
  readonly apiContext: ContextKey<Api>;
  readonly settingsContext: ContextKey<BrowserSettings>;
  readonly nonceContext: ContextKey<string>;
  readonly nowContext: ContextKey<Date>;
  /** Set to the innermost route of a rendered document; null for other answers. */
  readonly routeContext: ContextKey<string | null>;
  readonly onRenderError: (report: (error: unknown) => void) => void;
}

export type PageHandler = (request: Request, context: PageContext) => Promise<Response>;

export interface BuildRoute {
  readonly id: string;
  readonly parentId?: string;
  /** Relative to the parent's path. */
  readonly path?: string;
}

export interface PageBuild {
  readonly routes: Readonly<Record<string, BuildRoute>>;
  readonly entry: { readonly module: PageEntry };
}

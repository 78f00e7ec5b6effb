import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Dispatcher } from '#platform/api/dispatch.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import { noCache, type SharedCache } from '#platform/cache/shared-cache.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Log } from '#platform/log/log.ts';
import { createPageCache } from '#platform/pages/page-cache.ts';
import { createPageHttp } from '#platform/pages/page-http.ts';
import { createPageRenderer } from '#platform/pages/page-renderer.ts';
import type { PageSource } from '#platform/pages/page-source.ts';
import type { ServerHeaders } from '#platform/pages/security-headers.ts';
import { browserSettings } from './browser-settings.ts';
import type { DailyCounter } from './console/counting/daily-counter.ts';
import { countedArticleId } from './news/counted-article.ts';
import type { ReadCounter } from './news/read-counter.ts';
import { isSearchAddress } from './news/search/search-address.ts';

export interface PageDependencies {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly cache: SharedCache;
  readonly reads: ReadCounter;
  readonly counter: DailyCounter;
  readonly pages: PageSource;
  readonly dispatcher: Dispatcher;
  readonly headers: ServerHeaders;
}

export interface PageAnswers {
  /** Answers with a cached page; false where there is none. */
  serveKept(request: IncomingMessage, response: ServerResponse): boolean;
  /** Development requests that the page source answers itself. */
  readonly middleware: PageSource['middleware'];
  /** Answers with the page of the request's address, or of `address`. */
  serve(request: FastifyRequest, reply: FastifyReply, address?: string): Promise<void>;
}

export function createPageAnswers(dependencies: PageDependencies): PageAnswers {
  const { config, log, clock, pages, headers } = dependencies;
  const render = createPageRenderer({
    loadBuild: pages.loadBuild,
    loadStyles: pages.loadStyles,
    mode: pages.mode,
    publicUrl: config.publicUrl,
    settings: browserSettings(config),
    apiBases: [config.systemApiBase, config.managementApiBase],
    libraries: config.messenger === null ? [] : [config.messenger.sdkUrl],
    api: createInProcessApi(dependencies.dispatcher),
    clock,
    report: (issue) => log.error({ err: issue }, 'a page failed to render'),
  });
  const http = createPageHttp({
    cache: createPageCache(render, pages.cached ? dependencies.cache : noCache, clock),
    clock,
    headers,
    policy: pages.cached,
    onServed: (address, userAgent) => {
      dependencies.counter.countPage(address, userAgent);
      const id = countedArticleId(address, userAgent);
      if (id !== null) dependencies.reads.count(id);
    },
  });
  return {
    serveKept: http.serveKept,
    middleware: pages.middleware,
    serve: async (request, reply, address) => {
      await http.serve(request.raw, reply.raw, address);
      reply.hijack();
    },
  };
}

/** Browsers request these names even without a link in the document. */
const icons = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'] as const;

export function createAssetRoutes(folder: string) {
  return async (routes: FastifyInstance): Promise<void> => {
    await routes.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      decorateReply: false,
    });
    await routes.register(fastifyStatic, { root: folder, serve: false });
    for (const icon of icons) routes.get(`/${icon}`, (_request, reply) => reply.sendFile(icon, { maxAge: '1d' }));
  };
}

interface PageRoutes {
  readonly answers: PageAnswers;
  /** Counts searches of a caller; rejects with 1004 when there were too many. */
  readonly requireSearch: (request: IncomingMessage) => Promise<void>;
}

export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Serves pages for every address that nothing else answers, including the not-found page. */
export function createPageRoutes({ answers, requireSearch }: PageRoutes) {
  return async (routes: FastifyInstance): Promise<void> => {
    routes.addHook('onRequest', (request, reply, done) => {
      if (answers.serveKept(request.raw, reply.raw)) reply.hijack();
      else done();
    });
    for (const path of ['/', '/index.html']) {
      routes.get(path, (_request, reply) => reply.redirect('/cn/redirect', 302));
    }
    // Who types the edition means its front.
    routes.get('/cn', (_request, reply) => reply.redirect('/cn/BTCInfo', 302));
    routes.setNotFoundHandler(async (request, reply) => {
      if (!isRead(request.method)) {
        return reply.code(405).header('Allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('405');
      }
      // Addresses of pages match in any case, and so does this one.
      if (/^\/index\.html$/i.test(request.url)) return reply.redirect('/cn/redirect', 302);
      if (isSearchAddress(request.url)) await requireSearch(request.raw);
      return answers.serve(request, reply);
    });
  };
}

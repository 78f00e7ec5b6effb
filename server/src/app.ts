import { usualBodyBytes } from '@btc/contract/wire/operation.ts';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createAdmitFile } from '#platform/api/admit-file.ts';
import { badRequest } from '#platform/api/answer.ts';
import { apiRoutes, createPlainCalls, refuseAddress } from '#platform/api/api-routes.ts';
import type { Caller } from '#platform/api/binding.ts';
import { createCallHttp } from '#platform/api/call-http.ts';
import type { Once } from '#platform/api/carry-out-once.ts';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import { openApiRoutes } from '#platform/api/open-api.routes.ts';
import { isSecurityEvent } from '#platform/audit/watched-calls.ts';
import { noCache, type SharedCache } from '#platform/cache/shared-cache.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { tagPublicAnswers } from '#platform/http/cache-headers.ts';
import { clientAddressFinder } from '#platform/http/client-address.ts';
import { createHostCheck } from '#platform/http/create-host-check.ts';
import { createPlainFailure, toPlainAnswer } from '#platform/http/plain-failure.ts';
import { createRequestLog } from '#platform/http/request-log.ts';
import { endStalledConnections } from '#platform/http/stalled-readers.ts';
import { hearOut } from '#platform/http/take-rest.ts';
import type { CallLimit } from '#platform/limits/call-limit.ts';
import { createCostlyCalls } from '#platform/limits/costly-calls.ts';
import { toNetwork } from '#platform/limits/network-address.ts';
import type { Log } from '#platform/log/log.ts';
import { createPageCache } from '#platform/pages/page-cache.ts';
import { createPageHttp } from '#platform/pages/page-http.ts';
import { createPageRenderer } from '#platform/pages/page-renderer.ts';
import { commonHeaders, transportHeader } from '#platform/pages/security-headers.ts';
import type { PageSource } from '#platform/pages/page-source.ts';
import type { SecretKey } from '#platform/secrets/secret-key.ts';
import { callerFinder } from '#platform/session/caller.ts';
import { listApiBaseAddresses, browserSettings } from './browser-settings.ts';
import type { ConsoleDeps } from './console/console-deps.ts';
import { backupDownloadRoutes, backupFolder } from './console/backup/backup-download.routes.ts';
import { BackupScheduler } from './console/backup/backup-scheduler.ts';
import { arrangeBackups } from './console/backup/perform-backup.ts';
import type { DailyCounter } from './console/counting/daily-counter.ts';
import { exhibitionCalendarRoutes } from './directory/exhibition-calendar.routes.ts';
import { feedRoutes } from './feeds.ts';
import { brochureRoutes } from './members/brochure/brochure.routes.ts';
import { countedArticleId } from './news/counted-article.ts';
import type { ReadCounter } from './news/read-counter.ts';
import { asksForSearch } from './news/search/search-address.ts';
import { exportWorkFolder } from './open-facts.ts';
import { bindOperations } from './operations.ts';
import { plantDownloadRoutes } from './plants/export/plant-download.routes.ts';
import type { FactsStore } from './trade/facts/facts-store.ts';
import { createPortalReadiness } from './portal-readiness.ts';
import { priceDownloadRoutes } from './prices/export/price-download.routes.ts';
import { reportFileRoutes } from './prices/market-report/report-file.routes.ts';
import { oneClickRoutes } from './site/newsletter/one-click.routes.ts';
import { attachmentRoutes } from '#news/attachment.routes.ts';
import { publicFileRoutes } from './public-files.ts';
import { wellKnownRoutes } from './site/well-known.routes.ts';
import { downloadRoutes } from './trade/export/download.routes.ts';
import { videoFileRoutes } from './videos/media/video-file.routes.ts';

export interface AppDependencies {
  readonly config: Config;
  readonly log: Log;
  readonly db: Db;
  readonly secretKey: SecretKey;
  readonly clock: Clock;
  readonly cache: SharedCache;
  readonly reads: ReadCounter;
  readonly counter: DailyCounter;
  readonly tasks: ConsoleDeps['tasks'];
  readonly facts: FactsStore;
  readonly files: FileStore;
  readonly callLimit: CallLimit;
  readonly once: Once['once'];
  readonly pages: PageSource;
}

/** Whoever sends more slowly holds a connection for nothing: a call's body is small. */
const timeouts = { headersTimeout: 20_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 } as const;

/** Whoever takes nothing of an answer for so long holds it in memory for nothing. */
const stalledAfterMs = 60_000;

type NextHandler = (request: IncomingMessage, response: ServerResponse) => void;

function healthRoutes(app: FastifyInstance, dependencies: AppDependencies): void {
  const { dataDir, files } = dependencies.config;
  const findMissing = createPortalReadiness({ ...dependencies, folders: [dataDir, files.folder] });
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const missing = await findMissing();
    if (Object.keys(missing).length === 0) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', missing });
  });
}

function isCallAddress(url: string, config: Config): boolean {
  return listApiBaseAddresses(config).some(([, address]) => url.startsWith(`${address}/`));
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** An address in which every escape is read as the letters that it is written with. */
function unescaped(address: string): string {
  return address.replaceAll('%', '%25');
}

/** Puts the rooms, the pages and the calls behind one HTTP server. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, log, db, clock, cache, pages, secretKey } = dependencies;
  const report = (issue: unknown) => log.error({ err: issue }, 'a page failed to render');
  const backups = new BackupScheduler({
    work: arrangeBackups(config, dependencies),
    onFailure: (issue) => log.error({ err: issue }, 'a backup was not made'),
  });
  const bound = bindOperations({ ...dependencies, backups });
  const costly = createCostlyCalls();
  const dispatcher = createDispatcher(
    bound,
    config.mode === 'production'
      ? { log: (operation, issue) => log.error({ operation, issue }, 'an answer breaks its contract') }
      : 'fail',
    { cache, costly },
  );
  const render = createPageRenderer({
    loadBuild: pages.loadBuild,
    loadStyles: pages.loadStyles,
    mode: pages.mode,
    publicUrl: config.publicUrl,
    settings: browserSettings(config),
    apiBases: [config.systemApiBase, config.managementApiBase],
    libraries: config.messenger === null ? [] : [config.messenger.sdkUrl],
    api: createInProcessApi(dispatcher),
    clock,
    report,
  });
  const secure = config.publicUrl.startsWith('https:') ? transportHeader(config.hstsSubdomains) : {};
  const pageHttp = createPageHttp({
    cache: createPageCache(render, pages.cached ? cache : noCache, clock),
    clock,
    extraHeaders: secure,
    policy: pages.cached,
    onServed: (address, userAgent) => {
      dependencies.counter.countPage(address, userAgent);
      const id = countedArticleId(address, userAgent);
      if (id !== null) dependencies.reads.count(id);
    },
  });

  const everyAnswer = { ...commonHeaders, ...secure };
  const toAddress = clientAddressFinder(config.trustProxy, () =>
    log.warn(
      'Requests bring X-Forwarded-For, and TRUST_PROXY is off: behind a proxy all readers share one limit; set TRUST_PROXY there',
    ),
  );
  const requestLog = createRequestLog(log, {
    isSecurityEvent,
    secretFolders: [backupFolder],
    markNetwork: (request) => secretKey.mark(toNetwork(toAddress(request))),
  });
  const knowCaller = callerFinder({ db, clock, config, toAddress });
  const findCaller = async (request: IncomingMessage) => {
    const caller = await knowCaller(request);
    if (caller.user !== null) {
      requestLog.note(request, { account: caller.user.userId, role: caller.user.staffRole ?? undefined });
    }
    return caller;
  };
  const requireRate = dependencies.callLimit.demand;
  const apiHttp = { dispatcher, findCaller, requireRate, once: dependencies.once, requestLog };
  const calls = createCallHttp({ ...apiHttp, headers: everyAnswer });
  const servePlainCall = createPlainCalls(listApiBaseAddresses(config), dispatcher, calls);
  const failPlainly = createPlainFailure(requestLog);
  const refuseHost = createHostCheck(config);
  const servePage = (request: FastifyRequest, reply: FastifyReply, address?: string): FastifyReply => {
    reply.hijack();
    pageHttp.serve(request.raw, reply.raw, address).catch((error: unknown) => {
      requestLog.note(request.raw, { cause: error });
      const { status, headers } = toPlainAnswer(error);
      if (!reply.raw.headersSent) reply.raw.writeHead(status, { ...everyAnswer, ...headers });
      reply.raw.end(String(status));
    });
    return reply;
  };
  const app = fastify<Server>({
    bodyLimit: usualBodyBytes,
    forceCloseConnections: 'idle',
    // What is asked on a connection that is still open gets its answer, and none of the framework's own form.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Addresses that no route can take never reach a hook or a handler.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(everyAnswer);
      if (isCallAddress(request.url, config)) return refuseAddress(calls, request, reply);
      // A link that was cut within a Chinese word: its escapes stand for nothing, and it is read as it is written.
      if (error.code === 'FST_ERR_BAD_URL' && isRead(request.method))
        return servePage(request, reply, unescaped(request.url));
      return failPlainly(error, request, reply);
    },
    serverFactory: (handle: NextHandler) => {
      const server = createServer(timeouts, (request, response) => {
        requestLog.watch(request, response);
        const error = refuseHost(request);
        if (error !== null) {
          response.writeHead(error, { ...everyAnswer, Connection: 'close' }).end();
          return;
        }
        // Kept pages and calls go out before any framework looks at the request.
        if (pageHttp.serveKept(request, response) || servePlainCall(request, response)) return;
        pages.middleware(request, response, () => handle(request, response));
      });
      endStalledConnections(server, stalledAfterMs);
      return server;
    },
  });
  // Before the routes: each group of them takes over what is set when it is registered.
  app.setErrorHandler(failPlainly);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(everyAnswer);
    // Neither the database nor a file can hold a NUL; calls look for it in their bodies.
    if (request.url.includes('%00') && !isCallAddress(request.url, config)) throw badRequest('', 'nul_character');
  });
  app.addHook('onSend', hearOut);

  healthRoutes(app, dependencies);
  await app.register(
    openApiRoutes(
      bound.map(({ operation }) => operation),
      config,
    ),
  );
  for (const [base, address] of listApiBaseAddresses(config)) {
    await app.register(apiRoutes(base, { ...apiHttp, calls }), { prefix: address });
  }
  await app.register(backupDownloadRoutes(backups));
  const forFiles = {
    publicUrl: config.publicUrl,
    admit: createAdmitFile({ ...apiHttp, costly }),
    apiFor: (caller: Caller) => createInProcessApi(dispatcher, caller),
  };
  await app.register(downloadRoutes({ ...dependencies, ...forFiles, workFolder: exportWorkFolder(config) }));
  await app.register(reportFileRoutes(forFiles));
  await app.register(priceDownloadRoutes({ ...forFiles, db }));
  await app.register(plantDownloadRoutes(forFiles));
  await app.register(async (routes) => {
    tagPublicAnswers(routes);
    await routes.register(feedRoutes(dependencies));
    await routes.register(brochureRoutes(dependencies));
    await routes.register(exhibitionCalendarRoutes(dependencies));
    await routes.register(videoFileRoutes(dependencies));
  });
  await app.register(wellKnownRoutes(config));
  await app.register(oneClickRoutes({ ...dependencies, publicUrl: config.publicUrl }));
  await app.register(attachmentRoutes({ ...forFiles, db, files: dependencies.files }));
  await app.register(publicFileRoutes(config, dependencies.files));
  if (pages.assetsFolder !== null) {
    await app.register(fastifyStatic, {
      root: join(pages.assetsFolder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      decorateReply: false,
    });
    await app.register(fastifyStatic, {
      root: pages.assetsFolder,
      serve: false,
    });
    app.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', { maxAge: '1d' }));
  }
  for (const path of ['/', '/index.html']) {
    app.get(path, (_request, reply) => reply.redirect('/cn/redirect', 302));
  }
  // Who types the edition means its front.
  app.get('/cn', (_request, reply) => reply.redirect('/cn/BTCInfo', 302));
  app.setNotFoundHandler(async (request, reply) => {
    if (!isRead(request.method)) {
      return reply.code(405).header('Allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('405');
    }
    // Addresses of pages match in any case, and so does this one.
    if (/^\/index\.html$/i.test(request.url)) return reply.redirect('/cn/redirect', 302);
    if (asksForSearch(request.url)) {
      await dependencies.callLimit.demand('search', { token: null, user: null, address: toAddress(request.raw) });
    }
    return servePage(request, reply);
  });
  return app;
}

import { dataRoot } from '@btc/contract/data/data-address.ts';
import { usualBodyBytes } from '@btc/contract/wire/operation.ts';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createAdmitFile } from '#platform/api/admit-file.ts';
import { badRequest } from '#platform/api/answer.ts';
import { createApiRoutes, refuseAddress } from '#platform/api/api-routes.ts';
import type { Caller } from '#platform/api/binding.ts';
import { type CallHttp, createCallHttp } from '#platform/api/call-http.ts';
import { createVersionNotes } from '#platform/api/room-versions-header.ts';
import type { RoomVersions } from '#platform/db/versions/room-versions.ts';
import type { Once } from '#platform/api/carry-out-once.ts';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { createInProcessApi } from '#platform/api/in-process.ts';
import { createOpenApiRoutes } from '#platform/api/open-api/open-api.routes.ts';
import { isSecurityEvent } from '#platform/audit/watched-calls.ts';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { commonHeaders, sendProblem } from '#data/http/data-http.ts';
import { createDataRoutes, linkFolder } from '#data/http/data.routes.ts';
import { createDoorDocumentRoutes } from '#data/http/open-api.routes.ts';
import { findAddressFault } from '#data/http/readable-address.ts';
import type { Db } from '#platform/db/db.ts';
import type { CheckedStore } from '#platform/files/checked-store.ts';
import { clientAddressFinder } from '#platform/http/client-address.ts';
import { createHostCheck } from '#platform/http/create-host-check.ts';
import { createPlainFailure } from '#platform/http/plain-failure.ts';
import { createRequestLog, type RequestLog } from '#platform/http/request-log.ts';
import { endStalledConnections } from '#platform/http/stalled-readers.ts';
import { replyAfterBody } from '#platform/http/drain-request.ts';
import type { CallLimit } from '#platform/limits/call-limit.ts';
import { createCostlyCalls } from '#platform/limits/costly-calls.ts';
import { toNetwork } from '#platform/limits/network-address.ts';
import { createRateWindow } from '#platform/limits/rate-window.ts';
import { createWaitingLine } from '#platform/limits/waiting-line.ts';
import type { Log } from '#platform/log/log.ts';
import { type ServerHeaders, serverHeaders } from '#platform/pages/security-headers.ts';
import type { PageSource } from '#platform/pages/page-source.ts';
import type { SecretKey } from '#platform/secrets/secret-key.ts';
import { callerFinder } from '#platform/session/caller.ts';
import { createKeyFinder, type KeyHolder } from '#platform/session/data-key.ts';
import { CredentialCache } from '#platform/session/credential-cache.ts';
import type { SessionUser } from '#platform/session/session-user.ts';
import { listApiBaseAddresses } from './browser-settings.ts';
import type { ConsoleDeps } from './console/console-deps.ts';
import { backupFolder } from './console/backup/backup-download.routes.ts';
import { BackupRunner } from './console/backup/backup-runner.ts';
import { arrangeBackups } from './console/backup/perform-backup.ts';
import type { DailyCounter } from './console/counting/daily-counter.ts';
import type { ReadCounter } from './news/read-counter.ts';
import { createWholeSets, dataDocuments, dataSets } from './data-sets.ts';
import { createFileRoutes } from './file.routes.ts';
import { bindOperations } from './operations.ts';
import type { FactsStore } from './trade/facts/facts-store.ts';
import { createAssetRoutes, createPageAnswers, isRead, type PageAnswers, createPageRoutes } from './page.routes.ts';
import { exportWorkFolder } from './open-facts.ts';
import { createPortalReadiness } from './portal-readiness.ts';
import { createLlmsRoutes } from './data/mcp/llms.routes.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { findTrialLeft } from './platform/access/item-access.ts';
import { createMcpRoutes } from './data/mcp/mcp.routes.ts';

export interface AppDependencies {
  readonly config: Config;
  readonly log: Log;
  readonly db: Db;
  readonly secretKey: SecretKey;
  readonly clock: Clock;
  readonly cache: SharedCache;
  readonly versions: () => RoomVersions;
  /** Left out: the session's user is looked up on every call. */
  readonly sessions?: CredentialCache<SessionUser> | undefined;
  readonly reads: ReadCounter;
  readonly counter: DailyCounter;
  readonly tasks: ConsoleDeps['tasks'];
  readonly facts: FactsStore;
  readonly files: CheckedStore;
  readonly callLimit: CallLimit;
  readonly once: Once['once'];
  readonly pages: PageSource;
}

/** A call's body is small, so a slower sender only occupies a connection. */
const timeouts = { headersTimeout: 20_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 } as const;

/** A client that reads nothing for this long only occupies memory with its answer. */
const stalledAfterMs = 60_000;

type NextHandler = (request: IncomingMessage, response: ServerResponse) => void;

function createHealthRoutes(dependencies: AppDependencies) {
  const { dataDir, files } = dependencies.config;
  const findMissing = createPortalReadiness({ ...dependencies, folders: [dataDir, files.folder] });
  return async (routes: FastifyInstance): Promise<void> => {
    routes.get('/healthz', () => ({ status: 'alive' }));
    routes.get('/readyz', async (_request, reply) => {
      const missing = await findMissing();
      // A picture that cannot be sent keeps nobody from the rest.
      const damaged = dependencies.files.listDamaged();
      if (Object.keys(missing).length === 0) return { status: 'ready', ...(damaged.length > 0 && { damaged }) };
      return reply.code(503).send({ status: 'not ready', missing });
    });
  };
}

function isCallAddress(url: string, config: Config): boolean {
  return listApiBaseAddresses(config).some(([, address]) => url.startsWith(`${address}/`));
}

function isDoorAddress(url: string): boolean {
  return url.toLowerCase().startsWith(dataRoot);
}

/** Escapes every `%`, so that the address's own escapes are taken literally. */
function unescaped(address: string): string {
  return address.replaceAll('%', '%25');
}

function createOperationApi(dependencies: AppDependencies) {
  const { config, log, cache } = dependencies;
  const backups = new BackupRunner({
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
  return { backups, operations: bound.map(({ operation }) => operation), costly, dispatcher };
}

/** Below these folders the path contains a secret key. */
export const secretFolders = [backupFolder, linkFolder] as const;

function createRequestWatch({ config, log, db, clock, secretKey, sessions }: AppDependencies) {
  const toAddress = clientAddressFinder(config.trustProxy, () =>
    log.warn(
      'Requests bring X-Forwarded-For, and TRUST_PROXY is off: behind a proxy all readers share one limit; set TRUST_PROXY there',
    ),
  );
  const requestLog = createRequestLog(log, {
    isSecurityEvent,
    secretFolders,
    markNetwork: (request) => secretKey.mark(toNetwork(toAddress(request))),
  });
  const knowCaller = callerFinder({ db, clock, config, toAddress, sessions });
  const findCaller = async (request: IncomingMessage) => {
    const caller = await knowCaller(request);
    if (caller.user !== null) {
      requestLog.note(request, { account: caller.user.userId, role: caller.user.staffRole ?? undefined });
    }
    return caller;
  };
  return { toAddress, requestLog, findCaller };
}

interface Answers {
  readonly config: Config;
  readonly headers: ServerHeaders;
  readonly requestLog: RequestLog;
  readonly calls: CallHttp;
  readonly pages: PageAnswers;
}

function createServerFactory({ config, headers, requestLog, pages }: Answers) {
  const refuseHost = createHostCheck(config);
  return (handle: NextHandler): Server => {
    const server = createServer(timeouts, (request, response) => {
      requestLog.watch(request, response);
      const error = refuseHost(request);
      if (error === null) pages.middleware(request, response, () => handle(request, response));
      else response.writeHead(error, { ...headers, Connection: 'close' }).end();
    });
    endStalledConnections(server, stalledAfterMs);
    return server;
  };
}

/** Answers addresses that no route can take: they never reach a hook or handler. */
function createAddressRefusal({ config, headers, requestLog, calls, pages }: Answers) {
  const failPlainly = createPlainFailure(requestLog);
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown => {
    void reply.headers(headers);
    if (isCallAddress(request.url, config)) return refuseAddress(calls, request, reply);
    if (isDoorAddress(request.url))
      return sendProblem(request, reply.headers(commonHeaders), badRequest('', 'broken_escape'));
    // A link that was cut within a Chinese word: its escapes stand for nothing, and it is read as it is written.
    if (error.code === 'FST_ERR_BAD_URL' && isRead(request.method))
      return pages
        .serve(request, reply, unescaped(request.url))
        .catch((failure: unknown) => failPlainly(failure, request, reply));
    return failPlainly(error, request, reply);
  };
}

function openFramework(answers: Answers): FastifyInstance {
  const { config, headers } = answers;
  const app = fastify<Server>({
    bodyLimit: usualBodyBytes,
    forceCloseConnections: 'idle',
    // What is asked on a connection that is still open gets its answer, and none of the framework's own form.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: createAddressRefusal(answers),
    serverFactory: createServerFactory(answers),
  });
  // Before the routes: each group of them takes over what is set when it is registered.
  app.setErrorHandler(createPlainFailure(answers.requestLog));
  app.addHook('onRequest', (request, _reply, done) => {
    // Neither the database nor a file can hold a NUL; calls look for it in their bodies.
    const hasNul = request.url.includes('%00') && !isCallAddress(request.url, config);
    done(hasNul ? badRequest(findAddressFault(request.url)?.param ?? '', 'nul_character') : undefined);
  });
  app.addHook('onSend', async (request, reply) => {
    // Here and not at the start: calls and pages write to Node's own response, with these headers among theirs.
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) void reply.header(name, value);
    await replyAfterBody(request, reply);
  });
  return app;
}

export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, callLimit } = dependencies;
  const headers = serverHeaders(config);
  const { backups, operations, costly, dispatcher } = createOperationApi(dependencies);
  const { toAddress, requestLog, findCaller } = createRequestWatch(dependencies);
  const apiHttp = { dispatcher, findCaller, requireRate: callLimit.demand, once: dependencies.once, requestLog };
  const noteVersions = createVersionNotes(dependencies.versions, dependencies.clock);
  const calls = createCallHttp({ ...apiHttp, noteVersions, headers });
  const pages = createPageAnswers({ ...dependencies, dispatcher, headers });
  const app = openFramework({ config, headers, requestLog, calls, pages });

  await app.register(createHealthRoutes(dependencies));
  await app.register(createOpenApiRoutes(operations, config));
  for (const [base, address] of listApiBaseAddresses(config)) {
    await app.register(createApiRoutes(base, { ...apiHttp, calls }), { prefix: address });
  }
  const forReaders = {
    ...dependencies,
    publicUrl: config.publicUrl,
    apiFor: (caller: Caller) => createInProcessApi(dispatcher, caller),
  };
  await app.register(createFileRoutes({ ...forReaders, backups, admit: createAdmitFile({ ...apiHttp, costly }) }));
  const keys = createKeyFinder({
    ...dependencies,
    cache: dependencies.sessions && new CredentialCache<KeyHolder>(dependencies.sessions.changes),
    onError: (err) => dependencies.log.warn({ err }, 'uses of keys were not written yet'),
  });
  app.addHook('onClose', keys.stop);
  const whole = {
    documents: dataDocuments,
    wholeSets: createWholeSets(dependencies),
    workFolder: exportWorkFolder(config),
    onDamagedCopy: (err: Error) => dependencies.log.warn({ err }, 'the file of a year was damaged and is written anew'),
  };
  const forPrograms = {
    ...forReaders,
    ...whole,
    sets: dataSets,
    findCaller,
    findKeyHolder: keys.findKeyHolder,
    requestLog,
    line: createWaitingLine(),
    countRate: createRateWindow(dependencies.clock),
    findTrialLeft: ({ user }: Caller, edition: Edition) =>
      findTrialLeft(dependencies.db, { user, edition, now: dependencies.clock.now() }),
    apiFor: (caller: Caller) => createInProcessApi(dispatcher, caller, callLimit.demand),
  };
  for (const create of [createDataRoutes, createDoorDocumentRoutes, createMcpRoutes, createLlmsRoutes])
    await app.register(create(forPrograms));
  const { assetsFolder } = dependencies.pages;
  if (assetsFolder !== null) await app.register(createAssetRoutes(assetsFolder));
  const requireSearch = (request: IncomingMessage) =>
    callLimit.demand('search', { token: null, user: null, address: toAddress(request) });
  await app.register(createPageRoutes({ answers: pages, requireSearch }));
  return app;
}

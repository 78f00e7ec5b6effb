import type { Api } from '@btc/contract/client.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { mcpPath } from '@btc/contract/data/data-examples.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import {
  createMcpHandler,
  localhostAllowedOrigins,
  McpServer,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { spareItems } from '#platform/access/spare-items.ts';
import { asAnswerable, badRequest } from '#platform/api/answer.ts';
import type { Caller } from '#platform/api/binding.ts';
import { type AdmissionDeps, createAdmission } from '#data/http/admit-key.ts';
import { sendProblem } from '#data/http/data-http.ts';
import { nameParameter } from '#data/parameters.ts';
import type { DataSet } from '#data/data-set.ts';
import { addTrial, toProblem } from '#data/http/problem.ts';
import type { TrialDeps } from '#data/trial-spending.ts';
import { toRateHeaders } from '#platform/limits/rate-window.ts';
import { toPlainAnswer } from '#platform/http/plain-failure.ts';
import type { WaitingLine } from '#platform/limits/waiting-line.ts';
import type { Log } from '#platform/log/log.ts';
import { addChartApp, appExtension, chartMeta, describeEmbed, takesApps } from './chart-app.ts';
import { findNul, namesPrototype } from './check-message.ts';
import type { Tool } from './define-tool.ts';
import { findHelp, writeFaults, writeHelp } from './refusal-help.ts';
import { howToSpend } from './tool-fields.ts';
import { tools as ownTools } from './tools.ts';

export interface McpDeps extends AdmissionDeps, TrialDeps {
  readonly sets: readonly DataSet[];
  /** Left out: the portal's tools. */
  readonly tools?: readonly Tool[];
  readonly apiFor: (caller: Caller) => Api;
  readonly log: Pick<Log, 'error'>;
  readonly line: WaitingLine;
  readonly publicUrl: string;
}

const instructions =
  'Figures of the beef and pork trade of China. Give each figure with its unit, day or period, scope, source and vintage, and the link that ' +
  'comes with it; say that demonstration data are invented. A gap is a gap: what is not published or not open to whoever asks is ' +
  'never filled in. Figures may be quoted with their source; a data set may not be resold.';

/** Of the document that fetch is asked for, its address says it. */
function readEdition({ edition, id }: Refusal['input']): 'cn' | 'en' {
  return edition === 'en' || (typeof id === 'string' && !/^\/cn(?:\/|$)/.test(id)) ? 'en' : 'cn';
}

const unexpected = {
  cn: (id: string) => `系统出错，未能给出结果，请稍后再试。编号：${id}`,
  en: (id: string) => `Something went wrong on our side. Please try again later. Reference: ${id}`,
} as const;

interface Refusal {
  readonly tool: Tool;
  readonly input: Readonly<Record<string, unknown>>;
  readonly log: McpDeps['log'];
  readonly sets: McpDeps['sets'];
  readonly publicUrl: string;
  readonly trialLeft: number | null;
}

/** Answers a failed call in plain words, without figures; unexpected errors go to the log only. */
function refuse(failure: unknown, { tool, input, log, sets, publicUrl, trialLeft }: Refusal) {
  const edition = readEdition(input);
  const error = asAnswerable(failure);
  if (!(error instanceof ApiError)) {
    const id = randomUUID();
    log.error({ MessageID: id, tool: tool.name, err: failure }, 'a tool failed');
    return { isError: true, content: [{ type: 'text' as const, text: unexpected[edition](id) }] };
  }
  const set = typeof input['set'] === 'string' ? input['set'] : '';
  const own = new Map(Object.entries(tool.params ?? {}));
  const named = toProblem(error, edition, (field) => {
    const { name, values } = nameParameter(sets, set, field);
    return { name: own.get(name) ?? name, values };
  });
  const problem = addTrial(named, edition, { left: trialLeft, how: howToSpend });
  const help = findHelp(error, { sets, input, edition, publicUrl, problem });
  const text = [problem.title, problem.detail ?? '', ...writeFaults(problem), ...writeHelp(help, edition)];
  return {
    isError: true,
    content: [{ type: 'text' as const, text: text.filter((line) => line !== '').join('\n') }],
    structuredContent: { problem: { ...problem, ...help } },
  };
}

interface ServerDeps extends Pick<McpDeps, 'log' | 'sets' | 'publicUrl'> {
  /** The calls as the caller, with items of a trial to spend or without. */
  readonly apiFor: (spends: boolean) => Api;
  readonly findLeft: (edition: Edition) => Promise<number | null>;
  /** Whether the client may show apps. */
  readonly hasApps: boolean;
}

function answerTool(tool: Tool, { log, sets, publicUrl, apiFor, findLeft }: Omit<ServerDeps, 'hasApps'>) {
  return async (input: Record<string, unknown>) => {
    try {
      const nul = findNul(input);
      if (nul !== null) throw badRequest(nul, 'nul_character');
      const found = await tool.run({ api: apiFor(input['spend'] === true), sets, publicUrl }, input);
      const trialLeft = await findLeft(readEdition(input));
      const structuredContent = { ...found, ...(trialLeft === null ? {} : { trialLeft }) };
      const embed = tool.hasChart === true ? describeEmbed(found) : null;
      return {
        content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }],
        structuredContent,
        ...(embed === null ? {} : { _meta: embed }),
      };
    } catch (error) {
      return refuse(error, { tool, input, log, sets, publicUrl, trialLeft: await findLeft(readEdition(input)) });
    }
  };
}

function openServer(tools: readonly Tool[], deps: ServerDeps): McpServer {
  // Nobody is told of a change: there is no session to tell it in.
  const capabilities = {
    tools: { listChanged: false },
    resources: { listChanged: false },
    extensions: appExtension,
  };
  const server = new McpServer({ name: 'beef-to-china', version: '1.0.0' }, { instructions, capabilities });
  for (const tool of tools) {
    const { name, title, description, input, output } = tool;
    const schemas = { inputSchema: input, outputSchema: output };
    const annotations = { readOnlyHint: true, openWorldHint: false };
    const app = tool.hasChart === true && deps.hasApps ? { _meta: chartMeta } : {};
    server.registerTool(name, { title, description, ...schemas, annotations, ...app }, answerTool(tool, deps));
  }
  addChartApp(server, deps.publicUrl);
  return server;
}

function toWebRequest({ method, headers, url }: FastifyRequest, publicUrl: string): Request {
  const texts = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const own = new Headers(
    Object.fromEntries(texts.filter(([name]) => name !== 'content-length')) as Record<string, string>,
  );
  return new Request(publicUrl + url, { method, headers: own });
}

/** JSON-RPC error for a body that cannot be read as a message. */
const unreadable = {
  code: -32_700,
  message: 'Parse error: the body is not a JSON-RPC message that can be read',
} as const;

const callOfTool = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  method: z.literal('tools/call'),
  params: z.looseObject({ name: z.string(), arguments: z.record(z.string(), z.unknown()) }),
});

/** The message with today's names of a tool's parameters. */
function renameParameters(message: unknown, tools: readonly Tool[]): unknown {
  const call = callOfTool.safeParse(message).data;
  const formerly = tools.find(({ name }) => name === call?.params.name)?.formerly;
  if (call === undefined || formerly === undefined) return message;
  const given = Object.entries(call.params.arguments).map(([name, value]) => {
    return [Object.hasOwn(formerly, name) ? formerly[name] : name, value];
  });
  return { ...Object(message), params: { ...call.params, arguments: Object.fromEntries(given) } };
}

/** Answer to a message that names `__proto__`: a tool refuses it as any argument that is not its own. */
async function refusePrototype(message: unknown, tools: readonly Tool[], deps: ServerDeps) {
  const call = callOfTool.safeParse(message).data;
  const tool = tools.find(({ name }) => name === call?.params.name);
  if (call?.id === undefined || tool === undefined) return { jsonrpc: '2.0', error: unreadable, id: null };
  const input = call.params.arguments;
  const trialLeft = await deps.findLeft(readEdition(input));
  const result = refuse(badRequest('__proto__', 'unknownParameter'), { ...deps, tool, input, trialLeft });
  return { jsonrpc: '2.0', id: call.id, result };
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  for (const [name, value] of answer.headers) void reply.header(name, value);
  return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
}

/** Refuses batches: the protocol dropped them on 2025-06-18, and each message has to be counted. */
const batchRefusal = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32_600, message: 'Invalid Request: a request is one message; batches are not taken' },
} as const;

/** Endpoint of the Model Context Protocol, stateless: each request is answered with what its caller may read. */
export function createMcpRoutes({
  sets,
  tools = ownTools,
  apiFor,
  log,
  line,
  publicUrl,
  findTrialLeft,
  ...admission
}: McpDeps) {
  const admit = createAdmission(admission);
  const origins = [new URL(publicUrl).hostname, ...localhostAllowedOrigins()];
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { caller, rate } = await admit(request, { name: '', link: null });
    void reply.headers({ ...toRateHeaders(rate), 'Cache-Control': 'no-store' });
    if (Array.isArray(request.body)) return reply.code(400).send(batchRefusal);
    const webRequest = toWebRequest(request, publicUrl);
    const foreign = originValidationResponse(webRequest, origins);
    if (foreign !== undefined) return send(reply, foreign);
    const leave = await line.enter(caller);
    try {
      const callerFor = (spends: boolean) => apiFor(spends ? caller : spareItems(caller));
      const findLeft = (edition: Edition) => findTrialLeft(caller, edition);
      const hasApps = takesApps(request.body);
      const deps = { apiFor: callerFor, findLeft, hasApps, sets, publicUrl, log };
      if (namesPrototype(request.body)) {
        const refusal = await refusePrototype(request.body, tools, deps);
        return await reply.code('error' in refusal ? 400 : 200).send(refusal);
      }
      const handler = createMcpHandler(() => openServer(tools, deps));
      return await send(reply, await handler.fetch(webRequest, { parsedBody: renameParameters(request.body, tools) }));
    } finally {
      leave();
    }
  };
  return async (routes: FastifyInstance): Promise<void> => {
    // What names a prototype is read, as a tool's call is answered by the tool; it goes no further than that.
    routes.removeContentTypeParser('application/json');
    routes.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      routes.getDefaultJsonParser('ignore', 'ignore'),
    );
    routes.setErrorHandler((error, _request, reply) => {
      const { status } = toPlainAnswer(error);
      if (status >= 500) throw error;
      return reply.code(status).send({ jsonrpc: '2.0', error: unreadable, id: null });
    });
    routes.route({
      method: ['GET', 'POST', 'DELETE'],
      url: mcpPath,
      handler: (request, reply) => answer(request, reply).catch((error: unknown) => sendProblem(request, reply, error)),
    });
  };
}

import type { Api } from '@btc/contract/client.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { asAnswerable, badRequest } from '#platform/api/answer.ts';
import type { Caller } from '#platform/api/binding.ts';
import { type AdmissionDeps, createAdmission } from '#data/http/admit-key.ts';
import { sendProblem } from '#data/http/data-http.ts';
import { nameParameter } from '#data/parameters.ts';
import type { DataSet } from '#data/data-set.ts';
import { toProblem } from '#data/http/problem.ts';
import { toRateHeaders } from '#platform/limits/rate-window.ts';
import { toPlainAnswer } from '#platform/http/plain-failure.ts';
import type { WaitingLine } from '#platform/limits/waiting-line.ts';
import type { Log } from '#platform/log/log.ts';
import type { ToolDeps } from './read-part.ts';
import type { Tool } from './define-tool.ts';
import { tools as ownTools } from './tools.ts';

export interface McpDeps extends AdmissionDeps {
  readonly sets: readonly DataSet[];
  /** Left out: the portal's tools. */
  readonly tools?: readonly Tool[];
  readonly apiFor: (caller: Caller) => Api;
  readonly log: Pick<Log, 'error'>;
  readonly line: WaitingLine;
  readonly publicUrl: string;
}

export const mcpPath = '/mcp';

const instructions =
  'Figures of the beef and pork trade of China. Give each figure with its unit, day or period, scope, source and vintage, and the link that ' +
  'comes with it; say that demonstration data are invented. A gap is a gap: what is not published or not open to whoever asks is ' +
  'never filled in. Every tool takes the edition: cn or en.';

function readEdition(input: unknown): 'cn' | 'en' {
  return typeof input === 'object' && input !== null && 'edition' in input && input.edition === 'en' ? 'en' : 'cn';
}

const unexpected = {
  cn: (id: string) => `系统出错，未能给出结果，请稍后再试。编号：${id}`,
  en: (id: string) => `Something went wrong on our side. Please try again later. Reference: ${id}`,
} as const;

function findNul(value: unknown, name = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') ? name : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = key.includes('\0') ? name : findNul(inner, key);
    if (found !== null) return found;
  }
  return null;
}

interface Refusal {
  readonly tool: Tool;
  readonly input: Readonly<Record<string, unknown>>;
  readonly log: McpDeps['log'];
  readonly sets: ToolDeps['sets'];
}

/** Answers a failed call in plain words, without figures; unexpected errors go to the log only. */
function refuse(failure: unknown, { tool, input, log, sets }: Refusal) {
  const edition = readEdition(input);
  const error = asAnswerable(failure);
  if (!(error instanceof ApiError)) {
    const id = randomUUID();
    log.error({ MessageID: id, tool: tool.name, err: failure }, 'a tool failed');
    return { isError: true, content: [{ type: 'text' as const, text: unexpected[edition](id) }] };
  }
  const set = typeof input['set'] === 'string' ? input['set'] : '';
  const own = new Map(Object.entries(tool.params ?? {}));
  const problem = toProblem(error, edition, (field) => {
    const { name, values } = nameParameter(sets, set, field);
    return { name: own.get(name) ?? name, values };
  });
  const faults = (problem.errors ?? []).map(({ parameter, detail, allowed = [] }) => {
    return `${parameter}: ${detail}${allowed.length === 0 ? '' : ` (${allowed.join(', ')})`}`;
  });
  const text = [problem.title, problem.detail ?? '', ...faults].filter((part) => part !== '').join('\n');
  return { isError: true, content: [{ type: 'text' as const, text }], structuredContent: { problem } };
}

type ServerDeps = ToolDeps & Pick<McpDeps, 'log'>;

function answerTool(tool: Tool, { log, ...deps }: ServerDeps) {
  return async (input: Record<string, unknown>) => {
    try {
      const nul = findNul(input);
      if (nul !== null) throw badRequest(nul, 'nul_character');
      const found = await tool.run(deps, input);
      return {
        content: [{ type: 'text' as const, text: JSON.stringify(found) }],
        structuredContent: found as Record<string, unknown>, // every tool answers with an object
      };
    } catch (error) {
      return refuse(error, { tool, input, log, sets: deps.sets });
    }
  };
}

function openServer(tools: readonly Tool[], deps: ServerDeps): McpServer {
  const server = new McpServer({ name: 'beef-to-china', version: '1.0.0' }, { instructions });
  for (const tool of tools) {
    const { name, title, description, input } = tool;
    const annotations = { readOnlyHint: true, openWorldHint: false };
    server.registerTool(name, { title, description, inputSchema: input, annotations }, answerTool(tool, deps));
  }
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
export function createMcpRoutes({ sets, tools = ownTools, apiFor, log, line, publicUrl, ...admission }: McpDeps) {
  const admit = createAdmission(admission);
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { caller, rate } = await admit(request, { name: '', link: null });
    void reply.headers({ ...toRateHeaders(rate), 'Cache-Control': 'no-store' });
    if (Array.isArray(request.body)) return reply.code(400).send(batchRefusal);
    const leave = await line.enter(caller);
    try {
      const handler = createMcpHandler(() => openServer(tools, { api: apiFor(caller), sets, publicUrl, log }));
      return await send(reply, await handler.fetch(toWebRequest(request, publicUrl), { parsedBody: request.body }));
    } finally {
      leave();
    }
  };
  return async (routes: FastifyInstance): Promise<void> => {
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

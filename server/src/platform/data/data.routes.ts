import type { Api } from '@btc/contract/client.ts';
import {
  dataForms,
  dataPages,
  type DataQuery,
  dataRoot,
  isDataSet,
  toDataRequest,
} from '@btc/contract/data/data-address.ts';
import type { DataPage } from '@btc/contract/data/data-page.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { asAnswerable, badRequest, findRetryAfter } from '../api/answer.ts';
import type { Caller } from '../api/binding.ts';
import { findRooms, type SharedCache } from '../cache/shared-cache.ts';
import type { Clock } from '../clock/clock.ts';
import { tagHeader } from '../http/cache-headers.ts';
import type { CostlyCalls } from '../limits/costly-calls.ts';
import { countedBy, createRateWindow, toRateHeaders } from '../limits/rate-window.ts';
import { compress, type Encoding } from '../pages/page-cache.ts';
import { encodingFor, isUnchanged } from '../pages/page-http.ts';
import { describeCatalogue } from './catalogue.ts';
import { type DataFile, type Form, writeDataFile } from './data-file.ts';
import type { DataSet } from './data-set.ts';
import { takeFields, takeSlice } from './data-table.ts';
import { describeMetadata, describeSet } from './describe-set.ts';
import { toProblem } from './problem.ts';

export interface DataDoorDeps {
  readonly sets: readonly DataSet[];
  readonly apiFor: (caller: Caller) => Api;
  readonly findCaller: (request: IncomingMessage) => Promise<Caller>;
  readonly costly: Pick<CostlyCalls, 'enter'>;
  readonly cache: SharedCache;
  readonly clock: Clock;
  readonly publicUrl: string;
}

type Query = Readonly<Record<string, string>>;

/** What every address of the door may say besides what chooses the figures. */
interface Request {
  readonly query: DataQuery;
  readonly form: Form | 'metadata';
  readonly fields: readonly string[];
  readonly limit: number | null;
  readonly cursor: string;
}

const maxLimit = 100_000;

/** The texts of an address; 1001 where one is given more than once, but for lists that a form sends side by side. */
function readTexts(given: unknown, page: DataPage | undefined): Query {
  const entries = Object.entries(typeof given === 'object' ? { ...given } : {});
  const texts = entries.map(([name, value]): [string, string] => {
    if (typeof value === 'string') return [name, value];
    if (!Array.isArray(value) || page?.params[name]?.as !== 'dots') throw badRequest(name, 'repeated');
    return [name, value.join('.')];
  });
  return Object.fromEntries(texts.filter(([, value]) => value !== ''));
}

function readLimit(value: string | undefined): number | null {
  if (value === undefined) return null;
  const limit = Number(value);
  if (!/^\d{1,6}$/.test(value) || limit < 1 || limit > maxLimit) throw badRequest('limit', 'wrongFormat');
  return limit;
}

function readForm(ending: string, format: string | undefined): Form | 'metadata' {
  if (ending === 'metadata') return ending;
  const form = dataForms.find((one) => one === ending);
  if (form === undefined) throw new ApiError(1009);
  if (format === undefined || format === form) return form;
  if (form === 'json' && format === 'jsonstat') return format;
  throw badRequest('format', 'wrongFormat');
}

function readRequest(name: string, ending: string, given: unknown): Request {
  if (!isDataSet(name)) throw new ApiError(1009);
  const { edition = 'cn', fields = '', limit, cursor = '', format, ...params } = readTexts(given, dataPages[name]);
  if (edition !== 'cn' && edition !== 'en') throw badRequest('edition', 'wrongFormat');
  return {
    query: { name, edition, params },
    form: readForm(ending, format),
    fields: fields.split(',').filter((field) => field !== ''),
    limit: readLimit(limit),
    cursor,
  };
}

/** The parameter of the page that a field of a call is asked by. */
function findParam(name: string, field: string): string {
  const page: DataPage | undefined = isDataSet(name) ? dataPages[name] : undefined;
  const own = field.split('.')[0] ?? field;
  return Object.entries(page?.params ?? {}).find(([, param]) => param.field === own)?.[0] ?? field;
}

interface Made extends DataFile {
  readonly etag: string;
  readonly next: string | null;
  readonly bodies: Map<Encoding, Buffer>;
}

function toMade(file: DataFile, next: string | null): Made {
  return { ...file, next, etag: `"${hash('sha256', file.body).slice(0, 32)}"`, bodies: new Map() };
}

/** Makes what an address asks for out of the calls of whoever asks. */
function createMaker({ sets, publicUrl }: DataDoorDeps) {
  const byName = new Map<string, DataSet>(sets.map((set) => [set.name, set]));
  return async (api: Api, { query, form, fields, limit, cursor }: Request): Promise<Made> => {
    const set = byName.get(query.name);
    if (set === undefined) throw new ApiError(1009);
    const { fields: question, issues } = toDataRequest(query);
    if (issues.length > 0) {
      throw new ApiError(1001, { List: issues.map(({ param, rule }) => ({ Field: param, Rule: rule })) });
    }
    const whole = await set.read(api, question, query.edition);
    if (form === 'metadata') {
      const body = Buffer.from(JSON.stringify(describeMetadata({ set, query, table: whole, publicUrl })));
      return toMade({ contentType: 'application/json; charset=utf-8', body, isText: true }, null);
    }
    const sliced = takeSlice(takeFields(whole, fields), { limit, cursor });
    const about = describeSet({ set, query, table: whole, publicUrl });
    return toMade(await writeDataFile(sliced, { form, about, edition: query.edition }), sliced.next);
  };
}

/** Of every answer: any page may read it, and none with the reader's own sign-in. */
const commonHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Link, Retry-After, RateLimit, RateLimit-Policy, Content-Disposition',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept-Encoding, Authorization, Token',
} as const;

/** Who may keep what: all where it is what everybody is shown, else the reader's own programs, which ask whether it still holds. */
function toCaching({ user }: Caller, made: Made): Readonly<Record<string, string>> {
  if (user !== null) return { 'Cache-Control': 'private, no-cache' };
  const rooms = findRooms(made);
  if (rooms === undefined) return { 'Cache-Control': 'no-store' };
  return { 'Cache-Control': 'public, max-age=0, must-revalidate', ...tagHeader(rooms) };
}

async function toBody({ body, isText, bodies }: Made, encoding: Encoding): Promise<Buffer> {
  if (!isText || encoding === 'identity') return body;
  const known = bodies.get(encoding) ?? (await compress(body, encoding));
  bodies.set(encoding, known);
  return known;
}

async function send(request: FastifyRequest, reply: FastifyReply, made: Made): Promise<FastifyReply> {
  void reply.header('ETag', made.etag);
  if (made.next !== null) void reply.header('Link', `<${toNextPath(request.url, made.next)}>; rel="next"`);
  if (isUnchanged(request.headers['if-none-match'], made.etag)) return reply.code(304).send();
  const encoding = made.isText ? encodingFor(request.headers['accept-encoding']) : 'identity';
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  return reply.type(made.contentType).send(await toBody(made, encoding));
}

function toNextPath(url: string, cursor: string): string {
  const [path = '', query = ''] = url.split('?');
  const search = new URLSearchParams(query);
  search.set('cursor', cursor);
  return `${path}?${search.toString()}`;
}

function toEdition(given: unknown): Edition {
  return typeof given === 'object' && given !== null && 'edition' in given && given.edition === 'en' ? 'en' : 'cn';
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, name: string, failure: unknown): FastifyReply {
  const error = asAnswerable(failure);
  if (!(error instanceof ApiError)) throw failure;
  const edition = toEdition(request.query);
  const retryAfter = findRetryAfter(error);
  if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
  const problem = toProblem(error, edition, (field) => findParam(name, field));
  return reply
    .code(error.status)
    .header('Cache-Control', 'no-store')
    .header('Content-Language', edition === 'cn' ? 'zh-CN' : 'en')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/**
 * The data door: `/data/v1` lists the sets, `/data/v1/<name>.<form>` is one of them for a choice in the parameters of its page, and
 * `/data/v1/<name>/metadata.json` describes it. Whoever asks gets what the calls give them, and nothing more.
 */
export function createDataRoutes(deps: DataDoorDeps) {
  const { apiFor, findCaller, costly, cache, publicUrl } = deps;
  const make = createMaker(deps);
  const countRate = createRateWindow(deps.clock);

  /** What everybody is shown is kept like an answer: until a room that it was made of changes. */
  const makeFor = (caller: Caller, query: Request, address: string): Promise<Made> => {
    if (caller.user === null) {
      const weigh = ({ body }: Made) => Math.ceil(body.length * 1.5) + 1024;
      const isSame = (kept: Made, made: Made) => kept.etag === made.etag;
      return cache.get(`data ${address}`, () => make(apiFor(caller), query), { weigh, isSame });
    }
    const leave = costly.enter(caller);
    return make(apiFor(caller), query).finally(leave);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, name: string, ending: string) => {
    void reply.headers(commonHeaders);
    try {
      const caller = await findCaller(request.raw);
      void reply.headers(toRateHeaders(countRate(countedBy(caller))));
      const query = readRequest(name, ending, request.query);
      const made = await makeFor(caller, query, request.url);
      return await send(request, reply.headers(toCaching(caller, made)), made);
    } catch (error) {
      return sendProblem(request, reply, name, error);
    }
  };

  return async (routes: FastifyInstance): Promise<void> => {
    routes.get(dataRoot, async (request, reply) => {
      const body = Buffer.from(JSON.stringify(describeCatalogue(deps.sets, publicUrl)));
      const made = toMade({ contentType: 'application/json; charset=utf-8', body, isText: true }, null);
      void reply.headers({ ...commonHeaders, 'Cache-Control': 'public, max-age=0, must-revalidate' });
      return send(request, reply, made);
    });
    routes.get<{ Params: { file: string } }>(`${dataRoot}/:file`, async (request, reply) => {
      const { name = '', ending = '' } = /^(?<name>.+)\.(?<ending>\w+)$/.exec(request.params.file)?.groups ?? {};
      return answer(request, reply, name, ending);
    });
    routes.get<{ Params: { name: string } }>(`${dataRoot}/:name/metadata.json`, async (request, reply) =>
      answer(request, reply, request.params.name, 'metadata'),
    );
    routes.options(`${dataRoot}/*`, async (_request, reply) =>
      reply
        .headers({
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Methods': 'GET, HEAD',
          'Access-Control-Allow-Headers': 'Authorization, If-None-Match',
          'Access-Control-Max-Age': '86400',
        })
        .code(204)
        .send(),
    );
  };
}

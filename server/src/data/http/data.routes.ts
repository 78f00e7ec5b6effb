import type { Api } from '@btc/contract/client.ts';
import { dataRoot, toMetadataPath } from '@btc/contract/data/data-address.ts';
import { describeMembership } from '@btc/contract/members/access.ts';
import { listDeprecated, textForms } from '@btc/contract/data/deprecated-fields.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { spareItems } from '#platform/access/spare-items.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Caller } from '#platform/api/binding.ts';
import { toRateHeaders } from '#platform/limits/rate-window.ts';
import type { WaitingLine } from '#platform/limits/waiting-line.ts';
import { type AdmissionDeps, createAdmission } from './admit-key.ts';
import { isTextForm, writeDataFile } from '../forms/data-file.ts';
import { commonHeaders, type Made, send, sendProblem, toCaching, toMade, weighMade } from './data-http.ts';
import { type DataRequest, type NamedFile, readFileName, readRequest } from './data-request.ts';
import { selectColumns, sliceRows } from '../data-table.ts';
import { nameParameter } from '../parameters.ts';
import { listMissing, readAbout, readSet } from '../read-set.ts';
import { refuseUnreadable } from './readable-address.ts';
import { describeMetadata, describeSet } from '../describe-set.ts';
import { createDocumentAnswers, type DocumentDeps } from './document-answers.ts';
import { describeSetPackage } from '../forms/write-data-package.ts';
import { noteTrial, type TrialDeps } from '../trial-spending.ts';
import { createFileReuse } from '../forms/reuse-file.ts';
import { createWholeAnswers, type WholeDeps } from '../forms/whole-answers.ts';

export interface DataDoorDeps extends AdmissionDeps, WholeDeps, DocumentDeps, TrialDeps {
  readonly line: WaitingLine;
}

function createMaker({ sets, publicUrl }: DataDoorDeps) {
  return async (api: Api, { query, form, fields, limit, cursor }: DataRequest): Promise<Made> => {
    if (form === 'metadata' || form === 'datapackage') {
      const [missing] = form === 'datapackage' ? listMissing(query) : [];
      if (missing !== undefined) throw badRequest(missing, 'missing');
      const described = { ...(await readAbout(api, sets, query)), query, publicUrl };
      const text = JSON.stringify(form === 'metadata' ? describeMetadata(described) : describeSetPackage(described));
      return toMade({ contentType: 'application/json; charset=utf-8', body: Buffer.from(text), isText: true });
    }
    const { set, table: whole } = await readSet(api, sets, query);
    const sliced = sliceRows(selectColumns(whole, fields), { limit, cursor });
    const about = describeSet({ set, query, table: whole, publicUrl });
    const fading = isTextForm(form) ? [{ set: set.name, ...textForms }] : [];
    const deprecated = listDeprecated(set.name, {
      columns: sliced.table.columns.map((column) => column.name),
      parameters: Object.keys(query.params),
    });
    const file = await writeDataFile(sliced, { form, about, edition: query.edition });
    return toMade(file, {
      next: sliced.next,
      deprecated: [...deprecated, ...fading],
      describedBy: toMetadataPath(query),
    });
  };
}

/** Paths below it contain a key, so logs leave them out. */
export const linkFolder = `${dataRoot}/link`;

function findYear(ending: string): string | null {
  return /^(?<year>\d{4})\.parquet$/.exec(ending)?.groups?.['year'] ?? null;
}

interface AnsweredFile {
  readonly caller: Caller;
  readonly file: NamedFile;
}

function createAnswers(deps: DataDoorDeps) {
  const { apiFor, line, cache } = deps;
  const personal = new Set<string>(deps.sets.filter(({ isPersonal }) => isPersonal).map(({ name }) => name));
  const make = createMaker(deps);
  const reuse = createFileReuse(weighMade.weigh);
  const admit = createAdmission(deps);
  const whole = createWholeAnswers(deps);

  const nameIn = (name: string) => (field: string) => nameParameter(deps.sets, name, field);

  /** Shared answers are cached until a room they were built from changes. */
  const makeFor = async (caller: Caller, query: DataRequest, address: string): Promise<Made> => {
    if (caller.user === null) {
      if (personal.has(query.query.name)) return make(apiFor(caller), query);
      return cache.get(`data ${address}`, () => make(apiFor(caller), query), weighMade);
    }
    const leave = await line.enter(caller);
    if (personal.has(query.query.name)) return make(apiFor(caller), query).finally(leave);
    const { membership } = caller.user;
    const rights = membership === null ? '' : describeMembership(membership, query.query.edition, deps.clock.now());
    const key = `${rights} ${JSON.stringify(query)}`;
    return reuse(key, apiFor(caller), (api) => make(api, query)).finally(leave);
  };

  const answerQuery = async (request: FastifyRequest, reply: FastifyReply, { caller, file }: AnsweredFile) => {
    const { name, ending, link } = file;
    const query = readRequest(name, ending, request.query);
    const { edition } = query.query;
    const asksForRows = query.form !== 'metadata' && query.form !== 'datapackage';
    const asking = query.spends && asksForRows ? caller : spareItems(caller);
    try {
      const made = await makeFor(asking, query, request.url);
      noteTrial(reply, await deps.findTrialLeft(caller, edition));
      const isStored = link === null && !(personal.has(name) && caller.user !== null);
      const caching = isStored ? toCaching(caller, made) : { 'Cache-Control': 'private, no-store' };
      return await send(request, reply.headers(caching), made);
    } catch (error) {
      const trialLeft = await deps.findTrialLeft(caller, edition);
      noteTrial(reply, trialLeft);
      return sendProblem(request, reply, error, { nameParameter: nameIn(name), trialLeft });
    }
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, file: NamedFile): Promise<FastifyReply> => {
    const { name, ending, link } = file;
    void reply.headers(link === null ? commonHeaders : { ...commonHeaders, 'Referrer-Policy': 'no-referrer' });
    try {
      const { caller, rate } = await admit(request, file);
      void reply.headers(toRateHeaders(rate));
      const year = findYear(ending);
      if (year !== null) return await whole.answer(request, reply, { caller, name, year, given: request.query });
      return await answerQuery(request, reply, { caller, file });
    } catch (error) {
      return sendProblem(request, reply, error, { nameParameter: nameIn(name) });
    }
  };
  return { answer, close: whole.close };
}

const preflightHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'Authorization, If-None-Match, If-Range, Range',
  'Access-Control-Max-Age': '86400',
} as const;

/** The data door, `/data/v1`: callers get what the API calls give them, no more. `describeDoor` lists its addresses. */
export function createDataRoutes(deps: DataDoorDeps) {
  const { answer, close } = createAnswers(deps);
  const documents = createDocumentAnswers(deps);
  return async (routes: FastifyInstance): Promise<void> => {
    refuseUnreadable(routes);
    routes.addHook('onClose', close);
    routes.get(dataRoot, documents.answerCatalogue);
    for (const document of deps.documents) {
      routes.get(`${dataRoot}/${document.name}`, async (request, reply) => documents.answer(request, reply, document));
    }
    routes.get(`${dataRoot}/status`, async (request, reply) =>
      answer(request, reply, { name: 'status', ending: 'json', link: null }),
    );
    routes.get<{ Params: { file: string } }>(`${dataRoot}/:file`, async (request, reply) =>
      answer(request, reply, readFileName(request.params.file)),
    );
    routes.get<{ Params: { key: string; file: string } }>(`${linkFolder}/:key/:file`, async (request, reply) => {
      const { key, file } = request.params;
      return answer(request, reply, { ...readFileName(file), link: key });
    });
    routes.get<{ Params: { name: string } }>(`${dataRoot}/:name/metadata.json`, async (request, reply) =>
      answer(request, reply, { name: request.params.name, ending: 'metadata', link: null }),
    );
    routes.get<{ Params: { name: string } }>(`${dataRoot}/:name/datapackage.json`, async (request, reply) =>
      answer(request, reply, { name: request.params.name, ending: 'datapackage', link: null }),
    );
    routes.get<{ Params: { name: string; file: string } }>(`${dataRoot}/:name/:file`, async (request, reply) => {
      const { name, file } = request.params;
      return answer(request, reply, { name, ending: file, link: null });
    });
    routes.get(`${dataRoot}/*`, async (request, reply) => answer(request, reply, { name: '', ending: '', link: null }));
    routes.options(`${dataRoot}/*`, async (_request, reply) => reply.headers(preflightHeaders).code(204).send());
  };
}

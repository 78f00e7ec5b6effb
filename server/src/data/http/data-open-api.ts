import { dataForms, dataPages, dataRoot } from '@btc/contract/data/data-address.ts';
import { type DataDocumentName, dataDocuments } from '@btc/contract/data/data-documents.ts';
import { deprecatedFields, listDeprecated } from '@btc/contract/data/deprecated-fields.ts';
import { developersPath } from '@btc/contract/data/developers-path.ts';
import { mediaTypes } from '@btc/contract/data/media-types.ts';
import { type DataPage, type DataParam, findDataParam } from '@btc/contract/data/data-page.ts';
import { parameterWords } from '@btc/contract/data/parameter-words.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { formatModuleName } from '@btc/contract/members/module-names.ts';
import { answerSchemas, examples } from './data-open-api-schemas.ts';
import { words } from './data-open-api-words.ts';
import { refer, toAnswerName, toRowSchemas } from './row-schemas.ts';
import type { DataSet } from '../data-set.ts';
import { commonValues, type DescribedParameter, describeParameters } from '../parameters.ts';
import { neededParams } from '../read-set.ts';
import type { WholeSet } from '../forms/whole-set.ts';

/*
 * The OpenAPI 3.1 document of the door, made of the declarations of its sets, in the language of an edition.
 */

type Part = Readonly<Record<string, unknown>>;

type Tag = keyof (typeof words)['cn']['tags'];

function toTag({ path }: DataPage): Tag {
  if (path === null) return 'reference';
  if (path === developersPath) return 'door';
  if (path.startsWith('/BTCData')) return 'imports';
  if (path.startsWith('/BTCPrice')) return 'prices';
  if (path.startsWith('/BTCEst')) return 'plants';
  return path.startsWith('/Quota') ? 'quota' : 'reference';
}

const common = ['edition', 'fields', 'limit', 'cursor', 'spend'].map((name) => refer('parameters', name));

/** Multiple values are joined with dots, so such a parameter has a pattern in place of an enum. */
function listAllowed({ as }: DataParam, { values }: DescribedParameter): Part {
  if (values === null) return {};
  const codes = values.map(({ code }) => code);
  const one = `(?:${codes.join('|')})`;
  return as === 'dots' ? { pattern: String.raw`^${one}(?:\.${one})*$` } : { enum: codes };
}

function toSchema(param: DataParam, described: DescribedParameter): Part {
  const { type, usual } = described;
  return {
    type,
    ...listAllowed(param, described),
    ...(usual === null ? {} : { default: usual }),
  };
}

function toParameter(set: DataSet, described: DescribedParameter, edition: Edition): Part {
  const { name } = described;
  const text = parameterWords[name];
  const param = findDataParam(dataPages[set.name], name);
  if (text === undefined || param === undefined) throw new Error(`The parameter ${name} has no words`);
  const example = param.as === 'number' ? Number(text.example) : text.example;
  return {
    name,
    in: 'query',
    required: neededParams.includes(name),
    description: text[edition],
    schema: toSchema(param, described),
    ...(listDeprecated(set.name, { parameters: [name] }).length === 0 ? {} : { deprecated: true }),
    ...(text.example === '' ? {} : { example }),
  };
}

const failing = ['400', '401', '403', '404', '429'] as const;
const failures = Object.fromEntries(failing.map((status) => [status, refer('responses', `Failure${status}`)]));
const toResponses = (good: Part): Part => ({ '200': good, '304': refer('responses', 'Unchanged'), ...failures });

function sayDeprecated({ name }: DataSet, edition: Edition): readonly string[] {
  const columns = deprecatedFields.filter((field) => field.set === name && field.kind === 'column');
  return columns.map((field) => words[edition].deprecated(field));
}

function toOperation(set: DataSet, edition: Edition, publicUrl: string): Part {
  const page: DataPage = dataPages[set.name];
  const say = words[edition];
  const rights = set.module === null ? say.open : say.module(formatModuleName(edition, set.module));
  const address = publicUrl + (edition === 'cn' ? '/cn' : '') + (page.path ?? '');
  return {
    get: {
      operationId: set.name,
      tags: [say.tags[toTag(page)][0]],
      summary: set.title[edition],
      description: [set.lead[edition], rights, ...sayDeprecated(set, edition)].join(say.space),
      ...(page.path === null || page.path.includes(':') ? {} : { externalDocs: { url: address } }),
      parameters: [...describeParameters(set).map((one) => toParameter(set, one, edition)), ...common],
      responses: toResponses(
        toFileResponse(edition, { 'application/json': { schema: refer('schemas', toAnswerName(set.name)) } }),
      ),
    },
  };
}

function toOwnPaths(sets: readonly DataSet[], edition: Edition): Part {
  const say = words[edition];
  const names = { type: 'string', enum: sets.map(({ name }) => name) };
  const set = { name: 'set', in: 'path', required: true, description: say.set, schema: names, example: 'beef-one' };
  const key = { name: 'key', in: 'path', required: true, description: say.link, schema: { type: 'string' } };
  const ofAnyForm = [
    refer('parameters', 'form'),
    refer('parameters', 'parameters'),
    ...common,
    refer('parameters', 'format'),
  ];
  const describe = (operationId: string, [summary, description]: readonly [string, string]) => {
    return { operationId, tags: [say.tags.door[0]], summary, description };
  };
  const json = (name: 'Catalogue' | 'Metadata') => ({
    description: say[name === 'Catalogue' ? 'catalogue' : 'metadata'][0],
    content: { 'application/json': { schema: refer('schemas', name), example: examples[name] } },
  });
  return {
    [dataRoot]: {
      get: {
        ...describe('catalogue', say.catalogue),
        security: [],
        responses: { '200': json('Catalogue'), ...failures },
      },
    },
    [`${dataRoot}/{set}/metadata.json`]: {
      get: {
        ...describe('metadata', say.metadata),
        parameters: [set, refer('parameters', 'edition')],
        responses: toResponses(json('Metadata')),
      },
    },
    [`${dataRoot}/{set}/datapackage.json`]: {
      get: {
        ...describe('package', say.package),
        parameters: [set, refer('parameters', 'edition')],
        responses: toResponses({
          description: say.package[0],
          content: { 'application/json': { schema: { type: 'object' } } },
        }),
      },
    },
    [`${dataRoot}/{set}.{form}`]: {
      get: {
        ...describe('file', say.otherForms),
        parameters: [set, ...ofAnyForm],
        responses: toResponses(refer('responses', 'File')),
      },
    },
    [`${dataRoot}/link/{key}/{set}.{form}`]: {
      get: {
        ...describe('linked', say.linked),
        security: [],
        parameters: [key, set, ...ofAnyForm],
        responses: toResponses(refer('responses', 'File')),
      },
    },
  };
}

const documentTypes = {
  'catalog.jsonld': 'application/ld+json',
  'datapackage.json': 'application/json',
  'releases.atom': 'application/atom+xml',
} as const satisfies Record<DataDocumentName, string>;

function toMorePaths(wholeSets: readonly WholeSet[], edition: Edition): Part {
  const say = words[edition];
  const describe = (operationId: string, [summary, text]: readonly [string, string]) => {
    return { operationId, tags: [say.tags.door[0]], summary, description: text };
  };
  const parameters = [refer('parameters', 'edition')];
  const texts = { schema: { type: 'string' } };
  const documents = dataDocuments.map((name) => {
    const content = { [documentTypes[name]]: name === 'datapackage.json' ? { schema: { type: 'object' } } : texts };
    const responses = toResponses({ description: say.documents[name][0], content });
    return [`${dataRoot}/${name}`, { get: { ...describe(name, say.documents[name]), parameters, responses } }] as const;
  });
  const names = { type: 'string', enum: wholeSets.map(({ name }) => name) };
  const path = { in: 'path', required: true } as const;
  const binary = { [mediaTypes.parquet]: { schema: { type: 'string', format: 'binary' } } };
  const rangeHeaders = { 'Content-Range': { schema: { type: 'string' }, example: 'bytes 0-1023/81920' } };
  const whole = {
    ...describe('whole', say.whole),
    parameters: [
      { name: 'set', ...path, description: say.set, schema: names, example: 'beef-facts' },
      {
        name: 'year',
        ...path,
        description: say.year,
        schema: { type: 'string', pattern: '^[0-9]{4}$' },
        example: '2025',
      },
      { name: 'asof', in: 'query', description: say.asof, schema: { type: 'string' } },
      { name: 'source', in: 'query', description: say.wholeSource, schema: { type: 'string' } },
      { name: 'Range', in: 'header', description: say.range, schema: { type: 'string' } },
      ...parameters,
    ],
    responses: {
      ...toResponses({ description: say.file, headers: { ETag: headers.ETag }, content: binary }),
      '206': { description: say.part, headers: rangeHeaders, content: binary },
      '416': { description: say.failures['416'], headers: rangeHeaders },
    },
  };
  const status = {
    ...describe('statusInShort', say.status),
    parameters,
    responses: toResponses(refer('responses', 'File')),
  };
  return {
    ...Object.fromEntries(documents),
    [`${dataRoot}/status`]: { get: status },
    [`${dataRoot}/{set}/{year}.parquet`]: { get: whole },
  };
}

function toParameters(edition: Edition): Part {
  const say = words[edition];
  const query = (
    name: 'edition' | 'fields' | 'limit' | 'cursor' | 'format' | 'spend',
    schema: Part,
    example?: unknown,
  ) => {
    const shown = example === undefined ? {} : { example };
    return [name, { name, in: 'query', description: say[name], schema, ...shown }] as const;
  };
  return Object.fromEntries<Part>([
    [
      'form',
      { name: 'form', in: 'path', required: true, description: say.form, schema: { enum: dataForms }, example: 'csv' },
    ],
    [
      'parameters',
      {
        name: 'parameters',
        in: 'query',
        description: say.parameters,
        style: 'form',
        explode: true,
        schema: { type: 'object', additionalProperties: { type: 'string' } },
      },
    ],
    query('edition', { type: 'string', enum: commonValues.edition, default: 'cn' }, edition),
    query('fields', { type: 'string' }),
    query('limit', { type: 'integer', minimum: 1, maximum: 100_000 }, 5),
    query('cursor', { type: 'string' }),
    query('format', { type: 'string', enum: commonValues.format }),
    query('spend', { type: 'string', enum: commonValues.spend, default: 'no' }),
  ]);
}

const headers = {
  Link: { schema: { type: 'string' } },
  ETag: { schema: { type: 'string' } },
  'Trial-Items-Left': { schema: { type: 'integer' }, example: 9 },
  RateLimit: { schema: { type: 'string' }, example: '"minute";r=299;t=60' },
  Deprecation: { schema: { type: 'string' }, example: '@1795737600' },
  Sunset: { schema: { type: 'string' }, example: 'Tue, 30 Nov 2027 00:00:00 GMT' },
  'RateLimit-Policy': { schema: { type: 'string' }, example: '"minute";q=300;w=60' },
};

function toFileResponse(edition: Edition, content: Part): Part {
  return {
    description: words[edition].file,
    headers: Object.fromEntries(Object.keys(headers).map((name) => [name, refer('headers', name)])),
    content,
  };
}

const bytes = { schema: { type: 'string', format: 'binary' } };

const anyForm = {
  'application/json': { schema: refer('schemas', 'Answer') },
  'application/vnd.jsonstat+json': { schema: { type: 'object' } },
  [mediaTypes.jsonl]: { schema: { type: 'string' }, example: examples.jsonl },
  'text/csv': { schema: { type: 'string' }, example: examples.csv },
  [mediaTypes.parquet]: bytes,
  [mediaTypes.xlsx]: bytes,
};

function toFailures(edition: Edition): Part {
  const descriptions = words[edition].failures;
  return Object.fromEntries(
    failing.map((status) => [
      `Failure${status}`,
      {
        description: descriptions[status],
        ...(status === '429' ? { headers: { 'Retry-After': { schema: { type: 'integer' }, example: 60 } } } : {}),
        content: {
          'application/problem+json': {
            schema: refer('schemas', 'Problem'),
            example: { type: 'urn:beef-to-china:problem', title: descriptions[status], status: Number(status) },
          },
        },
      },
    ]),
  );
}

interface Described {
  readonly sets: readonly DataSet[];
  readonly wholeSets: readonly WholeSet[];
  readonly edition: Edition;
  readonly publicUrl: string;
}

export function describeDoor({ sets, wholeSets, edition, publicUrl }: Described): Part {
  const say = words[edition];
  const own = edition === 'cn' ? '/cn' : '';
  return {
    openapi: '3.1.0',
    info: {
      title: say.title,
      version: '1',
      description: say.about,
      contact: { name: 'Beef to China', url: `${publicUrl}${own}/ContactUs` },
      license: { name: say.license, url: `${publicUrl}${own}/Terms` },
    },
    servers: [{ url: publicUrl }],
    tags: Object.values(say.tags).map(([name, description]) => ({ name, description })),
    security: [{}, { key: [] }, { token: [], application: [] }],
    paths: {
      ...toOwnPaths(sets, edition),
      ...toMorePaths(wholeSets, edition),
      ...Object.fromEntries(sets.map((set) => [`${dataRoot}/${set.name}.json`, toOperation(set, edition, publicUrl)])),
    },
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: say.key },
        token: { type: 'apiKey', in: 'header', name: 'Token', description: say.token },
        application: { type: 'apiKey', in: 'header', name: 'Authorization', description: say.appKey },
      },
      parameters: toParameters(edition),
      headers,
      responses: {
        File: toFileResponse(edition, anyForm),
        Unchanged: { description: say.unchanged },
        ...toFailures(edition),
      },
      schemas: { ...answerSchemas, ...toRowSchemas(sets, edition) },
    },
  };
}

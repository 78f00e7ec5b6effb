import { errorTable } from '@btc/contract/wire/errors.ts';
import { roomByOperation } from '@btc/contract/operations.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { z } from 'zod';
import { shareSchemas } from './share-schemas.ts';

export interface OpenApiBases {
  readonly systemApiBase: string;
  readonly managementApiBase: string;
  readonly publicUrl: string;
}

type JsonSchema = Readonly<Record<string, unknown>>;

/** Codes that any call can answer. */
export const anyCallErrors = [1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1010, 1011, 1012, 1013] as const;

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => toPlainSchema(jsonSchema),
  });
  return rest;
}

/** Replaces keywords that not every OpenAPI reader knows. */
function toPlainSchema(schema: z.core.JSONSchema.BaseSchema): void {
  const { formatMinimum, formatMaximum } = schema;
  if (typeof formatMinimum === 'string' && typeof formatMaximum === 'string') {
    schema.description = `From ${formatMinimum} on, before ${formatMaximum}`;
    delete schema['formatMinimum'];
    delete schema['formatMaximum'];
  }
  // The format says it.
  if (schema.format === 'date' || schema.format === 'date-time') delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // A record of known keys.
  if (schema.type === 'object' && schema.properties === undefined && schema.required !== undefined) {
    const value = schema.additionalProperties ?? {};
    schema.properties = Object.fromEntries(schema.required.map((key) => [key, value]));
    schema.additionalProperties = false;
    delete schema.propertyNames;
  }
  if (schema.prefixItems !== undefined) toPlainTuple(schema, schema.prefixItems);
}

/** A tuple as a fixed-length list; all our tuples hold one type. */
function toPlainTuple(schema: z.core.JSONSchema.BaseSchema, places: readonly z.core.JSONSchema._JSONSchema[]): void {
  schema.items = places[0] ?? {};
  schema.minItems = places.length;
  schema.maxItems = places.length;
  delete schema.prefixItems;
}

function envelopeSchema(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['IsSuccess', 'ErrorCode', 'MessageID', 'Data'],
    properties: {
      IsSuccess: { type: 'boolean' },
      ErrorCode: { type: 'integer', description: '0 on success' },
      MessageID: { type: 'string', format: 'uuid' },
      Data: data,
    },
  };
}

function requestSchema(operation: Operation): JsonSchema {
  return {
    type: 'object',
    required: ['MessageType', 'MessageID', 'Data'],
    properties: {
      MessageType: { const: operation.messageType },
      MessageID: { type: 'string', format: 'uuid' },
      Data: toSchema(operation.input, 'input'),
    },
  };
}

function toResponses(operation: Operation): Record<string, JsonSchema> {
  const codes = [...new Set([...anyCallErrors, ...operation.errors])];
  const byStatus = Map.groupBy(codes, (code) => errorTable[code].status);
  const failures = [...byStatus].map(([status, known]) => [
    String(status),
    {
      description: known.map((code) => `${code} ${errorTable[code].key}`).join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ]);
  return {
    '200': {
      description: 'Success',
      content: { 'application/json': { schema: envelopeSchema(toSchema(operation.output, 'output')) } },
    },
    ...Object.fromEntries(failures),
  };
}

function uploadSchema(operation: Operation): JsonSchema {
  const { properties = {}, required = [] } = toSchema(operation.input, 'input');
  return {
    type: 'object',
    required: ['MessageType', 'MessageID', ...(Array.isArray(required) ? required.map(String) : [])],
    properties: {
      MessageType: { const: operation.messageType },
      MessageID: { type: 'string', format: 'uuid' },
      ...(properties as JsonSchema), // JSON Schema's own shape
      Files: { type: 'string', format: 'binary' },
    },
  };
}

function requestBody(operation: Operation): JsonSchema {
  const content =
    operation.upload === undefined
      ? { 'application/json': { schema: requestSchema(operation) } }
      : { 'multipart/form-data': { schema: uploadSchema(operation) } };
  return { required: true, content };
}

function pathItem(operation: Operation): JsonSchema {
  const post = {
    operationId: operation.name,
    tags: [toTag(operation)],
    summary: operation.summary,
    description: describe(operation),
    security: operation.access.kind === 'public' ? [] : [{ Token: [], Key: [] }],
    requestBody: requestBody(operation),
    responses: toResponses(operation),
  };
  return { post };
}

const tags = {
  site: 'The site: contact, signing, banners',
  members: 'Accounts, sessions, memberships, trials',
  news: 'News, reports and collections',
  videos: 'Videos',
  trade: 'Imports by origin, cut, place, company and plant',
  prices: 'Quotations, indices, benchmarks, live cattle, landed cost',
  market: 'The market board',
  plants: 'Approved plants',
  directory: 'Merchants and exhibitions',
  console: 'The console',
} as const;

function toTag({ name }: Operation): string {
  return roomByOperation.get(name) ?? 'site';
}

function describe({ access, costly }: Operation): string {
  const caller =
    access.kind === 'public' ? 'Open to everyone; what is locked is left out of the answer.' : 'Needs a live session.';
  return costly ? `${caller} An account may have only few such calls under way.` : caller;
}

/** OpenAPI 3.1 document of the operations, generated from the contract alone. */
export function buildOpenApi(operations: readonly Operation[], bases: OpenApiBases): JsonSchema {
  const toAddress = ({ base, name }: Operation) =>
    `${base === 'management' ? bases.managementApiBase : bases.systemApiBase}/${name}`;
  const { paths, schemas } = shareSchemas(
    Object.fromEntries(operations.map((operation) => [toAddress(operation), pathItem(operation)])),
    (address) => address.slice(address.lastIndexOf('/') + 1),
  );
  const used = new Set(operations.map(toTag));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Beef to China portal',
      version: '1',
      termsOfService: `${bases.publicUrl}/Terms`,
      contact: { name: 'Beef to China', url: `${bases.publicUrl}/ContactUs` },
      license: { name: 'Terms of use', url: `${bases.publicUrl}/Terms` },
      description:
        'Calls are POST with JSON {MessageType, MessageID, Data}; the HTTP status repeats what ErrorCode says. ' +
        'A changing call of an account is carried out once by its MessageID: repeated within ten minutes it has the first answer. ' +
        'What an item of a running trial opens is opened by asking for it; with the header Trial-Items: spare nothing is, and TrialLeft ' +
        'in the answer or in what is refused says how many items are left.',
    },
    servers: [{ url: bases.publicUrl }],
    tags: Object.entries(tags)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        Token: { type: 'apiKey', in: 'header', name: 'Token' },
        Key: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The fixed application key' },
      },
      schemas: {
        ...schemas,
        Failure: envelopeSchema({
          type: 'object',
          properties: {
            Dict: { type: 'object' },
            List: {
              type: 'array',
              items: { type: 'object', properties: { Field: { type: 'string' }, Rule: { type: 'string' } } },
            },
          },
        }),
      },
    },
  };
}

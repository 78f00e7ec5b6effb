import { errorTable } from '@btc/contract/wire/errors.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { z } from 'zod';

export interface OpenApiBases {
  readonly systemApiBase: string;
  readonly managementApiBase: string;
  readonly publicUrl: string;
}

type JsonSchema = Readonly<Record<string, unknown>>;

/** The codes that any call can answer. */
export const anyCallErrors = [1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1010, 1011, 1012] as const;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
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
      Data: schemaOf(operation.input, 'input'),
    },
  };
}

function responsesOf(operation: Operation): Record<string, JsonSchema> {
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
      content: { 'application/json': { schema: envelopeSchema(schemaOf(operation.output, 'output')) } },
    },
    ...Object.fromEntries(failures),
  };
}

/** A multipart call: the members of Data are fields beside those of the envelope, the file is binary. */
function uploadSchema(operation: Operation): JsonSchema {
  const { properties = {}, required = [] } = schemaOf(operation.input, 'input');
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
    summary: operation.summary,
    requestBody: requestBody(operation),
    responses: responsesOf(operation),
  };
  return { post: operation.access.kind === 'public' ? post : { ...post, security: [{ Token: [], Key: [] }] } };
}

/** The OpenAPI 3.1 document of the operations, made from the contract alone. */
export function buildOpenApi(operations: readonly Operation[], bases: OpenApiBases): JsonSchema {
  const addressOf = ({ base, name }: Operation) =>
    `${base === 'management' ? bases.managementApiBase : bases.systemApiBase}/${name}`;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Beef to China portal',
      version: '1',
      description:
        'Calls are POST with JSON {MessageType, MessageID, Data}; the HTTP status repeats what ErrorCode says. ' +
        'A changing call of an account is carried out once by its MessageID: repeated within ten minutes it has the first answer.',
    },
    servers: [{ url: bases.publicUrl }],
    paths: Object.fromEntries(operations.map((operation) => [addressOf(operation), pathItem(operation)])),
    components: {
      securitySchemes: {
        Token: { type: 'apiKey', in: 'header', name: 'Token' },
        Key: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The fixed application key' },
      },
      schemas: {
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

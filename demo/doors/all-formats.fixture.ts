import { operations } from '@btc/contract/operations.ts';
import { toApiBase, toMessageType } from '@btc/contract/wire/message-type.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { envelope } from '@btc/server/src/portal-tests/app.fixture.ts';
import type { Demonstration } from '../demonstration.fixture.ts';

type Operations = typeof operations;

export interface DoorAnswer {
  readonly status: number;
  readonly body: string;
  readonly json: Record<string, unknown>;
}

export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
  readonly found: Record<string, unknown>;
}

export function requestAllFormats({ app }: Demonstration, headers: Record<string, string>) {
  return {
    call: async <Name extends keyof Operations>(name: Name, data: object): Promise<OutputOf<Operations[Name]>> => {
      const url = `/api/${toApiBase(name)}/${name}`;
      const answer = await app.inject({ method: 'POST', url, payload: envelope(toMessageType(name), data), headers });
      const { ErrorCode, Data } = answer.json();
      if (ErrorCode !== 0) throw new Error(`${name} answered ${ErrorCode}: ${JSON.stringify(Data)}`);
      return operations[name].output.parse(Data) as OutputOf<Operations[Name]>; // the schema just parsed it
    },
    door: async (path: string): Promise<DoorAnswer> => {
      const { statusCode: status, body } = await app.inject({ url: `/data/v1/${path}`, headers });
      return { status, body, json: body.startsWith('{') ? JSON.parse(body) : {} };
    },
    tool: async (name: string, given: object): Promise<ToolAnswer> => {
      const { body } = await app.inject({
        method: 'POST',
        url: '/mcp',
        headers: {
          ...headers,
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
          'mcp-protocol-version': '2025-11-25',
        },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
      });
      const { result } = JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body);
      return {
        isError: result.isError === true,
        text: result.content[0].text,
        found: result.structuredContent ?? {},
      };
    },
  };
}

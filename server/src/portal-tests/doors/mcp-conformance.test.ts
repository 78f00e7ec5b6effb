import { ApiError } from '@btc/contract/wire/errors.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { createRateWindow } from '#platform/limits/rate-window.ts';
import { createWaitingLine } from '#platform/limits/waiting-line.ts';
import { createMcpRoutes } from '#data/mcp/mcp.routes.ts';
import { defineTool } from '#data/mcp/define-tool.ts';

/*
 * The protocol's own conformance suite against `/mcp`.
 */

/** Suite tests for features that the endpoint lacks; each must fail, or this list is out of date. */
const notOffered = {
  'its own tools, by their names': [
    'tools-call-simple-text',
    'tools-call-image',
    'tools-call-audio',
    'tools-call-embedded-resource',
    'tools-call-mixed-content',
    'tools-call-error',
  ],
  'what needs a session': [
    'tools-call-with-logging',
    'tools-call-with-progress',
    'tools-call-sampling',
    'tools-call-elicitation',
    'elicitation-sep1034-defaults',
    'elicitation-sep1330-enums',
    'logging-set-level',
    'server-sse-multiple-streams',
  ],
  'its own resources, by their addresses': ['resources-read-text', 'resources-read-binary', 'resources-templates-read'],
  'subscriptions, prompts and completion': [
    'resources-subscribe',
    'resources-unsubscribe',
    'prompts-list',
    'prompts-get-simple',
    'prompts-get-with-args',
    'prompts-get-embedded-resource',
    'prompts-get-with-image',
    'completion-complete',
  ],
};

const suite = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/dist/index.js');

let folder: string;
let portal: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'btc-conformance-'));
  portal = await createTestApp({ callLimit: { demand: () => Promise.resolve() } });
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

async function conform(app: FastifyInstance, words: readonly string[]): Promise<string> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `${address.replace('127.0.0.1', 'localhost')}/mcp`;
  return new Promise((resolve, reject) => {
    const given = [suite, 'server', '--url', url, '--output-dir', folder, ...words];
    execFile(process.execPath, given, { cwd: folder, maxBuffer: 2 ** 26 }, (error, printed) => {
      if (error === null) resolve(stripVTControlCharacters(printed));
      else reject(new Error(printed.slice(-4000)));
    });
  });
}

test('every scenario passes but those of what the door does not offer', async () => {
  const missing = join(folder, 'missing.yml');
  const lines = Object.values(notOffered).flat();
  await writeFile(missing, `server:\n${lines.map((name) => `  - ${name}\n`).join('')}`);
  const printed = await conform(portal.app, ['--expected-failures', missing]);
  for (const name of ['server-initialize', 'ping', 'tools-list', 'resources-list', 'dns-rebinding-protection']) {
    expect(printed).toMatch(new RegExp(`✓ ${name}: [1-9]\\d* passed, 0 failed`));
  }
});

const noInput = z.strictObject({});
const own = {
  title: 'Of the suite',
  description: 'What the suite calls.',
  input: noInput,
  output: z.object({ text: z.string() }),
} as const;
const suiteTools = [
  defineTool({
    ...own,
    name: 'test_simple_text',
    run: async () => ({ text: 'This is a simple text response for testing.' }),
  }),
  defineTool({ ...own, name: 'test_error_handling', run: () => Promise.reject(new ApiError(1009)) }),
];

test.each(['tools-call-simple-text', 'tools-call-error'])('a tool conforms: %s', async (scenario) => {
  const app = fastify();
  const caller = { token: null, user: null, address: '127.0.0.1', userAgent: undefined };
  await app.register(
    createMcpRoutes({
      sets: [],
      tools: suiteTools,
      apiFor: () => () => Promise.reject(new ApiError(1009)),
      line: createWaitingLine(),
      publicUrl: portal.config.publicUrl,
      findCaller: () => Promise.resolve(caller),
      findKeyHolder: () => Promise.reject(new ApiError(1006)),
      requestLog: { note: () => undefined },
      findTrialLeft: () => Promise.resolve(null),
      countRate: createRateWindow(portal.clock),
      config: portal.config,
      log: portal.log,
    }),
  );
  try {
    expect(await conform(app, ['--scenario', scenario])).toContain('Passed: 1/1, 0 failed, 0 warnings');
  } finally {
    await app.close();
  }
});

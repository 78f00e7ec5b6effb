import { listExamples } from '@btc/contract/data/data-examples.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './app.fixture.ts';

const run = promisify(execFile);

let portal: TestApp;
let origin: string;
beforeAll(async () => {
  portal = await createTestApp();
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => portal.close());

function findExample(tool: string): string {
  const example = listExamples(origin, 'en').find((one) => one.tool === tool);
  if (example === undefined) throw new Error(`No example for ${tool}`);
  return example.code;
}

test('the example for JavaScript runs as printed', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', findExample('JavaScript')]);
  expect(stdout).toContain('Imports by origin');
  expect(stdout).toContain('Beef to China');
});

test('the example for curl runs as printed, where there is curl', async ({ skip }) => {
  const hasCurl = await run('curl', ['--version']).then(
    () => true,
    () => false,
  );
  skip(!hasCurl, 'this machine has no curl');
  const { stdout } = await run('sh', ['-c', findExample('curl')]);
  expect(stdout).toMatch(/^code,name,volume,/);
});

test('every address of the examples is one of the door, but for the page that a web query reads', async () => {
  const addresses = listExamples('', 'cn').flatMap(({ code }) => code.match(/\/data\/v1\/[\w.-]+\?edition=cn/g) ?? []);
  expect(addresses.length).toBe(listExamples('', 'cn').length - 1);
  for (const address of addresses)
    expect([address, (await portal.app.inject(address)).statusCode]).toEqual([address, 200]);
});

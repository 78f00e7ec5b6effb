import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { createWellKnownRoutes } from './well-known.routes.ts';

async function ask(environment: Record<string, string>, path: string) {
  const result = readConfig(environment, { isTerminal: false });
  if (result.kind === 'issues') throw new Error(result.issues.join('\n'));
  const app = fastify();
  await app.register(createWellKnownRoutes(result.config));
  const answer = await app.inject(`/.well-known/${path}`);
  await app.close();
  return answer;
}

const fingerprint = Array.from({ length: 32 }, () => '0F').join(':');

test('iPhones are told which app opens articles', async () => {
  const answer = await ask({ APP_IOS_ID: 'A1B2C3D4E5.com.example.app' }, 'apple-app-site-association');
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.json()).toEqual({
    applinks: {
      details: [
        {
          appIDs: ['A1B2C3D4E5.com.example.app'],
          components: [{ '/': '/sharedownload', '?': { id: '?*' } }, { '/': '/share/*' }],
        },
      ],
    },
  });
});

test('Android is told the package and its certificates', async () => {
  const settings = { APP_ANDROID_PACKAGE: 'com.example.app', APP_ANDROID_FINGERPRINTS: fingerprint };
  expect((await ask(settings, 'assetlinks.json')).json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'com.example.app',
        sha256_cert_fingerprints: [fingerprint],
      },
    },
  ]);
});

test('without an app there is nothing to be told', async () => {
  for (const path of ['apple-app-site-association', 'assetlinks.json']) {
    expect((await ask({}, path)).statusCode).toBe(404);
  }
});

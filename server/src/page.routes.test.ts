import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createPageRoutes, type PageAnswers } from './page.routes.ts';

const answers: PageAnswers = {
  serveKept: ({ method, url }, response) => {
    const isReady = method === 'GET' && url === '/cn/stored';
    if (isReady) response.writeHead(200, { ETag: '"1"' }).end('stored');
    return isReady;
  },
  middleware: (_request, _response, next) => next(),
  serve: async ({ url }, reply) => {
    if (url === '/cn/broken') throw new Error('Nothing was rendered');
    reply.hijack();
    reply.raw.end('rendered');
  },
};

async function get(url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const app = fastify();
  app.addHook('onSend', async (_request, reply) => void reply.header('X-Shared', '1'));
  app.setErrorHandler((_error, _request, reply) => reply.code(500).send('500'));
  await app.register(createPageRoutes({ answers, requireSearch: () => Promise.resolve() }));
  const { statusCode, headers, body } = await app.inject({ url, method });
  await app.close();
  return { status: statusCode, etag: headers.etag, isShared: 'x-shared' in headers, body };
}

test('a page that is ready goes out with its own headers alone, and any other is rendered', async () => {
  expect(await get('/cn/stored')).toEqual({ status: 200, etag: '"1"', isShared: false, body: 'stored' });
  expect(await get('/cn/other')).toEqual({ status: 200, etag: undefined, isShared: false, body: 'rendered' });
  expect(await get('/cn/stored', 'POST')).toMatchObject({ status: 405, isShared: true });
});

test('a page that cannot be rendered is answered as every failure is', async () => {
  expect(await get('/cn/broken')).toEqual({ status: 500, etag: undefined, isShared: true, body: '500' });
});

import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { apiContext, settingsContext } from '#platform/answers/load-context.ts';
import { fakeApi } from '#platform/testing/fake-api.ts';
import { settingsExample } from '#platform/testing/site-settings.fixture.ts';
import { qrSvg } from './qr-svg.ts';
import { loader } from './qr.route.ts';

const publicUrl = 'https://portal.example';

async function load(query: string, target: string | null = null) {
  const context = new RouterContextProvider();
  const { api, asked } = fakeApi({ GetQrPanel: { Row: { Target: target } } });
  context.set(apiContext, api);
  context.set(settingsContext, { ...settingsExample, publicUrl, socialUrl: null });
  const request = new Request(`${publicUrl}/qr.svg${query}`);
  const response = await loader({ context, request } as unknown as LoaderFunctionArgs); // the rest is not read
  const { headers } = response;
  return { svg: await response.text(), type: headers.get('Content-Type'), age: headers.get('Cache-Control'), asked };
}

test('by itself it is the code of the portal', async () => {
  const { svg, type } = await load('');
  expect(svg).toBe(qrSvg(`${publicUrl}/`));
  expect(type).toBe('image/svg+xml');
});

test('a page of the portal has a code of its own', async () => {
  expect((await load('?path=/cn/BTCPrice')).svg).toBe(qrSvg(`${publicUrl}/cn/BTCPrice`));
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', '', `/${'a'.repeat(300)}`])(
  'to %s no code is drawn',
  async (path) => {
    expect((await load(`?path=${encodeURIComponent(path)}`)).svg).toBe(qrSvg(`${publicUrl}/`));
  },
);

test.each([
  ['en', true],
  ['cn', false],
])(
  'the panel of the edition %s leads where its editors say, and soon elsewhere when they change it',
  async (edition, isEn) => {
    const { svg, age, asked } = await load(`?edition=${edition}`, 'https://w.example/account');
    expect(svg).toBe(qrSvg('https://w.example/account'));
    expect(asked('GetQrPanel')).toEqual([{ isEn }]);
    expect(age).toBe('public, max-age=300');
  },
);

test('a panel without a place of its own leads to the portal', async () => {
  const { svg, age } = await load('?edition=en');
  expect(svg).toBe(qrSvg(`${publicUrl}/`));
  expect(age).toBe('public, max-age=3600');
});

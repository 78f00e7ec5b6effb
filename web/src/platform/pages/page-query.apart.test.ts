// @vitest-environment jsdom
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { clearToken, storeToken } from '../client-state.ts';
import { apiContext } from '../answers/load-context.ts';
import { clientPageLoader, endFirstDocument, type PageQuery, serverPageLoader } from './page-query.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { fakePortal } from '../testing/fake-portal.ts';

afterEach(clearToken);

const tellQuery = ({ edition, params, url, inProcess = false, afterDocument = false }: PageQuery) =>
  Promise.resolve({ edition, params, path: url.pathname, inProcess, afterDocument });

function serve<Result>(query: (query: PageQuery) => Promise<Result>, address: string) {
  const context = new RouterContextProvider();
  context.set(apiContext, fakeApi().api);
  const input = { context, params: { id: '4' }, request: new Request(address) };
  return serverPageLoader(query)(input as unknown as LoaderFunctionArgs); // the rest is not read
}

function open<Result>(
  query: (query: PageQuery) => Promise<Result>,
  address: string,
  keepShown?: (found: Result, shown: Result) => Result,
) {
  fakePortal();
  const input = { params: {}, request: { url: address }, serverLoader: () => Promise.resolve('of the document') };
  return clientPageLoader(query, keepShown)(input as unknown as ClientLoaderFunctionArgs); // as above
}

test.each([
  ['https://portal.example/BTCPrice/Series/4', 'en'],
  ['https://portal.example/cn/BTCPrice/Series/4', 'cn'],
] as const)('on the server %s is a page of the %s edition, asked for in-process', async (address, edition) => {
  expect(await serve(tellQuery, address)).toMatchObject({ edition, params: { id: '4' }, inProcess: true });
});

async function findPage(error: Error) {
  const query = async (): Promise<never> => {
    throw error;
  };
  try {
    return await serve(query, 'https://portal.example/');
  } catch (thrown) {
    return thrown as { readonly data?: object; readonly init?: { readonly status: number } };
  }
}

test.each([
  ['what does not exist', new ApiError(1009), 404],
  ['what is closed', new ApiError(1008), 403],
  ['too many calls', new ApiError(1004), 429],
] as const)('%s answers with a status of its own', async (_what, error, status) => {
  const { data, init } = await findPage(error);
  expect(init?.status).toBe(status);
  expect(data).toMatchObject({ code: error.code });
});

test.each([
  ['Chromium', new TypeError('Failed to fetch')],
  ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['Safari', new TypeError('Load failed')],
])('a connection that fails as %s words it is told as such', async (_engine, error) => {
  const { data, init } = await findPage(error);
  expect([data, init?.status]).toEqual([{ key: 'networkerror' }, 503]);
});

test('an answer that does not come in time is told as such', async () => {
  const { data } = await findPage(new DOMException('The operation timed out', 'TimeoutError'));
  expect(data).toEqual({ key: 'timeout' });
});

test('a fault of our own stays one', async () => {
  const fault = new TypeError('x is undefined');
  expect(await findPage(fault)).toBe(fault);
});

test('the first page of a signed-out reader is the document’s; a signed-in reader’s is asked for', async () => {
  const here = window.location.href;
  expect(await open(tellQuery, here)).toBe('of the document');
  storeToken('token', false);
  expect(await open(tellQuery, here)).toMatchObject({ afterDocument: true, inProcess: false });
  const readNew = () => Promise.resolve('new');
  const join = (found: string, shown: string) => `${found}, ${shown}`;
  expect(await open(readNew, here, join)).toBe('new, of the document');
  clearToken();
  expect(await open(tellQuery, new URL('/cn/BTCData', here).href)).toMatchObject({
    edition: 'cn',
    afterDocument: false,
  });
  const age = document.createElement('page-age');
  document.body.append(age);
  endFirstDocument();
  expect(await open(tellQuery, here)).toMatchObject({ afterDocument: false });
  expect(await open(readNew, here, join)).toBe('new');
  expect(age.isConnected).toBe(false);
});

import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pingDatabase } from '#platform/db/db.ts';
import { createTestApp, envelope, type TestApp } from './app.fixture.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const headlines = envelope(toMessageType('GetBtcInfoHeadlines'), { isEn: false });

function call(name: 'GetBtcInfoHeadlines' | 'GetBeefInfoReportByDate' | 'GetBeefWebDataOneChart', data: string) {
  const text = JSON.stringify(envelope(toMessageType(name), null)).replace('"Data":null', `"Data":${data}`);
  return test.app.inject({
    method: 'POST',
    url: `/api/system/${name}`,
    headers: { 'content-type': 'application/json' },
    payload: text,
  });
}

it('refuses a call that nests too deeply to be written again', async () => {
  for (const levels of [5_000, 30_000]) {
    const response = await call('GetBtcInfoHeadlines', '['.repeat(levels) + ']'.repeat(levels));
    expect(response.json()).toMatchObject({ IsSuccess: false, ErrorCode: 1001 });
  }
});

it('refuses a day of the year 0, which the calendar does not have', async () => {
  expect((await call('GetBeefInfoReportByDate', '{"Date":"0000-01-01"}')).json()).toMatchObject({ ErrorCode: 1001 });
  expect((await call('GetBeefWebDataOneChart', '{"AsPublishedOn":"0000-01-01"}')).json()).toMatchObject({
    ErrorCode: 1001,
    Data: { List: [{ Field: 'AsPublishedOn' }] },
  });
});

it('answers in the envelope below the bases whatever the address is', async () => {
  for (const url of ['/api/system/%ff', '/api/management/%', `/api/system/${'A'.repeat(300)}`]) {
    const response = await test.app.inject({ method: 'POST', url, payload: {} });
    expect(response.json()).toMatchObject({ IsSuccess: false, ErrorCode: 1003 });
    expect(response.statusCode).toBe(404);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  }
});

it('says no more than a status where a request outside the calls is at fault', async () => {
  const json = { 'content-type': 'application/json' };
  const cases = [
    [await test.app.inject({ method: 'POST', url: '/cn/BTCInfo', headers: json, payload: '{bad' }), 400],
    [await test.app.inject({ method: 'POST', url: '/', headers: json, payload: `"${'x'.repeat(70_000)}"` }), 413],
    [await test.app.inject({ method: 'POST', url: '/cn/%ff' }), 400],
    // Read as it is written, it is a page; these tests have none.
    [await test.app.inject('/cn/%ff'), 500],
    [await test.app.inject('/cn/BTCInfo/Section?q=%00'), 400],
    [await test.app.inject(`/cn/BTCInfo?${'x'.repeat(3_000)}`), 414],
    [await test.app.inject('/files/a%00.svg'), 400],
  ] as const;
  for (const [response, status] of cases) {
    expect([response.statusCode, response.body]).toEqual([status, String(status)]);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  }
});

it('tells nobody but the log what failed in a download', async () => {
  const response = await test.app.inject('/download/beef-one.csv?AsPublishedOn=0000-01-01');
  expect(response.statusCode).toBe(400);
  await test.db.schema.dropTable('trade_vintage').cascade().execute();
  const failed = await test.app.inject('/download/beef-one.csv');
  expect([failed.statusCode, failed.body]).toEqual([500, '500']);
});

it('waits no longer than a minute for a request', () => {
  expect(test.app.server).toMatchObject({ headersTimeout: 20_000, requestTimeout: 60_000 });
});

it('answers 503 and when to come again where the database is away, a call as well as a file', async () => {
  const away = await createTestApp();
  await pingDatabase(away.db);
  await away.db.destroy();
  const signedIn = { token: 'a'.repeat(43), authorization: away.config.apiKey };
  const answers = await Promise.all([
    away.app.inject({ method: 'POST', url: '/api/system/GetBtcInfoHeadlines', payload: headlines }),
    away.app.inject({ method: 'POST', url: '/api/system/GetBtcInfoHeadlines', payload: headlines, headers: signedIn }),
    away.app.inject('/download/plants.csv'),
    away.app.inject('/sitemap.xml'),
  ]);
  for (const answer of answers) expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answers[0]?.json()).toMatchObject({ ErrorCode: 1010 });
  await away.close();
});

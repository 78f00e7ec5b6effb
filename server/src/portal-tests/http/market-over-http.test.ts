import { createHttpApi } from '@btc/contract/client.ts';
import { addDays } from '@btc/contract/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { openSession } from '#platform/session/session.ts';
import { createTestApp, type TestApp } from '../app.fixture.ts';

let portal: TestApp;
let base: string;
let id: number;
const chooseCompanyName = 'Zebrawood Provisions';

beforeAll(async () => {
  portal = await createTestApp();
  base = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const poster = await createApi('poster', false);
  const { Row } = await poster('AddWebMarket', {
    Type: 'spot',
    Meat: 'beef',
    Origin: 'URY',
    Cut: 'chuck',
    Quantity: 5,
    QuantityUnit: 't',
    Port: 'shanghai',
    PlantNo: 'SIF 7654',
    Text: `${chooseCompanyName} has it; plant SIF 7654. <script>alert(1)</script>`,
    ValidUntil: addDays(shanghaiDay(portal.clock.now()), 1),
  });
  id = Row.MarketID;
  await poster('AddWebChat', { Title: `${chooseCompanyName} asks`, Content: `From ${chooseCompanyName}` });
});
afterAll(() => portal.close());

function httpApi(token: string | null) {
  const bases = { systemBase: `${base}/api/system`, managementBase: `${base}/api/management` };
  return createHttpApi({ ...bases, apiKey: 'btc-portal', token: () => token });
}

async function createApi(name: string, isPaid: boolean) {
  const now = portal.clock.now();
  const { id: userId } = await portal.db
    .insertInto('account')
    .values({
      login_user_name: name,
      created_at: now,
      company_name: name === 'poster' ? chooseCompanyName : `${name} Ltd.`,
      company_email: `${name}@example.com`,
      email_proven_at: now,
      charge_state_en: isPaid ? 3 : 0,
      charge_en_expire_date: isPaid ? new Date(now.getTime() + 864e5) : null,
      can_visit_module_en: isPaid ? ['Market'] : [],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return httpApi(await openSession(portal.db, { userId, remember: false, now }));
}

async function everything(api: ReturnType<typeof httpApi>): Promise<string> {
  const thread = (await api('GetWebChatList', {})).Rows[0]?.ThreadID ?? 0;
  const answers = await Promise.all([
    api('GetWebMarket', {}),
    api('GetWebMarket', { MarketID: id }),
    api('GetWebMarket', { Keyword: 'chuck' }),
    api('GetWebMarket', { Keyword: 'Zebrawood' }),
    api('GetWebFrom', {}),
    api('GetWebChatList', {}),
    api('GetWebChatList', { Keyword: 'Zebrawood' }),
    api('GetWebChatItem', { ThreadID: thread }),
  ]);
  expect(answers.map((answer) => ('Total' in answer ? answer.Total : null))).toEqual([1, 1, 1, 0, null, 1, 0, 1]);
  return JSON.stringify(answers);
}

test('no answer tells a firm, its address or its plant to who is not entitled', async () => {
  for (const api of [httpApi(null), await createApi('stranger', false)]) {
    const text = await everything(api);
    expect(text).not.toMatch(/Zebrawood|7654|poster|@example/);
    expect(text).toContain('Company 01');
  }
});

test('members with the market section see the firm and the plant, and nobody sees an address', async () => {
  const text = await everything(await createApi('entitled', true));
  expect(text).toContain(chooseCompanyName);
  expect(text).toContain('SIF 7654');
  expect(text).not.toContain('@example');
});

test('a shared signed-out answer never comes from an entitled reader', async () => {
  const entitled = await createApi('first', true);
  await portal.db.updateTable('market_post').set({ updated_at: portal.clock.now() }).execute();
  await entitled('GetWebMarket', {});
  expect(JSON.stringify(await httpApi(null)('GetWebMarket', {}))).not.toContain(chooseCompanyName);
});

import { modules } from '@btc/contract/members/access.ts';
import { openDb } from '@btc/server/src/platform/db/db.ts';
import { openSession } from '@btc/server/src/platform/session/session.ts';
import { join } from 'node:path';
import type { BenchContext, MeasureRow } from '../bench-context.ts';
import { readDatabaseUrl } from '../faults/site.ts';
import { sharedPortal } from '../shared-portal.ts';
import { call } from './calls.row.ts';
import { createApi } from './find-article.ts';
import { measureRatios, type Question } from './ratio.ts';

/** As many members, each with an account and a session: of costly calls an account may have only few under way. */
const memberCount = 64;
const apiKey = 'btc-portal';

/** Sessions of paying members, made beside the portal: signing up asks for what no machine can give. */
async function addMembers({ folder }: BenchContext): Promise<readonly string[]> {
  const { db, close } = openDb(await readDatabaseUrl(join(folder, 'portal/postgres'), 'portal'));
  const now = new Date();
  const expires = new Date('2099-01-01T00:00:00Z');
  const rows = Array.from({ length: memberCount }, (_, index) => ({
    login_user_name: `bench_member_${now.getTime()}_${index}`,
    created_at: now,
    charge_state: 3,
    charge_expire_date: expires,
    can_visit_module: [...modules],
    charge_state_en: 3,
    charge_en_expire_date: expires,
    can_visit_module_en: [...modules],
  }));
  const ids = await db.insertInto('account').values(rows).returning('id').execute();
  const tokens = [];
  for (const { id } of ids) tokens.push(await openSession(db, { userId: id, remember: false, now }));
  await close();
  return tokens;
}

const beefView = { IsFirst: true, Type: 'beef' };

/** The ten calls that members make most; some of them are request signed out too. */
const listCalls = (newsId: number) =>
  [
    ['GetBtcInfoNewsBySection', { Section: 'policy' }],
    ['GetBtcInfoDetail', { NewsID: newsId }],
    ['GetWebMarket', {}],
    ['GetWebFrontApprovePlant', { Meat: 'beef' }],
    ['GetWebPriceDataList', { MarketType: 'forward' }],
    ['GetWebPriceHistory', { SeriesID: 1, Period: 'all' }],
    ['GetBeefWebDataTwoChart', beefView],
    ['GetBeefWebDataTwoTable', beefView],
    ['GetBeefWebDataFiveTable', { IsFirst: true }],
    ['GetBeefWebDataSevenTable', { IsFirst: true }],
  ] as const;
const signedOut = ['GetBtcInfoNewsBySection', 'GetWebPriceDataList', 'GetWebPriceHistory'];

/** Calls over HTTP as members make them, by one after the other, each of whose access is judged; the answers are shared. */
export const measureMemberCalls: MeasureRow = async (context) => {
  const portal = await sharedPortal(context);
  const tokens = await addMembers(context);
  const [first] = (await createApi(portal.address)('GetBtcInfoNewsBySection', { Section: 'policy' })).Rows;
  if (first === undefined) throw new Error('There is no article');
  const questions = listCalls(first.NewsID).flatMap(([name, data]): readonly Question[] => {
    const request = call(name, data);
    const member = { ...request, headers: { ...request.headers, Authorization: apiKey }, tokens };
    const memberQuestion = { name: `${name}, a member`, request: member, aim: 0.25 };
    return signedOut.includes(name)
      ? [{ name: `${name}, signed out`, request, aim: 0.25 }, memberQuestion]
      : [memberQuestion];
  });
  return measureRatios(context, portal, questions);
};

import { join } from 'node:path';
import type { MeasureRow } from '../bench-context.ts';
import { sharedPortal } from '../shared-portal.ts';
import { call } from './calls.row.ts';
import { createApi } from './find-article.ts';
import { addMembers, apiKey } from './member.ts';
import { measureRatios, type Question } from './ratio.ts';

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
  const tokens = await addMembers(join(context.folder, 'portal'));
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

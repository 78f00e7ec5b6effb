import { join } from 'node:path';
import type { MeasureRow } from '../bench-context.ts';
import { sharedPortal } from '../shared-portal.ts';
import { call } from './calls.row.ts';
import type { LoadRequest } from './captured-answer.ts';
import { createApi } from './find-article.ts';
import { addMembers, apiKey } from './member.ts';
import { measureRatios, type Question } from './ratio.ts';

const beefView = { IsFirst: true, Type: 'beef' };

/**
 * The calls that members make most, and those of the pages that gather from many rooms; some of them are asked signed out too.
 * The search is measured in a row of its own: it is shared by nobody, and an account may ask it so often only.
 */
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
    ['GetCut', { Code: 'shank' }],
    ['GetQuotaDesk', {}],
  ] as const;
const signedOut = ['GetBtcInfoNewsBySection', 'GetWebPriceDataList', 'GetWebPriceHistory'];
/** Of the cargo clock, which is computed for each who asks: measured without an aim. */
const cargo = { Origin: 'BRA', Goods: '0202', Kind: 'arrival', Day: '2026-12-20', Port: 'shanghai' };

/** Calls over HTTP as members make them, by one after the other, each of whose access is judged; the answers are shared. */
export const measureMemberCalls: MeasureRow = async (context) => {
  const portal = await sharedPortal(context);
  const tokens = await addMembers(join(context.folder, 'portal'));
  const [first] = (await createApi(portal.address)('GetBtcInfoNewsBySection', { Section: 'policy' })).Rows;
  if (first === undefined) throw new Error('There is no article');
  const asMember = (request: LoadRequest) => ({
    ...request,
    headers: { ...request.headers, Authorization: apiKey },
    turns: { field: 'Token', values: tokens },
  });
  const questions = listCalls(first.NewsID).flatMap(([name, data]): readonly Question[] => {
    const request = call(name, data);
    const memberQuestion = { name: `${name}, a member`, request: asMember(request), aim: 0.25 };
    return signedOut.includes(name)
      ? [{ name: `${name}, signed out`, request, aim: 0.25 }, memberQuestion]
      : [memberQuestion];
  });
  const clock = asMember(call('GetCargoClock', { Cargoes: [cargo] }));
  return measureRatios(context, portal, [...questions, { name: 'GetCargoClock, a member', request: clock }]);
};

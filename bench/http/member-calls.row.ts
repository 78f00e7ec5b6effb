import { join } from 'node:path';
import type { MeasureRow } from '../bench-context.ts';
import { sharedPortal } from '../shared-portal.ts';
import { call } from './calls.row.ts';
import type { LoadRequest } from './captured-answer.ts';
import { createApi } from './find-article.ts';
import { addMembers, apiKey } from './member.ts';
import { measureRatios, type Question } from './ratio.ts';

const beefView = { IsFirst: true, Type: 'beef' };

/** Members' most frequent and most composite calls; search has its own row, as its answers are not shared and it is limited. */
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
/** The cargo clock is computed for each caller: measured without an aim. */
const cargo = { Origin: 'BRA', Goods: '0202', Kind: 'arrival', Day: '2026-12-20', Port: 'shanghai' };

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

import type { MeasureRow } from '../bench-context.ts';
import { sharedPortal } from '../shared-portal.ts';
import { call } from './calls.row.ts';
import { signInMember } from './member.ts';
import { measureRatios } from './ratio.ts';

/** Prices over HTTP, asked again and again: kept bytes for readers without an account; for a member the rows are remembered and written anew. */
export const measurePriceCalls: MeasureRow = async (context) => {
  const portal = await sharedPortal(context);
  const member = await signInMember(portal.address);
  const list = call('GetWebPriceDataList', { MarketType: 'forward' });
  const history = call('GetWebPriceHistory', { SeriesID: 1, Period: 'all' });
  return measureRatios(context, portal, [
    { name: 'GetWebPriceDataList, signed out', asked: list, aim: 0.25 },
    { name: 'GetWebBeefPriceDataIndex', asked: call('GetWebBeefPriceDataIndex', { Period: 'all' }), aim: 0.25 },
    { name: 'GetWebPriceHistory, signed out', asked: history, aim: 0.25 },
    {
      name: 'GetWebPriceDataList, a member',
      asked: { ...list, headers: { ...list.headers, ...member } },
      aim: 0.25,
    },
    {
      name: 'GetWebPriceHistory, a member',
      asked: { ...history, headers: { ...history.headers, ...member } },
      aim: 0.25,
    },
  ]);
};

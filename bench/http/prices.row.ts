import type { MeasureRow } from '../bench-context.ts';
import { sharedPortal } from '../shared-portal.ts';
import { call } from './calls.row.ts';
import type { LoadRequest } from './captured-answer.ts';
import { signInMember } from './member.ts';
import { measureRatios } from './ratio.ts';

/** As many signed-in readers, each known by a session of their own. */
const readers = 16;

/** A call as members make it: asked by one reader after the other. */
function asMembers(asked: LoadRequest, members: readonly Readonly<Record<string, string>>[]): LoadRequest {
  const { Token: _own, ...common } = members[0] ?? {};
  return { ...asked, headers: { ...asked.headers, ...common }, tokens: members.flatMap(({ Token }) => Token ?? []) };
}

/** Prices over HTTP, asked again and again: kept bytes for readers without an account; for members too, once each one's access was judged. */
export const measurePriceCalls: MeasureRow = async (context) => {
  const portal = await sharedPortal(context);
  const members = [];
  while (members.length < readers) members.push(await signInMember(portal.address));
  const list = call('GetWebPriceDataList', { MarketType: 'forward' });
  const history = call('GetWebPriceHistory', { SeriesID: 1, Period: 'all' });
  return measureRatios(context, portal, [
    { name: 'GetWebPriceDataList, signed out', asked: list, aim: 0.25 },
    { name: 'GetWebBeefPriceDataIndex', asked: call('GetWebBeefPriceDataIndex', { Period: 'all' }), aim: 0.25 },
    { name: 'GetWebPriceHistory, signed out', asked: history, aim: 0.25 },
    {
      name: 'GetWebPriceDataList, a member',
      asked: asMembers(list, members),
      aim: 0.25,
    },
    {
      name: 'GetWebPriceHistory, a member',
      asked: asMembers(history, members),
      aim: 0.25,
    },
  ]);
};

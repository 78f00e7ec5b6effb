import { createHttpApi } from '@btc/contract/client.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import type { MeasureRow } from '../bench-context.ts';
import { sharedPortal } from '../shared-portal.ts';
import { call } from './calls.row.ts';
import type { LoadRequest } from './captured-answer.ts';
import { measureRatios } from './ratio.ts';

const apiKey = 'btc-portal';

/** As many signed-in readers, each known by a session of their own. */
const readers = 16;

async function signInReaders(address: string): Promise<readonly string[]> {
  const api = createHttpApi({
    systemBase: `${address}/api/system`,
    managementBase: `${address}/api/management`,
    apiKey,
    token: () => null,
  });
  const tokens: string[] = [];
  while (tokens.length < readers) {
    const { Token } = await api('UserLogin', { UserName: 'demo_paid', Password: encodePassword('Beef2026demo') });
    tokens.push(Token);
  }
  return tokens;
}

/** A call as members make it: asked by one reader after the other. */
function asMembers(asked: LoadRequest, tokens: readonly string[]): LoadRequest {
  return { ...asked, headers: { ...asked.headers, Authorization: apiKey }, tokens };
}

/** Prices over HTTP, asked again and again: kept bytes for readers without an account; for members too, once each one's access was judged. */
export const measurePriceCalls: MeasureRow = async (context) => {
  const portal = await sharedPortal(context);
  const tokens = await signInReaders(portal.address);
  const list = call('GetWebPriceDataList', { MarketType: 'forward' });
  const history = call('GetWebPriceHistory', { SeriesID: 1, Period: 'all' });
  return measureRatios(context, portal, [
    { name: 'GetWebPriceDataList, signed out', asked: list, aim: 0.25 },
    { name: 'GetWebBeefPriceDataIndex', asked: call('GetWebBeefPriceDataIndex', { Period: 'all' }), aim: 0.25 },
    { name: 'GetWebPriceHistory, signed out', asked: history, aim: 0.25 },
    {
      name: 'GetWebPriceDataList, a member',
      asked: asMembers(list, tokens),
      aim: 0.25,
    },
    {
      name: 'GetWebPriceHistory, a member',
      asked: asMembers(history, tokens),
      aim: 0.25,
    },
  ]);
};

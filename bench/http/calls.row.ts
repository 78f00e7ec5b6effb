import { newMessageId } from '@btc/contract/wire/message-id.ts';
import type { OperationName } from '@btc/contract/operations.ts';
import { toMessageType } from '@btc/contract/wire/message-type.ts';
import type { MeasureRow } from '../bench-context.ts';
import { sharedPortal } from '../shared-portal.ts';
import type { LoadRequest } from './captured-answer.ts';
import { measureRatios } from './ratio.ts';

export function call(name: OperationName, data: object): LoadRequest {
  return {
    method: 'POST',
    path: `/api/system/${name}`,
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 (bench)' },
    body: JSON.stringify({ MessageType: toMessageType(name), MessageID: newMessageId(), Data: data }),
  };
}

export const measureCalls: MeasureRow = async (context) => {
  const portal = await sharedPortal(context);
  return measureRatios(context, portal, [
    { name: 'GetBtcInfoHeadlines', request: call('GetBtcInfoHeadlines', { isEn: false }), aim: 0.25 },
    {
      name: 'GetBeefWebDataOneChart',
      request: call('GetBeefWebDataOneChart', { isEn: false, IsFirst: true, Type: 'beef' }),
      aim: 0.25,
    },
    { name: 'GetCut', request: call('GetCut', { isEn: false, Code: 'shank' }), aim: 0.25 },
    { name: 'GetQuotaDesk', request: call('GetQuotaDesk', { isEn: false }), aim: 0.25 },
  ]);
};

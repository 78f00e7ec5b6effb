import { useEffect, useRef } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { messages as membership } from '../membership/messages.ts';
import { toTypeText } from '../membership/offer-words.ts';
import type { OwnRequest } from '../membership/offers.ts';
import { useWaitingRequests } from '../membership/use-waiting-requests.ts';
import { useAccount } from '../use-account.ts';
import { useOwnCall } from '../use-own-call.ts';
import styles from './account.module.css';
import { messages } from './messages.ts';
import { Answered } from './part.tsx';

export function RequestList({ userId }: { userId: number }) {
  const t = useMessages(messages);
  const waiting = useWaitingRequests(userId);
  const answer = useOwnCall('GetMembershipRequests', { PageSize: 50 });
  useReloadOnChange(answer.reload, waiting.length);
  return (
    <Answered answer={answer}>
      {({ Rows }) =>
        Rows.length === 0 && waiting.length === 0 ? (
          <p className={shared['quiet']}>{t.noRequests}</p>
        ) : (
          <ul className={styles['list']}>
            {waiting.map(({ request, requestedAt }) => (
              <RequestRow key={request.RequireLevel} request={request} date={requestedAt} state={t.waiting} />
            ))}
            {Rows.map((request) => (
              <RequestRow
                key={request.RequestID}
                request={request}
                date={request.CreatedDate}
                state={t.requestStates[request.State]}
                reason={request.Reason}
              />
            ))}
          </ul>
        )
      }
    </Answered>
  );
}

interface RequestRowProps {
  readonly request: Pick<OwnRequest, 'RequireLevel' | 'RequireType' | 'GradeMoney'>;
  readonly date: string;
  readonly state: string;
  readonly reason?: string | null;
}

function RequestRow({ request, date, state, reason = null }: RequestRowProps) {
  const t = useMessages(messages);
  const words = useMessages(membership);
  const format = useFormat();
  return (
    <li>
      <div>
        <p>{toTypeText(request, { t: words, format })}</p>
        <p className={shared['quiet']}>{t.askedOn(format.date(date))}</p>
        {reason !== null && <p className={shared['quiet']}>{t.reason(reason)}</p>}
      </div>
      <p className={styles['side']}>{state}</p>
    </li>
  );
}

function useReloadOnChange(reload: () => void, waiting: number): void {
  const { profile } = useAccount();
  const state = `${waiting} ${profile?.ChargeState} ${profile?.ChargeStataEn} ${profile?.RedDot}`;
  const known = useRef(state);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    reload();
  }, [state, reload]);
}

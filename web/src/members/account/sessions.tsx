import type { Operations } from '@btc/contract/operations.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import type { Answer } from '#platform/answers/use-answer.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import styles from './account.module.css';
import { messages } from './messages.ts';
import { Answered } from './part.tsx';

type OwnSessions = OutputOf<Operations['GetSessions']>;
type SessionRow = OwnSessions['Rows'][number];

export function Sessions({ answer }: { answer: Answer<OwnSessions> }) {
  const t = useMessages(messages);
  return (
    <>
      <h3>{t.sessions}</h3>
      <p className={shared['quiet']}>{t.sessionsText}</p>
      <Answered answer={answer}>
        {({ Rows }) => (
          <ul className={styles['list']}>
            {Rows.map((row) => (
              <SessionItem key={row.SessionID} row={row} onEnded={answer.reload} />
            ))}
          </ul>
        )}
      </Answered>
    </>
  );
}

function SessionItem({ row, onEnded }: { row: SessionRow; onEnded: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const device = row.Device ?? t.unknownDevice;
  const { pending, end } = useEnd(row.SessionID, onEnded);
  return (
    <li>
      <div>
        <p>
          {device} {row.isRemembered && <span className={shared['quiet']}>{t.remembered}</span>}
        </p>
        <p className={shared['quiet']}>{t.lastSeen(format.dateTime(row.LastSeenDate))}</p>
        <p className={shared['quiet']}>{t.since(format.dateTime(row.CreatedDate))}</p>
      </div>
      {row.isCurrent ? (
        <p className={styles['side']}>{t.thisDevice}</p>
      ) : (
        <Button size="small" pending={pending} aria-label={t.endLabel(device)} onClick={() => void end()}>
          {t.endSession}
        </Button>
      )}
    </li>
  );
}

function useEnd(sessionId: number, onEnded: () => void) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [pending, setPending] = useState(false);
  const end = async () => {
    setPending(true);
    try {
      await browserApi()('EndSession', { SessionID: sessionId });
      showToast(t.ended);
      onEnded();
    } catch (error) {
      // Ended meanwhile: that is what was wanted.
      if (isApiError(error) && error.code === 1009) onEnded();
      else showToast(formatErrorText(edition, toFailureKey(error)), 'error');
    } finally {
      setPending(false);
    }
  };
  return { pending, end };
}

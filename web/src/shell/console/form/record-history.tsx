import type { Operations } from '@btc/contract/operations.ts';
import type { OutputOf, RequestOf } from '@btc/contract/wire/operation.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { AnswerView } from '../answer-view.tsx';
import { When } from '../facts.tsx';
import layout from '../layout.module.css';
import { messages } from '../messages.ts';
import { useCall } from '../use-call.ts';
import { listChangedFields, toFormerRecord } from './former-record.ts';
import styles from './record-history.module.css';

export type RecordName = RequestOf<Operations['GetRecordHistory']>;
type Change = OutputOf<Operations['GetRecordHistory']>['Rows'][number];

interface RecordHistoryProps {
  readonly record: RecordName;
  readonly shown: ReadonlySet<string>;
  readonly formatLabel: (name: string) => string;
  readonly onRestore: (before: object) => void;
}

export function RecordHistory(props: RecordHistoryProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles['history']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.history}</summary>
      {isOpen && <Changes {...props} />}
    </details>
  );
}

function Changes({ record, ...props }: RecordHistoryProps) {
  const t = useMessages(messages);
  return (
    <AnswerView answer={useCall('GetRecordHistory', record)}>
      {({ Rows }) =>
        Rows.length === 0 ? (
          <p className={layout['note']}>{t.noHistory}</p>
        ) : (
          <ol className={layout['plain']}>
            {Rows.map((change) => (
              <ChangeLine key={change.AuditID} change={change} {...props} />
            ))}
          </ol>
        )
      }
    </AnswerView>
  );
}

function ChangeLine({
  change,
  shown,
  formatLabel,
  onRestore,
}: Omit<RecordHistoryProps, 'record'> & { change: Change }) {
  const t = useMessages(messages);
  const { At, ActorName, Before } = change;
  const fields = listChangedFields(change).filter((name) => shown.has(name));
  return (
    <li>
      <When at={At} /> {ActorName}{' '}
      <span className={layout['sub']}>
        {Before === null ? t.madeNew : t.changedFields(fields.map(formatLabel).join(t.listGap))}
      </span>{' '}
      {Before !== null && fields.length > 0 && (
        <Button
          size="small"
          onClick={() => {
            onRestore(toFormerRecord(Before));
            showToast(t.restored);
          }}
        >
          {t.restore}
        </Button>
      )}
    </li>
  );
}

import type { ReactNode } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import type { Answer } from '#platform/answers/use-answer.ts';
import { ErrorState } from '#ui/state/notice.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import styles from './account.module.css';
import { messages } from './messages.ts';
import type { AccountPart } from './parts.ts';

interface PartProps {
  readonly name: AccountPart;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function Part({ name, action, children }: PartProps) {
  const t = useMessages(messages);
  return (
    <section id={name} className={styles['part']} aria-labelledby={`${name}-title`}>
      <div className={styles['head']}>
        <h2 id={`${name}-title`}>{t.parts[name]}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

export function Answered<Output>({
  answer: { data, failure, reload },
  children,
}: {
  answer: Answer<Output>;
  children: (data: Output) => ReactNode;
}) {
  const edition = useEdition();
  if (data !== null) return children(data);
  if (failure === null) return <Skeleton lines={3} />;
  return (
    <ErrorState onRetry={reload} size="line">
      {formatErrorText(edition, toFailureKey(failure))}
    </ErrorState>
  );
}

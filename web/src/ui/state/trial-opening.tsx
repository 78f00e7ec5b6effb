import type { OperationName } from '@btc/contract/operations.ts';
import { type ReactNode, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { type FailureKey, formatErrorText } from '#i18n/error-messages.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { loadChunk } from '#platform/pages/load-chunk.ts';
import { Button } from '../button.tsx';
import { messages } from './lock-messages.ts';
import { Notice } from './notice.tsx';
import styles from './panel.module.css';

interface TrialOpeningProps {
  readonly left: number;
  readonly calls?: readonly OperationName[] | undefined;
  /** The other step that the reader may take. */
  readonly children: ReactNode;
}

/** Opens what the panel stands for by an item of the trial. */
export function TrialOpening({ left, calls, children }: TrialOpeningProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState<FailureKey | null>(null);
  const open = async () => {
    setOpening(true);
    setFailure(null);
    try {
      const { openByTrial } = await loadChunk(() => import('#platform/pages/trial-opening.ts'));
      await openByTrial({ address: new URL(pathname + search, location.origin), calls, reload: revalidate });
    } catch (error) {
      setFailure(toFailureKey(error));
    } finally {
      setOpening(false);
    }
  };
  return (
    <>
      <Button variant="primary" pending={isOpening} onClick={() => void open()}>
        {left === 1 ? t.openByLast : t.openByTrial(format.number(left))}
      </Button>
      {children}
      {failure !== null && (
        <Notice tone="error" className={styles['ownLine']}>
          {formatErrorText(edition, failure)}
          {t.sentenceGap}
          {t.notOpened}
        </Notice>
      )}
    </>
  );
}

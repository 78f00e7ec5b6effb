import type { PinName } from '@btc/contract/site/pin-kinds.ts';
import type { PinRow } from '@btc/contract/site/pins.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { PageLink } from '#platform/page-link.tsx';
import { usePin } from '#shell/pins/use-pin.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { AnswerCard } from '../search/answer-card.tsx';
import { messages } from './messages.ts';
import styles from './pins.module.css';

export interface PinLineProps {
  readonly pin: PinRow;
  /** The pin above it; null for the first. */
  readonly above: PinName | null;
  /** What it would stand before one place further down, null for the end; null for the last. */
  readonly below: { readonly before: PinName | null } | null;
}

/** A pin with its figures, and the ways to move it and to take it off. */
export function PinLine({ pin, above, below }: PinLineProps) {
  const t = useMessages(messages);
  const { revalidate } = useRevalidator();
  const { isPending, change } = usePin();
  const move = useMove();
  const remove = async () => {
    if (await change(pin, false)) await revalidate();
  };
  return (
    <li className={styles['pin']}>
      <p className={shared['kicker']}>{t.kinds[pin.Kind]}</p>
      <What pin={pin} />
      <p className={styles['acts']} data-print="hide">
        {above !== null && (
          <Button
            size="small"
            aria-label={t.up(pin.Name)}
            pending={move.isPending}
            onClick={() => void move.start(pin, above)}
          >
            ↑
          </Button>
        )}
        {below !== null && (
          <Button
            size="small"
            aria-label={t.down(pin.Name)}
            pending={move.isPending}
            onClick={() => void move.start(pin, below.before)}
          >
            ↓
          </Button>
        )}
        <Button size="small" aria-label={t.removeLabel(pin.Name)} pending={isPending} onClick={() => void remove()}>
          {t.remove}
        </Button>
      </p>
    </li>
  );
}

function What({ pin: { Path, Card, Name, Note, Demo } }: { readonly pin: PinRow }) {
  const t = useMessages(messages);
  const what =
    Card === null ? (
      <span className={styles['plain']}>
        <strong>{Name}</strong> {Demo && <DemoMark kind="data" />}
        {Note !== null && <span className={shared['under']}>{Note}</span>}
      </span>
    ) : (
      <AnswerCard card={Card} />
    );
  if (Path !== null) {
    return (
      <PageLink to={Path} className={styles['link']}>
        {what}
      </PageLink>
    );
  }
  return (
    <div>
      {what}
      <span className={shared['under']}>{t.gone}</span>
    </div>
  );
}

function useMove() {
  const edition = useEdition();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const start = async ({ Kind, Code }: PinName, before: PinName | null) => {
    setPending(true);
    try {
      const Before = before === null ? null : { Kind: before.Kind, Code: before.Code };
      await browserApi()('MovePin', { Kind, Code, Before, isEn: edition === 'en' });
      await revalidate();
    } catch (error) {
      showToast(formatErrorText(edition, toFailureKey(error)), 'error');
    } finally {
      setPending(false);
    }
  };
  return { isPending, start };
}

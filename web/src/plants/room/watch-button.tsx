import type { PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { useState } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages } from '../watch/messages.ts';

/** A plant, or all plants of an origin. */
export type Watchable = { readonly PlantID: number } | { readonly Origin: string; readonly Meat: PlantMeat };

export interface WatchButtonProps {
  readonly subject: Watchable;
  readonly name: string;
  /** Null when signed out: the button then leads to login. */
  readonly watched: boolean | null;
}

export function WatchButton(props: WatchButtonProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  if (props.watched === null) {
    return (
      <LinkButton size="small" to={pathFor(edition, '/Login')} title={t.signedOut}>
        {t.watch(props.name)}
      </LinkButton>
    );
  }
  return <WatchToggle key={`${JSON.stringify(props.subject)} ${props.watched}`} {...props} />;
}

function WatchToggle({ subject, name, watched }: WatchButtonProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [isWatched, setWatched] = useState(watched === true);
  const [isPending, setPending] = useState(false);
  const toggle = async () => {
    setPending(true);
    try {
      const { Row } = await browserApi()('AddDeletePlantWatch', {
        ...subject,
        IsAdd: !isWatched,
        isEn: edition === 'en',
      });
      setWatched(Row.Watched);
      showToast(Row.Watched ? t.watchedToast : t.unwatchedToast);
    } catch (error) {
      const isFull = error instanceof ApiError && error.data.List?.some(({ Rule }) => Rule === 'too_many') === true;
      showToast(isFull ? t.tooMany : formatErrorText(edition, toFailureKey(error)), 'error');
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="small" aria-pressed={isWatched} pending={isPending} onClick={() => void toggle()}>
      {isWatched ? t.watching(name) : t.watch(name)}
    </Button>
  );
}

import { toPlantWatchesPath } from '@btc/contract/plants/plant-paths.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { useScripted } from '#platform/use-scripted.ts';
import shared from '#ui/base/shared.module.css';
import { Button, LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/state/notice.tsx';
import { toOrigin } from '../plant-names.ts';
import { messages } from './messages.ts';
import styles from './watches.module.css';

type Ending = { readonly kind: 'asked' | 'gone' } | { readonly kind: 'stopped' | 'failed'; readonly text: string };

const keyForm = /^[\w-]{20,64}$/;

/** Stops a watch by a mail's key only on a press: mail programs open links by themselves. */
export function StopPart({ stopKey }: { stopKey: string }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const isScripted = useScripted();
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<Ending>({ kind: 'asked' });
  const [isPending, setPending] = useState(false);
  const stop = async () => {
    setPending(true);
    try {
      const { Row } = await browserApi()('StopPlantWatch', { Key: stopKey });
      const origin = toOrigin(edition, Row);
      const name = Row.PlantNo === null ? t.originName(origin, t.meats[Row.Meat]) : `${origin} ${Row.PlantNo}`;
      setEnding({ kind: 'stopped', text: t.stopped(name) });
      // Whoever is signed in has the list under it.
      await revalidate();
    } catch (error) {
      const isGone = isApiError(error) && error.code === 1009;
      const text = formatErrorText(edition, toFailureKey(error));
      setEnding(isGone ? { kind: 'gone' } : { kind: 'failed', text });
    } finally {
      setPending(false);
    }
  };
  if (!keyForm.test(stopKey)) return <Notice tone="caution">{t.stopBad}</Notice>;
  const isOver = ending.kind === 'stopped' || ending.kind === 'gone';
  return (
    <section className={classNames(shared['stack3'], styles['part'])}>
      <h2>{t.stopTitle}</h2>
      <div aria-live="polite">
        {ending.kind === 'asked' && <p>{t.stopText}</p>}
        {ending.kind === 'stopped' && <Notice>{ending.text}</Notice>}
        {ending.kind === 'gone' && <Notice>{t.stopGone}</Notice>}
        {ending.kind === 'failed' && <Notice tone="error">{ending.text}</Notice>}
      </div>
      <p>
        {isOver ? (
          <LinkButton to={toPlantWatchesPath(edition)}>{t.toWatches}</LinkButton>
        ) : (
          <Button variant="primary" disabled={!isScripted} pending={isPending} onClick={() => void stop()}>
            {t.stop}
          </Button>
        )}
      </p>
    </section>
  );
}

import { describeDuty } from '@btc/contract/safeguard/duty-words.ts';
import { myListPage } from '@btc/contract/my-list/pin-paths.ts';
import type { PinRow } from '@btc/contract/my-list/pins.ts';
import type { SinceSentence } from '@btc/contract/home/visit.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import type { Operations } from '@btc/contract/operations.ts';
import { type ReactNode, useEffect } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { type Answer, useAnswer } from '#platform/answers/use-answer.ts';
import { messages as quotaMessages } from '#safeguard/face.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { messages as lockMessages } from '#ui/state/lock-messages.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { StateMark } from '#plants/face.ts';
import { formatPriceText, formatUnitName } from '#prices/face.ts';
import { messages } from './own-messages.ts';
import styles from './own-part.module.css';

type Since = OutputOf<Operations['GetSinceVisit']>;

const shownSentences = 5;
const shownPins = 6;

export function OwnPart() {
  const isEn = useEdition() === 'en';
  const since = useAnswer({ name: `since ${isEn}`, ask: () => browserApi()('GetSinceVisit', { isEn }) });
  const pins = useAnswer({ name: `pins ${isEn}`, ask: () => browserApi()('GetPins', { isEn, Count: shownPins }) });
  const isNew = since.data?.Dict.IsNew === true;
  useEffect(() => {
    // Whoever is told twice misses nothing: a visit that could not be noted is noted the next time.
    if (isNew) browserApi()('NoteVisit', {}).catch(() => undefined);
  }, [isNew]);
  return (
    <div className={shared['stack4']}>
      <Answered answer={since}>{(found) => <SincePart since={found} />}</Answered>
      {/* After what stands above it, so that it keeps its place. */}
      {!since.isLoading && (
        <Answered answer={pins}>{({ Rows, Total }) => <ListPart pins={Rows} total={Total} />}</Answered>
      )}
    </div>
  );
}

interface AnsweredProps<Output> {
  readonly answer: Answer<Output>;
  readonly children: (found: Output) => ReactNode;
}

function Answered<Output>({ answer, children }: AnsweredProps<Output>) {
  const t = useMessages(messages);
  if (answer.data !== null) return children(answer.data);
  if (answer.failure === null) return <Skeleton lines={4} />;
  return (
    <p className={shared['line']}>
      {t.failed}
      <Button size="small" pending={answer.isLoading} onClick={answer.reload}>
        {t.again}
      </Button>
    </p>
  );
}

function SincePart({ since: { Rows, Dict } }: { readonly since: Since }) {
  const t = useMessages(messages);
  const format = useFormat();
  const rest = Rows.slice(shownSentences);
  return (
    <section className={styles['part']}>
      <h2>{Dict.IsFirst ? t.firstWeek : t.since(format.date(Dict.Since))}</h2>
      {Rows.length === 0 && <p className={shared['quiet']}>{t.quiet}</p>}
      <Sentences rows={Rows.slice(0, shownSentences)} />
      {rest.length > 0 && (
        <details>
          <summary>{t.moreOf(format.number(rest.length))}</summary>
          <Sentences rows={rest} />
        </details>
      )}
      {Rows.some(({ Demo }) => Demo) && <DemoMark kind="data" />}
    </section>
  );
}

function Sentences({ rows }: { readonly rows: readonly SinceSentence[] }) {
  return (
    <ul className={styles['rows']}>
      {rows.map(({ Kind, Text, Path }) => (
        <li key={`${Kind} ${Text}`}>
          <PageLink to={Path}>{Text}</PageLink>
        </li>
      ))}
    </ul>
  );
}

function ListPart({ pins, total }: { readonly pins: readonly PinRow[]; readonly total: number }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return (
    <section className={styles['part']}>
      <h2>
        <PageLink to={pathFor(edition, myListPage)}>{t.list}</PageLink>
      </h2>
      {total === 0 && <p className={shared['quiet']}>{t.empty}</p>}
      <ul className={styles['rows']}>
        {pins.map((pin) => (
          <li key={`${pin.Kind} ${pin.Code}`} className={styles['pin']}>
            {pin.Path === null ? <span>{pin.Name}</span> : <PageLink to={pin.Path}>{pin.Name}</PageLink>}
            <PinFigure pin={pin} />
          </li>
        ))}
      </ul>
      {total > pins.length && (
        <p className={shared['small']}>
          <PageLink to={pathFor(edition, myListPage)}>{t.all(format.number(total))}</PageLink>
        </p>
      )}
    </section>
  );
}

function PinFigure({ pin: { Card, Path, Note } }: { readonly pin: PinRow }) {
  const t = useMessages(messages);
  const ui = useMessages(lockMessages);
  const quota = useMessages(quotaMessages);
  const edition = useEdition();
  const format = useFormat();
  if (Path === null) return <span className={shared['small']}>{t.gone}</span>;
  if (Card === null) return Note !== null && <span className={shared['small']}>{Note}</span>;
  switch (Card.Kind) {
    case 'plant':
      return <StateMark state={Card.State} />;
    case 'quota':
      return (
        <span>
          {Card.UsedPercent !== null && <strong>{format.percent(Card.UsedPercent)}</strong>}{' '}
          {Card.Duty !== null && <small>{quota.dutyToday(describeDuty(Card.Duty, edition))}</small>}
        </span>
      );
    case 'price':
      if (Card.Mainstream === null) return <small>{ui.lockedMark}</small>;
      return (
        <span>
          <strong>{formatPriceText(format, Card.Unit, Card.Mainstream)}</strong>{' '}
          <small>{formatUnitName(format, Card.Unit)}</small>{' '}
          {Card.ChangeWeek !== null && (
            <ChangeMark value={Card.ChangeWeek.Value} text={format.changePercent(Card.ChangeWeek.Percent)} />
          )}{' '}
          <small>{format.dateShort(Card.Date)}</small>
        </span>
      );
  }
}

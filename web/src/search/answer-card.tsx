import { describeDuty } from '@btc/contract/safeguard/duty-words.ts';
import type { SearchCard } from '@btc/contract/search/search.ts';
import type { ReactNode } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages as safeguardMessages } from '#safeguard/face.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { LockIcon } from '#ui/icons.tsx';
import { messages as lockMessages } from '#ui/state/lock-messages.ts';
import { StateMark } from '#plants/face.ts';
import { formatPriceText, formatUnitName } from '#prices/face.ts';
import styles from './found.module.css';
import { messages } from './messages.ts';

type CardOf<Kind extends SearchCard['Kind']> = Extract<SearchCard, { Kind: Kind }>;

/** A direct answer with its date; rendered inside a link or a list row. */
export function AnswerCard({ card }: { readonly card: SearchCard }) {
  return (
    <CardFrame {...card}>
      <Figures card={card} />
    </CardFrame>
  );
}

export interface CardFrameProps extends Pick<SearchCard, 'Name' | 'Note' | 'Demo'> {
  readonly children: ReactNode;
}

export function CardFrame({ Name, Note, Demo, children }: CardFrameProps) {
  return (
    <span className={styles['card']}>
      <span className={styles['name']}>
        {Name} {Demo && <DemoMark kind="data" />}
      </span>
      {Note !== null && <span className={shared['small']}>{Note}</span>}
      {children}
    </span>
  );
}

export function Figures({ card }: { readonly card: SearchCard }) {
  switch (card.Kind) {
    case 'price':
      return card.Locked === null ? <Price card={card} /> : <LockedPrice card={card} />;
    case 'plant':
      return <Plant card={card} />;
    case 'quota':
      return <Quota card={card} />;
  }
}

export function Figure({ figure, facts }: { readonly figure: ReactNode; readonly facts: readonly ReactNode[] }) {
  return (
    <span className={styles['figures']}>
      <span className={styles['figure']}>{figure}</span>
      {facts.map((fact, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the facts of one card keep their order
        <span key={index}>{fact}</span>
      ))}
    </span>
  );
}

function Price({ card }: { readonly card: CardOf<'price'> }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { Low, Mainstream, High, Unit, ChangeWeek } = card;
  const text = (value: number) => formatPriceText(format, Unit, value);
  return (
    <Figure
      figure={
        Mainstream !== null && (
          <>
            {text(Mainstream)} <small>{formatUnitName(format, Unit)}</small>
          </>
        )
      }
      facts={[
        ChangeWeek !== null && (
          <>
            {t.onWeek} <ChangeMark value={ChangeWeek.Value} text={format.changePercent(ChangeWeek.Percent)} />
          </>
        ),
        Low !== null && High !== null && t.band(text(Low), text(High)),
        t.latestOn(format.date(card.Date)),
      ]}
    />
  );
}

/** Only states that there is a price, and its date. */
function LockedPrice({ card }: { readonly card: CardOf<'price'> }) {
  const isStranger = card.Locked?.Reason === 'anonymous';
  const t = useMessages(messages);
  const ui = useMessages(lockMessages);
  const format = useFormat();
  return (
    <span className={classNames(styles['figures'], isStranger && styles['signedOut'])}>
      <span className={styles['lock']}>
        <LockIcon /> {ui.lockedMark}
      </span>
      <span>{t.latestOn(format.date(card.Date))}</span>
    </span>
  );
}

function Plant({ card }: { readonly card: CardOf<'plant'> }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <span className={styles['figures']}>
      <StateMark state={card.State} isLarge />
      <span>{card.Meats.map((meat) => t.meats[meat]).join(' · ')}</span>
      <span>{t.asOf(format.date(card.Date))}</span>
    </span>
  );
}

function Quota({ card }: { readonly card: CardOf<'quota'> }) {
  const t = useMessages(messages);
  const words = useMessages(safeguardMessages);
  const format = useFormat();
  const edition = useEdition();
  const { UsedPercent, UsedOn, Duty } = card;
  return (
    <Figure
      figure={
        UsedPercent === null ? (
          t.notCounted
        ) : (
          <>
            {format.percent(UsedPercent)} <small>{t.quotaUsed}</small>
          </>
        )
      }
      facts={[
        t.quotaOf(format.year(card.Year), format.volumeInText(card.Quota)),
        Duty !== null && words.dutyToday(describeDuty(Duty, edition)),
        UsedOn !== null && t.countedTo(format.date(UsedOn)),
      ]}
    />
  );
}

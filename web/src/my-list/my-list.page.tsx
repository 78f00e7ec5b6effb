import type { GetAlerts } from '@btc/contract/my-list/alerts.ts';
import { myListPage } from '@btc/contract/my-list/pin-paths.ts';
import { maxPins } from '@btc/contract/my-list/pin-kinds.ts';
import type { PinRow } from '@btc/contract/my-list/pins.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { quotaPage } from '@btc/contract/trade/quota-paths.ts';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { pageHead } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { Button, LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { lazyPart } from '#ui/state/lazy-part.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { SignedOutState } from '#ui/state/signed-out.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { AlertChannels } from './alert-channels.tsx';
import { messages } from './messages.ts';
import { isDemo, PinLine } from './pin-line.tsx';
import styles from './pins.module.css';
import { loadPins, type Months } from './pins-query.ts';
import { useAlerts } from './use-alerts.ts';
import { usePinList } from './use-pin-list.ts';

export const loader = serverPageLoader(loadPins);
export const clientLoader = clientPageLoader(loadPins);

export const meta = pageHead(messages, ({ title, description }) => ({
  title,
  description,
  path: myListPage,
  indexed: false,
}));

// Whoever reads the list loads none of it.
const ArrangePins = lazyPart(async () => (await import('./arrange-pins.tsx')).ArrangePins, {
  loading: <Skeleton lines={6} />,
});

export default function MyListPage() {
  const t = useMessages(messages);
  const found = useLoaderData<typeof loader>();
  return (
    <div className={classNames(shared['stack5'], shared['shrinks'], styles['page'])}>
      {found.pins === null || found.pins.length === 0 ? (
        <>
          <h1>{t.title}</h1>
          {found.pins === null ? (
            <SignedOutState title={t.signedOutTitle}>{t.signedOutText}</SignedOutState>
          ) : (
            <Empty />
          )}
        </>
      ) : (
        <Pins {...found} />
      )}
    </div>
  );
}

function Empty() {
  const t = useMessages(messages);
  const edition = useEdition();
  const rooms = [
    [t.toPrices, '/BTCPrice'],
    [t.toQuotas, quotaPage],
    [t.toPlants, '/BTCEst'],
    [t.toData, '/BTCData'],
  ] as const;
  return (
    <EmptyState
      level={2}
      title={t.emptyTitle}
      actions={rooms.map(([name, path]) => (
        <LinkButton key={path} to={pathFor(edition, path)}>
          {name}
        </LinkButton>
      ))}
    >
      {t.emptyText}
    </EmptyState>
  );
}

interface PinsProps {
  readonly pins: readonly PinRow[];
  readonly alerts: OutputOf<typeof GetAlerts>;
  readonly months: Months;
}

function Pins({ pins, alerts: { Rows: rules, List: channels, Dict }, months }: PinsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { lines, arrange, ...acts } = usePinList(pins);
  const alerts = useAlerts(rules);
  const [isArranging, setArranging] = useState(false);
  const left = lines.filter(({ isRemoved }) => !isRemoved);
  const isAllDemo = left.length > 1 && left.every(({ pin }) => isDemo(pin, months));
  const locked = left.find(({ pin: { Card } }) => Card?.Kind === 'price' && Card.Locked !== null)?.pin.Card;
  return (
    <>
      <header className={shared['endsOfLine']}>
        <div>
          <h1>{t.title}</h1>
          <p className={shared['quiet']}>
            {t.lead(format.number(left.length), format.number(maxPins))} {isAllDemo && <DemoMark kind="data" />}
          </p>
        </div>
        {(left.length > 1 || isArranging) && (
          <Button size="small" data-print="hide" onClick={() => setArranging(!isArranging)}>
            {isArranging ? t.arranged : t.arrange}
          </Button>
        )}
      </header>
      {isArranging ? (
        <ArrangePins lines={lines} arrange={arrange} />
      ) : (
        <ol className={styles['list']}>
          {lines.map((line) => (
            <PinLine key={line.key} line={line} months={months} marksDemo={!isAllDemo} alerts={alerts} {...acts} />
          ))}
        </ol>
      )}
      {!isArranging && <AlertChannels channels={channels} email={Dict.Email} hasRules={alerts.hasRules} />}
      {!isArranging && locked?.Kind === 'price' && locked.Locked !== null && (
        <LockedPanel title={t.lockedTitle} reason={locked.Locked.Reason} level={2} size="line">
          <p>{t.lockedText}</p>
        </LockedPanel>
      )}
    </>
  );
}

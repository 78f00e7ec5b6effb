import { alertChannels, type AlertChannel, defaultMailTimes } from '@btc/contract/my-list/alert-kinds.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { lazyPart } from '#ui/state/lazy-part.tsx';
import type { Channel } from './alert-channel.ts';
import { messages } from './alert-messages.ts';
import styles from './pins.module.css';

// Whoever reads the list loads no form.
const ChannelDialog = lazyPart(async () => (await import('./channel-dialog.tsx')).ChannelDialog, { loading: null });

const firstMail = {
  Channel: 'mail',
  Address: null,
  ...defaultMailTimes,
  IsOn: true,
  SigningSecret: null,
  SentDate: null,
  LastError: null,
} as const;

interface AlertChannelsProps {
  readonly channels: readonly Channel[];
  /** The address for mails; null: none yet. */
  readonly email: string | null;
  /** Mails are on by default once there is a rule, before the reader has set up any channel. */
  readonly hasRules: boolean;
}

export function AlertChannels({ channels, email, hasRules }: AlertChannelsProps) {
  const t = useMessages(messages);
  const [open, setOpen] = useState<AlertChannel | null>(null);
  const Edition = useEdition();
  const first = hasRules ? [{ ...firstMail, Edition }] : [];
  const find = (kind: AlertChannel) => [...channels, ...first].find(({ Channel: one }) => one === kind) ?? null;
  return (
    <section id="alerts" className={shared['stack3']} aria-labelledby="alerts-title" data-print="hide">
      <h2 id="alerts-title">{t.channelsTitle}</h2>
      <p className={shared['quiet']}>{t.channelsLead}</p>
      <ul className={styles['list']}>
        {alertChannels.map((kind) => (
          <ChannelLine key={kind} kind={kind} channel={find(kind)} email={email} onOpen={() => setOpen(kind)} />
        ))}
      </ul>
      {open !== null && <ChannelDialog kind={open} channel={find(open)} onClose={() => setOpen(null)} />}
    </section>
  );
}

interface ChannelLineProps extends Pick<AlertChannelsProps, 'email'> {
  readonly kind: AlertChannel;
  readonly channel: Channel | null;
  readonly onOpen: () => void;
}

function ChannelLine({ kind, channel, email, onOpen }: ChannelLineProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  const { isPending, turn } = useTurn();
  const isOn = channel?.IsOn === true;
  return (
    <li className={styles['channel']}>
      <div>
        <p className={shared['flush']}>
          {t.channels[kind]} <ChannelState channel={channel} />
        </p>
        {kind === 'mail' && email === null && (
          <p className={shared['small']}>
            {t.noEmail} <PageLink to={pathFor(edition, '/Account')}>{t.toAccount}</PageLink>
          </p>
        )}
        {kind === 'mail' && email !== null && <p className={shared['small']}>{t.to(email)}</p>}
        {isOn && channel.LastError !== null && <p className={shared['small']}>{t.failed(channel.LastError)}</p>}
        {isOn && channel.SentDate !== null && (
          <p className={shared['small']}>{t.sent(format.dateTime(channel.SentDate))}</p>
        )}
      </div>
      <div className={shared['buttons']}>
        {isOn && (kind !== 'mail' || email !== null) && <TestButton kind={kind} />}
        {channel !== null && (
          <Button
            size="small"
            variant="quiet"
            pending={isPending}
            aria-label={isOn ? t.turnOffOf(t.channels[kind]) : t.turnOnOf(t.channels[kind])}
            onClick={() => (isOn || kind === 'mail' ? turn(channel) : onOpen())}
          >
            {isOn ? t.turnOff : t.turnOn}
          </Button>
        )}
        <Button size="small" aria-label={t.changeOf(t.channels[kind])} onClick={onOpen}>
          {channel === null ? t.setUp : t.change}
        </Button>
      </div>
    </li>
  );
}

function ChannelState({ channel }: Pick<ChannelLineProps, 'channel'>) {
  const t = useMessages(messages);
  const hour = (value: number) => `${value}:00`;
  const toText = () => {
    if (channel === null) return t.notSet;
    const { IsOn, Hour, QuietFrom, QuietTo } = channel;
    if (!IsOn) return t.off;
    if (Hour !== null) return t.daily(hour(Hour));
    return QuietFrom === null || QuietTo === null ? t.atOnce : t.atOnceBut(hour(QuietFrom), hour(QuietTo));
  };
  return <span className={shared['quiet']}>{toText()}</span>;
}

/** Delay before the result of a test is fetched. */
const testMs = 3000;

function TestButton({ kind }: Pick<ChannelLineProps, 'kind'>) {
  const t = useMessages(messages);
  const { revalidate } = useRevalidator();
  const { isPending, run } = useCall();
  const test = async () => {
    await browserApi()('SendAlertTest', { Channel: kind });
    showToast(t.testSent);
    setTimeout(() => void revalidate(), testMs);
  };
  return (
    <Button
      size="small"
      variant="quiet"
      pending={isPending}
      aria-label={t.testOf(t.channels[kind])}
      onClick={() => run(test)}
    >
      {t.test}
    </Button>
  );
}

function useCall() {
  const edition = useEdition();
  const [isPending, setPending] = useState(false);
  const run = async (call: () => Promise<void>) => {
    setPending(true);
    try {
      await call();
    } catch (error) {
      showToast(formatErrorText(edition, toFailureKey(error)), 'error');
    } finally {
      setPending(false);
    }
  };
  return { isPending, run: (call: () => Promise<void>) => void run(call) };
}

/** Turns a channel off, or mail on again, with its former settings; others are turned on by their dialog, with the password. */
function useTurn() {
  const { revalidate } = useRevalidator();
  const { isPending, run } = useCall();
  const turn = async ({ Channel: kind, Address, Hour, QuietFrom, QuietTo, Edition, IsOn }: Channel) => {
    const same = { Channel: kind, Address, Hour, QuietFrom, QuietTo, isEn: Edition === 'en' };
    await browserApi()('SaveAlertChannel', { ...same, IsOn: !IsOn });
    await revalidate();
  };
  return { isPending, turn: (channel: Channel) => run(() => turn(channel)) };
}

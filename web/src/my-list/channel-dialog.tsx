import { type AlertChannel, defaultMailTimes, opensChannel } from '@btc/contract/my-list/alert-kinds.ts';
import { rules as channelRules } from 'form-rules:SaveAlertChannel';
import { useRevalidator } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { passwordCodec } from '#members/face.ts';
import shared from '#ui/base/shared.module.css';
import { callFields, toText, useCallValues } from '#ui/call-form/call-fields.tsx';
import { CallForm } from '#ui/call-form/call-form.tsx';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import type { Channel } from './alert-channel.ts';
import { messages } from './alert-messages.ts';
import styles from './pins.module.css';

const { Line, Choice, Secret } = callFields<'SaveAlertChannel'>();
const { Password: optional, ...others } = channelRules;
// Asked for where it is shown.
const rules = optional === undefined ? others : { ...others, Password: { ...optional, isRequired: true } };
const codecs = { Password: passwordCodec };

const hours = Array.from({ length: 24 }, (_, hour) => ({
  code: String(hour),
  nameCn: `${hour}:00`,
  nameEn: `${hour}:00`,
}));

interface ChannelDialogProps {
  readonly kind: AlertChannel;
  readonly channel: Channel | null;
  readonly onClose: () => void;
}

export function ChannelDialog({ kind, channel, onClose }: ChannelDialogProps) {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  const { revalidate } = useRevalidator();
  const isMail = kind === 'mail';
  return (
    <Dialog isOpen onClose={onClose} title={t.channels[kind]}>
      <CallForm
        operation="SaveAlertChannel"
        rules={rules}
        codecs={codecs}
        notInDraft={['Password', 'Secret']}
        row={null}
        initial={channel ?? defaultMailTimes}
        fixed={() => ({ Channel: kind, IsOn: true, isEn, ...(isMail ? { Address: null } : {}) })}
        draftName={`alerts.${kind}`}
        labels={t.channelLabels}
        issues={t.channelIssues}
        confirm={t.save}
        onCancel={onClose}
        onDone={async () => {
          showToast(t.saved);
          onClose();
          await revalidate();
        }}
      >
        {!isMail && (
          <Line name="Address" hint={t.addressHints[kind]} type="url" autoComplete="off" spellCheck={false} />
        )}
        {(kind === 'dingtalk' || kind === 'feishu') && (
          <Line name="Secret" hint={t.secretHint} autoComplete="off" spellCheck={false} />
        )}
        {kind === 'webhook' && <SigningSecret secret={channel?.SigningSecret ?? null} />}
        <Times isMail={isMail} />
        <OwnPassword kind={kind} channel={channel} />
      </CallForm>
    </Dialog>
  );
}

/** Shown where alerts would leave for a new address, or again. */
function OwnPassword({ kind, channel }: Pick<ChannelDialogProps, 'kind' | 'channel'>) {
  const t = useMessages(messages);
  const { Address, Secret: key } = useCallValues();
  const after = {
    Channel: kind,
    Address: toText(Address).trim() || null,
    Secret: toText(key).trim() || null,
    IsOn: true,
  };
  return opensChannel(channel, after) ? <Secret name="Password" hint={t.passwordHint} /> : null;
}

function SigningSecret({ secret }: { readonly secret: string | null }) {
  const t = useMessages(messages);
  if (secret === null) return <p className={shared['quiet']}>{t.signingLater}</p>;
  return (
    <p className={shared['line']}>
      <span className={shared['quiet']}>{t.signing}</span> <code className={styles['secret']}>{secret}</code>
      <CopyButton size="small" text={secret}>
        {t.copy}
      </CopyButton>
    </p>
  );
}

/** Quiet hours are offered only where no fixed hour is chosen. */
function Times({ isMail }: { readonly isMail: boolean }) {
  const t = useMessages(messages);
  const { Hour } = useCallValues();
  return (
    <>
      <Choice name="Hour" of={hours} none={isMail ? t.mailAtOnce : t.anyTime} />
      {(Hour === undefined || Hour === '') && (
        <>
          <Choice name="QuietFrom" of={hours} none={t.never} />
          <Choice name="QuietTo" of={hours} none={t.never} />
        </>
      )}
    </>
  );
}

import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { formatFailureText } from '#shell/console/actions/failure.ts';
import layout from '#shell/console/layout.module.css';
import { Notice } from '#ui/state/notice.tsx';
import { messages } from '../messages.ts';
import type { useSending } from './use-sending.ts';

export function SendingProgress({ sending }: { readonly sending: ReturnType<typeof useSending> }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { isPending, failure, isStopped, share } = sending;
  return (
    <>
      <output>{isPending && t.sending(format.percent(share * 100, 0))}</output>
      {isPending && <progress className={layout['progress']} value={share} max={1} aria-label={t.file} />}
      {isStopped && <Notice>{t.stopped}</Notice>}
      {failure !== null && !isStopped && <Notice tone="error">{formatFailureText(edition, failure)}</Notice>}
    </>
  );
}

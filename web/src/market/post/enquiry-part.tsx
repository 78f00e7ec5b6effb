import { rules } from 'form-rules:SendFuturesEmail';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { callFields } from '#ui/call-form/call-fields.tsx';
import { CallForm } from '#ui/call-form/call-form.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { EmptyState, Notice } from '#ui/state/notice.tsx';
import { t } from '../messages.en.ts';
import { toFailureText } from '../use-send.ts';
import styles from '../write.module.css';
import type { PostData } from './post-query.ts';

const { Area, Tick } = callFields<'SendFuturesEmail'>();

export function EnquiryPart({ found: { post, locked } }: { found: PostData }) {
  if (post.State !== 'open') return <EmptyState level={2} title={t.notOpen} />;
  if (locked !== null) {
    return (
      <LockedPanel level={2} title={t.enquiryLocked} reason={locked}>
        {t.enquiryLockedText}
      </LockedPanel>
    );
  }
  return <EnquiryForm id={post.MarketID} />;
}

function EnquiryForm({ id }: { id: number }) {
  const format = useFormat();
  const [sentAt, setSentAt] = useState<string | null>(null);
  return (
    <section className={styles['part']}>
      <h2>{sentAt === null ? t.enquiryTitle : t.sentTitle}</h2>
      {sentAt !== null ? (
        <Notice>{t.sentText(format.dateTime(sentAt))}</Notice>
      ) : (
        <CallForm
          operation="SendFuturesEmail"
          rules={rules}
          row={null}
          initial={{}}
          notInDraft={['ShareEmail']}
          fixed={() => ({ MarketID: id })}
          draftName={`market.enquiry.${id}`}
          labels={{ Content: t.enquiryText, ShareEmail: t.consent }}
          issues={t.fieldIssues}
          confirm={t.send}
          onDone={(answer) => setSentAt(answer?.Row.SentDate ?? null)}
          toFailureText={toFailureText}
        >
          <p>{t.enquiryWhat}</p>
          <Area name="Content" hint={t.enquiryHint} rows={7} />
          <Tick name="ShareEmail" />
        </CallForm>
      )}
    </section>
  );
}

import { type FormEvent, useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { EmptyState, Notice } from '#ui/state/notice.tsx';
import { t } from '../messages.en.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useSend } from '../use-send.ts';
import styles from '../write.module.css';
import type { PostData } from './post-query.ts';

/** The way to the poster: the form, or why there is none. */
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
  const draft = useDraft(`market.enquiry.${id}`, { Content: '' });
  const [agrees, setAgrees] = useState(false);
  const [sentAt, setSentAt] = useState<string | null>(null);
  const sending = useSend();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { Content } = draft.values;
    const issues = {
      ...(Content.trim() === '' ? { Content: 'missing' } : {}),
      ...(agrees ? {} : { ShareEmail: 'consent' }),
    };
    sending.show(issues);
    if (Object.keys(issues).length > 0) return;
    const enquiry = { MarketID: id, Content, ShareEmail: agrees };
    await sending.run(async (api) => {
      const { Row } = await api('SendFuturesEmail', enquiry);
      draft.clear();
      setSentAt(Row.SentDate);
    });
  };
  return (
    <section className={styles['part']}>
      <h2>{sentAt === null ? t.enquiryTitle : t.sentTitle}</h2>
      {sentAt !== null ? (
        <Notice>{t.sentText(format.dateTime(sentAt))}</Notice>
      ) : (
        <form noValidate className={styles['form']} onSubmit={(event) => void send(event)}>
          <p>{t.enquiryWhat}</p>
          <TextArea
            label={t.enquiryText}
            hint={t.enquiryHint}
            rows={7}
            maxLength={2000}
            value={draft.values.Content}
            error={sending.toIssue('Content')}
            onChange={(event) => draft.set({ Content: event.target.value })}
          />
          <Checkbox
            checked={agrees}
            error={sending.toIssue('ShareEmail')}
            onChange={(event) => setAgrees(event.target.checked)}
          >
            {t.consent}
          </Checkbox>
          {sending.failure !== null && <Notice tone="error">{sending.failure}</Notice>}
          <div className={styles['buttons']}>
            <Button type="submit" variant="primary" pending={sending.isPending}>
              {t.send}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

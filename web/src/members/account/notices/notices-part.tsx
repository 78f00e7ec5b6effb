import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages as membershipMessages } from '../../membership/messages.ts';
import { accountSession } from '../../use-account.ts';
import { useOwnCall } from '../../use-own-call.ts';
import styles from '../account.module.css';
import { messages } from '../messages.ts';
import { noticeLink, noticeReason, type NoticeRow, formatNoticeText } from './notice-words.ts';
import { Answered, Part } from '../part.tsx';

const pageSize = 8;

/** Once all notices are read, the red dot in the header disappears at once. */
export function NoticesPart() {
  const t = useMessages(messages);
  const format = useFormat();
  const [page, setPage] = useState(1);
  const answer = useOwnCall('GetNotices', { Page: page, PageSize: pageSize });
  const unread = answer.data?.Dict.Unread ?? 0;
  const read = useRead(answer.reload);
  return (
    <Part
      name="notices"
      action={
        unread > 0 && (
          <span className={styles['headSide']}>
            <span className={shared['quiet']}>{t.unread(format.number(unread))}</span>
            <Button size="small" pending={read.pending} onClick={() => void read.all()}>
              {t.readAll}
            </Button>
          </span>
        )
      }
    >
      <Answered answer={answer}>
        {({ Rows, Total }) =>
          Total === 0 ? (
            <p className={shared['quiet']}>{t.noNotices}</p>
          ) : (
            <>
              <ul className={styles['list']}>
                {Rows.map((row) => (
                  <NoticeItem key={row.NoticeID} row={row} />
                ))}
              </ul>
              <Pages page={page} count={Math.ceil(Total / pageSize)} onPage={setPage} />
            </>
          )
        }
      </Answered>
    </Part>
  );
}

function useRead(reload: () => void) {
  const edition = useEdition();
  const [pending, setPending] = useState(false);
  const all = async () => {
    setPending(true);
    try {
      await browserApi()('ReadNotices', {});
      accountSession().change({ RedDot: false });
      reload();
    } catch (error) {
      showToast(formatErrorText(edition, toFailureKey(error)), 'error');
    } finally {
      setPending(false);
    }
  };
  return { pending, all };
}

function NoticeItem({ row }: { row: NoticeRow }) {
  const t = useMessages(messages);
  const membership = useMessages(membershipMessages);
  const edition = useEdition();
  const format = useFormat();
  const words = { t, membership, format, edition };
  const reason = noticeReason(row);
  const link = noticeLink(row, words);
  const isUnread = row.ReadDate === null;
  return (
    <li data-unread={isUnread || undefined}>
      <div>
        <p>
          {isUnread && <span className={styles['mark']}>{t.isUnread}</span>} {formatNoticeText(row, words)}
        </p>
        {reason !== null && <p className={shared['quiet']}>{t.reason(reason)}</p>}
        <p className={shared['quiet']}>
          <time dateTime={row.CreatedDate}>{format.dateTime(row.CreatedDate)}</time>
        </p>
      </div>
      {link !== null && (
        <PageLink to={link.to} className={styles['side']}>
          {link.words}
        </PageLink>
      )}
    </li>
  );
}

interface PagesProps {
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, count, onPage }: PagesProps) {
  const t = useMessages(messages);
  if (count <= 1) return null;
  return (
    <nav className={classNames(shared['buttons'], shared['atEnd'])} aria-label={t.noticePages}>
      <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t.later}
      </Button>
      <Button size="small" disabled={page === count} onClick={() => onPage(page + 1)}>
        {t.earlier}
      </Button>
    </nav>
  );
}

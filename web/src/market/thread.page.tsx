import { type MetaArgs, useLoaderData } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { MarketCompanyName } from './market-company-name.tsx';
import { talkPath, toThreadPath } from './market-paths.ts';
import { t } from './messages.en.ts';
import { ReportButton } from './report-button.tsx';
import { RoomNav } from './room-nav.tsx';
import { TalkForm } from './talk/talk-form.tsx';
import { loadThread, pageSize, type ThreadData } from './talk/talk-query.ts';
import styles from './talk/talk.module.css';
import { LinkedText } from './text/linked-text.tsx';

export const loader = serverPageLoader(loadThread);
export const clientLoader = clientPageLoader(loadThread);

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  const { thread, rows, page } = loaderData;
  const description = rows[0]?.Content?.slice(0, 160) ?? t.talkDescription;
  const path = toThreadPath(thread.ThreadID, page);
  return pageMeta({ edition: 'en', title: thread.Title, description, path, otherPath: null }, toSettings(matches));
}

export default function ThreadPage() {
  const found = useLoaderData<typeof loader>();
  const { thread, total, page, signedIn } = found;
  return (
    <div className={styles['page']}>
      <RoomNav current={null} signedIn={signedIn} />
      <header>
        <p className={shared['kicker']}>{t.types[thread.Type]}</p>
        <h1>{thread.Title}</h1>
        <p className={shared['lead']}>
          <PageLink to={talkPath}>{t.toTalk}</PageLink> {thread.Demo && <DemoMark kind="content" />}
        </p>
      </header>
      <Messages found={found} />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefFor={(target) => toThreadPath(thread.ThreadID, target)}
      />
      {thread.Closed ? <Notice>{t.talkClosed}</Notice> : <TalkForm signedIn={signedIn} threadId={thread.ThreadID} />}
    </div>
  );
}

function Messages({ found: { rows, locked, signedIn } }: { found: ThreadData }) {
  const format = useFormat();
  return (
    <ol className={styles['messages']}>
      {rows.map((message) => (
        <li key={message.ChatID} id={`m${message.ChatID}`}>
          <p className={styles['meta']}>
            <MarketCompanyName company={message} locked={locked} />
            <span className={styles['said']}>
              <time dateTime={message.CreatedDate}>{format.dateTime(message.CreatedDate)}</time>
              {signedIn && !message.Own && message.Content !== null && (
                <ReportButton kind="message" id={message.ChatID} />
              )}
            </span>
          </p>
          {message.Content === null ? (
            <p className={styles['removed']}>{t.removedMessage}</p>
          ) : (
            <LinkedText text={message.Content} />
          )}
        </li>
      ))}
    </ol>
  );
}

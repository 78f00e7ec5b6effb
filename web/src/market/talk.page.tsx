import { Form, type MetaArgs, useLoaderData } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { MarketCompanyName } from './market-company-name.tsx';
import { talkPath, toThreadPath } from './market-paths.ts';
import { t } from './messages.en.ts';
import { RoomNav } from './room-nav.tsx';
import { TalkForm } from './talk/talk-form.tsx';
import { loadTalk, pageSize, type TalkData } from './talk/talk-query.ts';
import styles from './talk/talk.module.css';

export const loader = serverPageLoader(loadTalk);
export const clientLoader = clientPageLoader(loadTalk);

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const path = toAddress(loaderData?.words ?? '', loaderData?.page ?? 1);
  const head = { title: t.talkTitle, description: t.talkDescription, indexed: (loaderData?.words ?? '') === '' };
  return pageMeta({ edition: 'en', ...head, path, otherPath: null }, toSettings(matches));
}

function toAddress(words: string, page: number): string {
  const query = new URLSearchParams({
    ...(words === '' ? {} : { q: words }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size === 0 ? talkPath : `${talkPath}?${query.toString()}`;
}

export default function TalkPage() {
  const talk = useLoaderData<typeof loader>();
  const { words, page, rows, total, signedIn } = talk;
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t.talkTitle}</h1>
        <p className={shared['lead']}>
          {t.talkLead} {rows.some((row) => row.Demo) && <DemoMark kind="content" />}
        </p>
      </header>
      <RoomNav current="talk" signedIn={signedIn} />
      <search>
        <Form action={talkPath} className={styles['search']} key={words}>
          <TextField
            type="search"
            name="q"
            label={t.talkSearch}
            hideLabel
            placeholder={t.talkSearch}
            maxLength={80}
            defaultValue={words}
          />
          <Button type="submit">{t.search}</Button>
        </Form>
      </search>
      {rows.length === 0 ? <EmptyState level={2} title={t.talkEmpty} /> : <Threads talk={talk} />}
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefFor={(target) => toAddress(words, target)} />
      <TalkForm signedIn={signedIn} threadId={null} />
    </div>
  );
}

function Threads({ talk: { rows, locked } }: { talk: TalkData }) {
  const format = useFormat();
  return (
    <ul className={styles['threads']}>
      {rows.map((thread) => (
        <li key={thread.ThreadID}>
          <p className={shared['small']}>{t.types[thread.Type]}</p>
          <h2>
            <PageLink to={toThreadPath(thread.ThreadID)}>{thread.Title}</PageLink>
          </h2>
          <p className={styles['meta']}>
            <MarketCompanyName company={thread} locked={locked} />
            <span>
              {t.messages(format.number(thread.Messages), thread.Messages)},{' '}
              {t.lastMessage(format.dateTime(thread.LastDate))}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

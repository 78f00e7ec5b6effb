import { type MetaArgs, useLoaderData } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { t } from './messages.en.ts';
import { toPostPath } from './market-paths.ts';
import { Enquiries } from './post/enquiries.tsx';
import { EnquiryPart } from './post/enquiry-part.tsx';
import { OwnActions } from './post/own-actions.tsx';
import { PostFacts } from './post/post-facts.tsx';
import { loadPost } from './post/post-query.ts';
import { formatPostTitle } from './post/post-words.ts';
import styles from './post.module.css';
import { ReportButton } from './report-button.tsx';
import { RoomNav } from './room-nav.tsx';
import { LinkedText } from './text/linked-text.tsx';

export const loader = serverPageLoader(loadPost);
export const clientLoader = clientPageLoader(loadPost);

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  const { post } = loaderData;
  const title = `${t.sides[post.Side]}: ${formatPostTitle(post)}`;
  const description = [post.Spec, post.Text].filter(Boolean).join(' ').slice(0, 160) || t.description;
  const indexed = post.State === 'open';
  const page = {
    edition: 'en',
    title,
    description,
    path: toPostPath(post.MarketID),
    otherPath: null,
    indexed,
  } as const;
  return pageMeta(page, toSettings(matches));
}

export default function PostPage() {
  const found = useLoaderData<typeof loader>();
  const { post, signedIn, locked } = found;
  const format = useFormat();
  return (
    <div className={styles['page']}>
      <RoomNav current={null} signedIn={signedIn} />
      <div className={styles['columns']}>
        <article className={styles['main']}>
          <header>
            <p className={shared['kicker']}>
              {t.types[post.Type]}
              {post.Type !== 'analysis' && ` · ${t.sides[post.Side]}`}
              {post.State !== 'open' && ` · ${t.states[post.State]}`}
            </p>
            <h1>{formatPostTitle(post)}</h1>
            <p className={classNames(shared['note'], styles['meta'])}>
              <span>
                {t.posted(format.dateTime(post.CreatedDate))}
                {post.UpdatedDate !== post.CreatedDate && `, ${t.changed(format.dateTime(post.UpdatedDate))}`}
              </span>
              {post.Demo && <DemoMark kind="content" />}
            </p>
          </header>
          <PostFacts post={post} locked={locked} />
          {post.Text !== null && <LinkedText text={post.Text} />}
          {post.Type === 'futures' && <p className={shared['note']}>{t.forwardNote}</p>}
          {signedIn && !post.Own && (
            <p className={styles['report']}>
              <ReportButton kind="post" id={post.MarketID} />
            </p>
          )}
          {post.Own && <OwnActions post={post} />}
        </article>
        <aside>
          {post.Own ? <Enquiries rows={found.enquiries} /> : <EnquiryPart key={post.MarketID} found={found} />}
        </aside>
      </div>
    </div>
  );
}

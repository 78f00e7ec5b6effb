import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import { toDownloadPath, findQueryEdition } from '@btc/contract/sharing/public-paths.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import { isRouteErrorResponse, type MetaArgs, useLoaderData, useRouteError, useRouteLoaderData } from 'react-router';
import { defaultEdition } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { serverPageLoader } from '#platform/pages/page-query.ts';
import { plainHandle } from '#platform/pages/plain-document.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { AppBar } from '#shell/plain/app-bar.tsx';
import { PlainFailure } from '#shell/plain/plain-failure.tsx';
import { PlainFrame, PlainScript } from '#shell/plain/plain-frame.tsx';
import { loadShare } from './share-query.ts';
import { ShareView } from './share-view.tsx';
import { messages } from './share-messages.ts';
import { script } from './share.script.ts?bundled';

/** A plain document: the messenger's browser needs none of the portal's script to read it. */
export const handle = plainHandle;
/** Always the signed-out view. */
export const loader = serverPageLoader(loadShare);

export function meta({ location, loaderData, matches }: MetaArgs<typeof loader>) {
  const settings = toSettings(matches);
  if (loaderData === undefined) {
    const edition = findQueryEdition(location.search) ?? defaultEdition;
    const title = pickMessages(edition, messages).missingTitle;
    return [{ title }, { name: 'robots', content: 'noindex' }];
  }
  const { edition, row } = loaderData;
  return pageMeta(
    {
      edition,
      title: row.NewsTitle,
      description: row.NewsSummary,
      path: toArticlePath('en', row.NewsID, row.Access),
      otherPath: null,
      type: 'article',
      drawn: { kind: 'article', key: row.NewsID },
      image: row.NewsTitlePic === null ? null : fileAddress(row.NewsTitlePic),
    },
    settings,
  );
}

export default function SharePage() {
  const data = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<{ settings: SiteSettings }>('root');
  if (root === undefined) return null;
  return (
    <>
      <PlainFrame
        settings={root.settings}
        bar={<AppBar downloadPath={toDownloadPath(data.edition, data.row.NewsID)} />}
      >
        <ShareView {...data} settings={root.settings} />
      </PlainFrame>
      <PlainScript script={script} />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const root = useRouteLoaderData<{ settings: SiteSettings }>('root');
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return root && <PlainFailure settings={root.settings} isMissing={isMissing} />;
}

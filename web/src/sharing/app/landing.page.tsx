import { toSharePath } from '@btc/contract/news/news-paths.ts';
import { toDownloadPath, toLandingPath } from '@btc/contract/sharing/public-paths.ts';
import { type MetaArgs, useLoaderData, useRouteLoaderData } from 'react-router';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { schemeAddress } from '#platform/open-app/app-link.ts';
import { toSettings } from '#platform/pages/page-meta.ts';
import { serverPageLoader } from '#platform/pages/page-query.ts';
import { plainHandle } from '#platform/pages/plain-document.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { PlainErrorBoundary } from '#shell/plain/plain-failure.tsx';
import { PlainFrame, PlainScript } from '#shell/plain/plain-frame.tsx';
import buttonStyles from '#ui/button.module.css';
import { classNames } from '#ui/class-names.ts';
import styles from './app.module.css';
import { messages } from './app-messages.ts';
import { script } from './landing.script.ts?bundled';
import { PromptPicture } from './prompt-picture.tsx';
import { buildPublicMeta } from './public-meta.ts';
import { loadPublic } from './public-query.ts';

export const handle = plainHandle;
export const loader = serverPageLoader(loadPublic);

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  const { edition = 'cn' } = loaderData ?? {};
  const t = pickMessages(edition, messages);
  const page = { edition, title: t.landingTitle, description: t.landingLead, path: toLandingPath(edition) };
  return buildPublicMeta(page, toSettings(matches));
}

/** On phones: opens the app at the article of the query, or downloads it; explains how to leave WeChat's browser. */
export default function LandingPage() {
  const { edition, articleId } = useLoaderData<typeof loader>();
  const settings = useRouteLoaderData<{ settings: SiteSettings }>('root')?.settings;
  const t = useMessages(messages);
  if (settings === undefined) return null;
  const { scheme, packageUrl } = settings.app;
  const isOut = scheme !== null || packageUrl !== null;
  const download = toDownloadPath(edition, articleId);
  const wide = classNames(buttonStyles['button'], buttonStyles['medium'], buttonStyles['wide']);
  return (
    <>
      <PlainScript script={script} />
      <PlainFrame settings={settings}>
        <h1>{t.landingTitle}</h1>
        <PromptPicture />
        <div className={styles['choice']} data-for-browsers="">
          <p>{isOut ? t.landingLead : t.noApp}</p>
          <a
            className={classNames(wide, buttonStyles['primary'])}
            href={scheme === null ? download : schemeAddress(scheme, articleId)}
          >
            {t.open}
          </a>
          <a className={classNames(wide, buttonStyles['secondary'])} href={packageUrl ?? download}>
            {t.download}
          </a>
          {settings.appStoreUrl !== null && (
            <p data-for-iphone="">
              <a href={settings.appStoreUrl} rel="noopener noreferrer">
                {t.iphoneStore}
              </a>
            </p>
          )}
          {isOut && (
            <p>
              <a href={download}>{t.aboutStores}</a>
            </p>
          )}
          {articleId !== null && (
            <p>
              <a href={toSharePath(edition, articleId)}>{t.backToArticle}</a>
            </p>
          )}
        </div>
      </PlainFrame>
    </>
  );
}

export const ErrorBoundary = PlainErrorBoundary;

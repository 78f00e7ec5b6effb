import { toSharePath } from '@btc/contract/news/news-paths.ts';
import { toDownloadPath } from '@btc/contract/sharing/public-paths.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import { toApiBase, toMessageType } from '@btc/contract/wire/message-type.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { CodePair } from '#shell/plain/code-pair.tsx';
import shared from '#ui/base/shared.module.css';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { cardPicture } from '#platform/messenger/card-picture.ts';
import { lockedPartClass } from '../article/article-meta.ts';
import { ArticleBody } from '#ui/rich-text/article-body.tsx';
import { StoryTitles } from '../list/story-titles.tsx';
import { messages as news } from '../article-messages.ts';
import type { SharePageData } from './share-data.ts';
import type { ShareData } from './share-query.ts';
import styles from './share.module.css';
import { messages } from './share-messages.ts';

export interface ShareViewProps extends ShareData {
  readonly settings: SiteSettings;
}

function messengerData({ edition, row, settings }: ShareViewProps): SharePageData['messenger'] {
  const { publicUrl, messengerSdkUrl: sdkUrl, systemApiBase, managementApiBase } = settings;
  if (sdkUrl === null) return null;
  const base = toApiBase('GetWxTicket') === 'management' ? managementApiBase : systemApiBase;
  const picture = row.NewsTitlePic === null ? null : fileAddress(row.NewsTitlePic);
  return {
    sdkUrl,
    ticketUrl: `${base}/GetWxTicket`,
    messageType: toMessageType('GetWxTicket'),
    card: {
      title: row.NewsTitle,
      summary: row.NewsSummary,
      link: publicUrl + toSharePath(edition, row.NewsID),
      picture: publicUrl + cardPicture(picture),
    },
  };
}

function pageData(props: ShareViewProps): SharePageData {
  const { edition, row, settings } = props;
  const { scheme, linkOrigin } = settings.app;
  return {
    articleId: row.NewsID,
    app: { scheme, linkOrigin },
    downloadPath: toDownloadPath(edition, row.NewsID),
    messenger: messengerData(props),
  };
}

export function ShareView(props: ShareViewProps) {
  const { edition, row, recommended, settings } = props;
  const t = useMessages(messages);
  return (
    <div data-share-page={JSON.stringify(pageData(props))}>
      <article>
        <ShareHead row={row} />
        {/* The address of the text expands it too: without script nothing stays out of reach. */}
        <div id="whole" className={styles['whole']} tabIndex={-1} data-whole="">
          <SharedText {...props} />
        </div>
        <p className={styles['expand']}>
          <a href="#whole" data-expand="">
            {t.expand}
          </a>
        </p>
      </article>
      {recommended.length > 0 && (
        <section className={styles['recommended']}>
          <h2>{t.recommended}</h2>
          <StoryTitles rows={recommended} />
        </section>
      )}
      <CodePair settings={settings} downloadPath={toDownloadPath(edition, row.NewsID)} />
    </div>
  );
}

function ShareHead({ row }: Pick<ShareViewProps, 'row'>) {
  const t = useMessages(news);
  const format = useFormat();
  return (
    <header>
      <p className={shared['kicker']}>{t.sections[row.Section]}</p>
      <h1 className={styles['title']}>{row.NewsTitle}</h1>
      <p className={shared['storyMeta']}>
        <time dateTime={row.NewsDateTime}>{format.dateTime(row.NewsDateTime)}</time>
        <span>{t.readingTime(format.number(row.ReadingMinutes))}</span>
        {row.Source !== null && <span>{t.source(row.Source)}</span>}
        {row.Demo && <DemoMark kind="content" explain />}
      </p>
    </header>
  );
}

function SharedText({ row, dict }: Pick<ShareViewProps, 'row' | 'dict'>) {
  const t = useMessages(messages);
  const format = useFormat();
  if (!dict.Locked) return <ArticleBody html={row.NewsContext ?? ''} chartLink={t.chart} />;
  return (
    <>
      <div className={styles['preview']}>
        {dict.Preview.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={lockedPartClass}>
        <LockedPanel title={t.lockedTitle} level={2} reason={dict.Reason}>
          <p>{t.lockedHolds(format.number(row.ReadingMinutes))}</p>
        </LockedPanel>
      </div>
    </>
  );
}

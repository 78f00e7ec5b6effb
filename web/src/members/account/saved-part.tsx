import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import { toPlantWatchesPath } from '@btc/contract/plants/plant-paths.ts';
import { toMyListPath } from '@btc/contract/my-list/pin-paths.ts';
import { toVideoPath, toVideosPath } from '@btc/contract/videos/video-paths.ts';
import { useFormat } from '#i18n/format.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { useOwnCall } from '../use-own-call.ts';
import styles from './account.module.css';
import { messages } from './messages.ts';
import { Answered, Part } from './part.tsx';

/** Something saved: what it is called and where it is. */
interface SavedThing {
  readonly title: string;
  readonly to: string;
}

const maxVideos = 50;

export function SavedPart() {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const isEn = edition === 'en';
  const answer = useOwnCall('GetWebCollection', { isEn, PageSize: 5 });
  const videos = useOwnCall('GetSavedEyes', { isEn, PageSize: maxVideos });
  return (
    <Part name="saved">
      <p className={shared['quiet']}>
        <PageLink to={toMyListPath(edition)}>{t.seeMyList}</PageLink>
      </p>
      <h3>{t.articles}</h3>
      <Answered answer={answer}>
        {({ Rows, Total }) =>
          Total === 0 ? (
            <p className={shared['quiet']}>{t.noArticles}</p>
          ) : (
            <>
              <p className={shared['quiet']}>{t.savedArticles(format.number(Total))}</p>
              <SavedList
                things={Rows.map(({ NewsID, NewsTitle, Access }) => ({
                  title: NewsTitle,
                  to: toArticlePath(edition, NewsID, Access),
                }))}
              />
              <p className={shared['quiet']}>
                <PageLink to={pathFor(edition, '/BTCInfo/Collection')}>{t.seeCollection}</PageLink>
              </p>
            </>
          )
        }
      </Answered>
      <h3>{t.videos}</h3>
      <Answered answer={videos}>
        {({ Rows }) =>
          Rows.length === 0 ? (
            <p className={shared['quiet']}>
              {t.noVideos} <PageLink to={toVideosPath(edition)}>{t.seeVideos}</PageLink>
            </p>
          ) : (
            <SavedList
              things={Rows.map(({ VideoID, Title }) => ({ title: Title, to: toVideoPath(edition, VideoID) }))}
            />
          )
        }
      </Answered>
      <h3>{t.plants}</h3>
      <p className={shared['quiet']}>
        <PageLink to={toPlantWatchesPath(edition)}>{t.seeWatches}</PageLink>
      </p>
    </Part>
  );
}

function SavedList({ things }: { things: readonly SavedThing[] }) {
  return (
    <ul className={styles['list']}>
      {things.map(({ title, to }) => (
        <li key={to}>
          <PageLink to={to}>{title}</PageLink>
        </li>
      ))}
    </ul>
  );
}

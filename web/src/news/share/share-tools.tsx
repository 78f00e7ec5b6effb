import type { NewsDetailRow } from '@btc/contract/news/article-row.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi, documentSettings } from '#platform/browser-api.ts';
import { cardPicture } from '#platform/messenger/card-picture.ts';
import { offerShareCard } from '#platform/messenger/share-card.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { messages } from './share-messages.ts';

export function ShareTools({ title, path }: { title: string; path: string }) {
  const t = useMessages(messages);
  const url = documentSettings().publicUrl + path;
  // Who changes their mind has not failed.
  const hand = () => navigator.share({ title, url }).catch(() => undefined);
  return (
    <>
      <CopyButton size="small" wide text={url}>
        {t.copyLink}
      </CopyButton>
      {'share' in navigator && (
        <Button size="small" wide onClick={() => void hand()}>
          {t.shareBy}
        </Button>
      )}
    </>
  );
}

/** Sets the messenger's share card; without it the messenger makes one from the title. */
export async function offerArticle(row: NewsDetailRow, path: string): Promise<void> {
  const { publicUrl, messengerSdkUrl: sdkUrl } = documentSettings();
  if (sdkUrl === null) return;
  const picture = row.NewsTitlePic === null ? null : fileAddress(row.NewsTitlePic);
  const card = {
    title: row.NewsTitle,
    summary: row.NewsSummary,
    link: publicUrl + path,
    picture: publicUrl + cardPicture(picture),
  };
  const readTicket = async () => (await browserApi()('GetWxTicket', {})).Row;
  await offerShareCard({ sdkUrl, card, readTicket }).catch(() => undefined);
}

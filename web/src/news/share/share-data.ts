import type { ShareCard } from '#platform/messenger/share-card.ts';
import type { AppSettings } from '#platform/open-app/app-link.ts';

export interface SharePageData {
  readonly articleId: number;
  readonly app: Pick<AppSettings, 'scheme' | 'linkOrigin'>;
  readonly downloadPath: string;
  /** Null where the messenger is not configured. */
  readonly messenger: {
    readonly sdkUrl: string;
    readonly ticketUrl: string;
    readonly messageType: number;
    readonly card: ShareCard;
  } | null;
}

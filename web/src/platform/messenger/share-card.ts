import { newNonce, signShare, withoutFragment } from './share-signature.ts';

export interface ShareCard {
  readonly title: string;
  readonly summary: string;
  /** Absolute; the link is on the portal's own host. */
  readonly link: string;
  readonly picture: string;
}

export interface ShareTicket {
  readonly Ticket: string;
  readonly AppID: string;
}

export interface ShareOffer {
  readonly sdkUrl: string;
  readonly readTicket: () => Promise<ShareTicket>;
  readonly card: ShareCard;
}

interface MessengerSdk {
  config(page: {
    readonly debug: boolean;
    readonly appId: string;
    readonly timestamp: number;
    readonly nonceStr: string;
    readonly signature: string;
    readonly jsApiList: readonly string[];
  }): void;
  ready(run: () => void): void;
  error(run: () => void): void;
  updateAppMessageShareData(card: {
    readonly title: string;
    readonly desc: string;
    readonly link: string;
    readonly imgUrl: string;
  }): void;
  updateTimelineShareData(card: { readonly title: string; readonly link: string; readonly imgUrl: string }): void;
}

const sharingCalls = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;
let loading: Promise<MessengerSdk> | undefined;

function loadSdk(address: string): Promise<MessengerSdk> {
  return (loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve((window as unknown as { readonly wx: MessengerSdk }).wx)); // what the provider's script leaves
    script.addEventListener('error', () => reject(new Error('The messenger’s script did not load')));
    document.head.append(script);
  }));
}

function configure(sdk: MessengerSdk, ticket: ShareTicket, address: string): void {
  const [nonce, seconds] = [newNonce(), Math.floor(Date.now() / 1000)];
  sdk.config({
    debug: false,
    appId: ticket.AppID,
    timestamp: seconds,
    nonceStr: nonce,
    signature: signShare({ ticket: ticket.Ticket, nonce, seconds, address }),
    jsApiList: sharingCalls,
  });
}

/** The address that the document was loaded from. */
function entryAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}

export async function offerShareCard({ sdkUrl, readTicket, card }: ShareOffer): Promise<void> {
  const [sdk, ticket] = await Promise.all([loadSdk(sdkUrl), readTicket()]);
  const [address, entry] = [location.href, entryAddress()];
  // On iPhones the messenger knows a page that was reached without a new document by the first one's address.
  let isLast = withoutFragment(entry) === withoutFragment(address);
  sdk.error(() => {
    if (isLast) return;
    isLast = true;
    configure(sdk, ticket, entry);
  });
  configure(sdk, ticket, address);
  const { title, summary, link, picture: imgUrl } = card;
  sdk.ready(() => {
    sdk.updateAppMessageShareData({ title, desc: summary, link, imgUrl });
    sdk.updateTimelineShareData({ title, link, imgUrl });
  });
}

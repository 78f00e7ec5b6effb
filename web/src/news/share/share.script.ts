import { newMessageId } from '@btc/contract/wire/message-id.ts';
import { offerShareCard, type ShareTicket } from '#platform/messenger/share-card.ts';
import { browserHost } from '#platform/open-app/browser-host.ts';
import { planOpening } from '#platform/open-app/opening-plan.ts';
import { openByScheme } from '#platform/open-app/page-timing.ts';
import { detectDevice } from '#platform/open-app/reader-device.ts';
import type { SharePageData } from './share-data.ts';

type Messenger = NonNullable<SharePageData['messenger']>;

/** Least hidden height, in pixels, that is worth a mask. */
const leastHidden = 120;

/** Removes the mask on a press, on keyboard focus inside it, or where it would hide next to nothing. */
function unmaskOnDemand(whole: HTMLElement, expand: HTMLElement): void {
  const unmask = (): void => {
    whole.dataset['expanded'] = '';
  };
  if (whole.scrollHeight - whole.clientHeight < leastHidden) unmask();
  expand.addEventListener('click', (event) => {
    event.preventDefault();
    unmask();
    whole.focus({ preventScroll: true });
  });
  whole.addEventListener('focusin', ({ target }) => {
    if (target !== whole) unmask();
  });
}

function openInApp(link: HTMLAnchorElement, { articleId, app, downloadPath }: SharePageData): void {
  const plan = planOpening({ userAgent: navigator.userAgent, app, articleId, downloadPath });
  // A universal link works where the reader's own press follows it.
  if (plan.kind !== 'scheme') {
    link.href = plan.address;
    return;
  }
  link.addEventListener('click', (event) => {
    event.preventDefault();
    openByScheme(plan.address, plan.fallback, browserHost());
  });
}

async function readTicket({ ticketUrl, messageType }: Messenger): Promise<ShareTicket> {
  const response = await fetch(ticketUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ MessageType: messageType, MessageID: newMessageId(), Data: {} }),
  });
  const { IsSuccess, Data } = (await response.json()) as { IsSuccess: boolean; Data: { Row: ShareTicket } }; // the envelope of GetWxTicket
  if (!IsSuccess) throw new Error('No ticket');
  return Data.Row;
}

function begin(root: HTMLElement): void {
  const data = JSON.parse(root.dataset['sharePage'] ?? '') as SharePageData; // written by share-view.tsx from the same type
  const whole = root.querySelector<HTMLElement>('[data-whole]');
  const expand = root.querySelector<HTMLElement>('[data-expand]');
  if (whole !== null && expand !== null) unmaskOnDemand(whole, expand);
  const link = document.querySelector<HTMLAnchorElement>('[data-open-app]');
  if (link !== null) openInApp(link, data);
  const { messenger } = data;
  if (messenger !== null && detectDevice(navigator.userAgent) === 'messenger') {
    const { sdkUrl, card } = messenger;
    // Without it the messenger makes a card of its own from the title.
    offerShareCard({ sdkUrl, card, readTicket: () => readTicket(messenger) }).catch(() => undefined);
  }
}

const root = document.querySelector<HTMLElement>('[data-share-page]');
if (root !== null) begin(root);

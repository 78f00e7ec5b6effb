import type { ShareMessages } from './share.zh.ts';

export const en = {
  copyLink: 'Copy link',
  shareBy: 'Share by other means',
  expand: 'Read the whole article',
  recommended: 'Recommended',
  chart: 'See the chart on the site',
  lockedTitle: 'The rest is for members',
  lockedHolds: (minutes: string) => `About ${minutes} min in full; log in to read it with your membership.`,
  missingTitle: 'Article not found',
} satisfies ShareMessages;

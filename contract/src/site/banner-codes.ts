/** Where a banner stands: the home page, the front of BTC Info, or beside an article. */
export const bannerTypes = ['home', 'info', 'article'] as const;
export type BannerType = (typeof bannerTypes)[number];

/** Which client a banner is made for. */
export const bannerUseRanges = ['web', 'app'] as const;
export type BannerUseRange = (typeof bannerUseRanges)[number];

export const bannerTypes = ['home', 'info', 'article'] as const;
export type BannerType = (typeof bannerTypes)[number];

export const bannerUseRanges = ['web', 'app'] as const;
export type BannerUseRange = (typeof bannerUseRanges)[number];

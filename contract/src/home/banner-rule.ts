/** Limits of a banner's texts in characters; free of zod, so that the form can use them. */
export const bannerRule = { title: 160, summary: 300, pictureAlt: 200, link: 300 } as const;

export const bannerPictureRule = { maxBytes: 12 * 2 ** 20, maxWidth: 1600 } as const;

/** A path of the portal, or an http(s) address. */
export const bannerLinkPattern = /^(?:\/(?![/\\])|https?:\/\/)[^\s\\]*$/;

export const maxTickerItems = 12;

/** How long the words of a banner may be, and what its picture is held to; without zod, so that the form can keep to it. */
export const bannerRule = { title: 160, summary: 300, pictureAlt: 200, link: 300 } as const;

/** What the pictures of banners are held to. */
export const bannerPictureRule = { maxBytes: 12 * 2 ** 20, maxWidth: 1600 } as const;

/** A path of the portal, or an address of the web. */
export const bannerLinkPattern = /^(?:\/(?![/\\])|https?:\/\/)[^\s\\]*$/;

/** How many prices the strip of the home page has at most. */
export const maxTickerItems = 12;

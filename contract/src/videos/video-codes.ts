/** In the order of the page. */
export const videoTopics = ['market', 'policy', 'plants', 'data'] as const;
export type VideoTopic = (typeof videoTopics)[number];

/** `free`: open to everybody; `member`: needs the module Eyes. */
export const videoAccesses = ['free', 'member'] as const;

export const videoStates = ['draft', 'published', 'withdrawn'] as const;
export type VideoState = (typeof videoStates)[number];

/** In order of preference; a browser takes the first that it can play. */
export const videoFormats = ['mp4', 'webm'] as const;
export type VideoFormat = (typeof videoFormats)[number];

export const captionLanguages = ['cn', 'en'] as const;
export type CaptionLanguage = (typeof captionLanguages)[number];

export const videoGaps = ['words', 'poster', 'file'] as const;
export type VideoGap = (typeof videoGaps)[number];

/** Free of zod, so that a form can check before it sends. */
export const videoRule = {
  /** Size of an upload part, small enough that each request is short on any line. */
  partBytes: 4 * 1024 * 1024,
  /** Upper limit of the setting VIDEO_UPLOAD_MB. */
  maxBytes: 2 * 1024 ** 3,
  posterBytes: 6 * 1024 * 1024,
  posterWidth: 1280,
  captionBytes: 256 * 1024,
} as const;

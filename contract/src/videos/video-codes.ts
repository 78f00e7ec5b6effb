/** What videos are about; the order of the page. */
export const videoTopics = ['market', 'policy', 'plants', 'data'] as const;
export type VideoTopic = (typeof videoTopics)[number];

/** Free videos are open to everybody, the others need the module Eyes. */
export const videoAccesses = ['free', 'member'] as const;
export type VideoAccess = (typeof videoAccesses)[number];

export const videoStates = ['draft', 'published', 'withdrawn'] as const;
export type VideoState = (typeof videoStates)[number];

/** The formats that a video may be kept in; a browser takes the first that it can play. */
export const videoFormats = ['mp4', 'webm'] as const;
export type VideoFormat = (typeof videoFormats)[number];

/** Languages of captions, as the editions are called. */
export const captionLanguages = ['cn', 'en'] as const;
export type CaptionLanguage = (typeof captionLanguages)[number];

/** What a video may lack for being published. */
export const videoGaps = ['words', 'poster', 'file'] as const;
export type VideoGap = (typeof videoGaps)[number];

/** What may be uploaded; without zod, so that a form can check it before it is sent. */
export const videoRule = {
  /** A file comes in parts of this many bytes: each is a short request on any line. */
  partBytes: 4 * 1024 * 1024,
  /** The most that the setting VIDEO_UPLOAD_MB can allow. */
  maxBytes: 2 * 1024 ** 3,
  posterBytes: 6 * 1024 * 1024,
  posterWidth: 1280,
  captionBytes: 256 * 1024,
} as const;

/**
 * The way of an article: written, looked at, waiting for its minute, read, taken back. `scheduled` is a published article
 * whose time has not come.
 */
export const articleStages = ['writing', 'review', 'scheduled', 'published', 'withdrawn'] as const;
export type ArticleStage = (typeof articleStages)[number];

/** What the pictures of articles are held to. */
export const articlePictureRule = { maxBytes: 12 * 2 ** 20, maxWidth: 1600 } as const;

/** The query of a data page that an article shows as a live chart: `view=beef-one&origin=BRA`. */
export const chartQuery = /^[\w=&|,.%+-]{1,400}$/;

/** How many headlines there are at most. */
export const maxHeadlines = 5;

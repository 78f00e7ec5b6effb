/** Stages of an article; `scheduled`: published, but its time has not come. */
export const articleStages = ['writing', 'review', 'scheduled', 'published', 'withdrawn'] as const;
export type ArticleStage = (typeof articleStages)[number];

export const articlePictureRule = { maxBytes: 12 * 2 ** 20, maxWidth: 1600 } as const;

/** The query of a data page that an article shows as a live chart: `view=beef-one&origin=BRA`. */
export const chartQuery = /^[\w=&|,.%+-]{1,400}$/;

export const maxHeadlines = 5;

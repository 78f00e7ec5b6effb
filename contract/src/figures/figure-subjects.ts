/** Whose texts hold figures: articles, banners, weekly reports, newsletters, price notes, videos. Free of zod, because the browser reads it too. */
export const figureSubjectKinds = ['article', 'banner', 'marketReport', 'newsletter', 'priceNote', 'video'] as const;
export type FigureSubjectKind = (typeof figureSubjectKinds)[number];

/** What an editor can decide about revised figures: to put them in, or to leave the text. */
export const figureDecisions = ['refill', 'keep'] as const;
export type FigureDecision = (typeof figureDecisions)[number];

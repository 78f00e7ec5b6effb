/** Kinds of texts with figures. Free of zod, because the browser reads it too. */
export const figureSubjectKinds = ['article', 'banner', 'marketReport', 'newsletter', 'priceNote', 'video'] as const;
export type FigureSubjectKind = (typeof figureSubjectKinds)[number];

export const figureDecisions = ['refill', 'keep'] as const;
export type FigureDecision = (typeof figureDecisions)[number];

import { z } from 'zod';
import { isEn, paging, rowId, total, userId } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { articleDict, newsDetailRow, newsRow } from './article-row.ts';
import { rowCount } from './news-fields.ts';
import { articleMeats, newsSectionFilters } from './sections.ts';

const rows = z.strictObject({ Rows: z.array(newsRow) });

/** The lead story and headlines in editorial order, filled up with the newest articles. */
export const getBtcInfoHeadlines = defineOperation({
  name: 'GetBtcInfoHeadlines',
  summary: 'Headlines: the lead story first, then those beside it',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ isEn, Count: rowCount(4) }),
  output: rows,
});

/** One article; a member article comes without its text where the reader may not open it. */
export const getBtcInfoDetail = defineOperation({
  name: 'GetBtcInfoDetail',
  summary:
    'One article with its text, or with a preview where it is locked; opening a member article uses a trial item',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    NewsID: rowId,
    isEn,
    UserID: userId,
    /** Answers 1009 for a member article: what the free-article page asks. */
    FreeOnly: z.boolean().default(false),
    /** The view was counted when the document was served; not counted again for the most-read list. */
    Counted: z.boolean().default(false),
    Similar: z.int().min(0).max(20).default(0),
  }),
  output: z.strictObject({ Row: newsDetailRow, Dict: articleDict }),
  errors: [1009],
});

export const getBtcInfoRecommendation = defineOperation({
  name: 'GetBtcInfoRecommendation',
  summary: 'Recommended articles',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ isEn, Count: rowCount(6) }),
  output: rows,
});

export const getBtcInfoNewsBySection = defineOperation({
  name: 'GetBtcInfoNewsBySection',
  summary: 'Articles of a section, of the headlines or of all sections, newest first, in pages',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    isEn,
    Section: z.enum(newsSectionFilters).default('all'),
    /** Articles about both meats match either. */
    Meat: z.enum(articleMeats).optional(),
    ...paging,
  }),
  output: z.strictObject({ Rows: z.array(newsRow), Total: total }),
});

/** One article for the companion app or, with IsShare, for the public share page: whole when free, else a preview. */
export const getAppNewsDetail = defineOperation({
  name: 'GetAppNewsDetail',
  summary: 'One article for the app; with IsShare what the public share page may show',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    NewsID: rowId,
    IsShare: z.boolean().default(false),
    isEn,
    UserID: userId,
  }),
  output: z.strictObject({ Row: newsDetailRow, Dict: articleDict }),
  errors: [1009],
});

export const getSimilarArticle = defineOperation({
  name: 'GetSimilarArticle',
  summary: 'Articles similar to one article, most similar first',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ NewsID: rowId, isEn, Count: rowCount(6) }),
  output: rows,
  errors: [1009],
});

/** The articles opened most over the last thirty days. */
export const getMostReadNews = defineOperation({
  name: 'GetMostReadNews',
  summary: 'Most read articles of the last thirty days',
  access: publicAccess,
  cache: 'own',
  input: z.strictObject({ isEn, Count: rowCount(8) }),
  output: rows,
});

import { z } from 'zod';
import { isEn, paging, total } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { newsRow } from './article-row.ts';

/** A piece of a title or snippet; `Hit` marks what the search words matched. Text, never HTML. */
const textPart = z.strictObject({ Text: z.string(), Hit: z.boolean() });
export type TextPart = z.output<typeof textPart>;

const searchRow = newsRow.extend({
  TitleParts: z.array(textPart),
  SnippetParts: z.array(textPart),
});
export type NewsSearchRow = z.output<typeof searchRow>;

/** Searches titles, summaries and texts; hits in titles first, then by date. */
export const searchNews = defineOperation({
  name: 'SearchNews',
  summary: 'Search titles and texts, title hits first, then by date; Total is capped, and Dict.TotalIsCapped says so',
  access: publicAccess,
  cache: 'none',
  rate: 'search',
  costly: true,
  input: z.strictObject({ Keyword: z.string().trim().min(1).max(200), isEn, ...paging }),
  output: z.strictObject({
    Rows: z.array(searchRow),
    Total: total,
    Dict: z.strictObject({ TotalIsCapped: z.boolean() }),
  }),
});

import { z } from 'zod';
import { nothing, rowId } from '../../fields.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';
import { deskArticleRow } from './manuscript.ts';
import { maxHeadlines } from './stages.ts';

const access = staffAccess('editor');
const headlines = z.strictObject({
  Rows: z.array(deskArticleRow),
  List: z.array(deskArticleRow),
});

export const GetDeskHeadlines = defineOperation({
  name: 'GetDeskHeadlines',
  summary:
    'The headlines of the front pages in their order (Rows), and the newest published articles that could be (List).',
  access,
  input: nothing,
  output: headlines,
});

export const ArrangeHeadlines = defineOperation({
  name: 'ArrangeHeadlines',
  summary:
    'Sets the headlines of both editions, the lead story first; readers see it at once. Expected are those the editor saw: refused (1001, rule ' +
    'changed) where somebody else has changed them. Only published articles (1001, rule closed).',
  access,
  input: z.strictObject({
    ArticleIDs: z
      .array(rowId)
      .max(maxHeadlines)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'double' }),
    Expected: z.array(rowId).max(100),
  }),
  output: headlines,
});

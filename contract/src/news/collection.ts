import { z } from 'zod';
import { isEn, moment, paging, rowId, total, userId } from '../fields.ts';
import { defineOperation, signedInAccess } from '../wire/operation.ts';
import { newsRow } from './article-row.ts';

const collectedRow = newsRow.extend({ CollectedAt: moment });
export type CollectedNewsRow = z.output<typeof collectedRow>;

export const getWebCollection = defineOperation({
  name: 'GetWebCollection',
  summary: "The reader's collected articles, latest collected first, in pages",
  access: signedInAccess,
  input: z.strictObject({ isEn, UserID: userId, ...paging }),
  output: z.strictObject({ Rows: z.array(collectedRow), Total: total }),
});

/** Adds an article to the reader's collection or removes it; idempotent. */
export const addDeleteWebCollection = defineOperation({
  name: 'AddDeleteWebCollection',
  summary: "Add an article to the reader's collection, or delete it from there",
  access: signedInAccess,
  input: z.strictObject({ NewsID: rowId, IsAdd: z.boolean(), isEn, UserID: userId }),
  output: z.strictObject({ Row: z.strictObject({ NewsID: rowId, Collected: z.boolean() }) }),
  errors: [1009],
});

import { z } from 'zod';
import { day, isEn, userId } from '../fields.ts';
import { defineOperation, signedInAccess } from '../wire/operation.ts';
import { pagePath } from '../search/search.ts';

const reader = { isEn, UserID: userId };

export const sinceKinds = ['price', 'note', 'quota', 'plant', 'data', 'revision', 'report', 'news'] as const;

const sentence = z.strictObject({
  Kind: z.enum(sinceKinds),
  /** A sentence in the reader's language. */
  Text: z.string(),
  /** Path of its page, with the edition's prefix. */
  Path: pagePath,
  Demo: z.boolean(),
});
export type SinceSentence = z.output<typeof sentence>;

export const GetSinceVisit = defineOperation({
  name: 'GetSinceVisit',
  summary:
    'What is new since the day of the reader’s last visit, that day included, in sentences, the most important first; none in a week ' +
    'without news. Prices are those of the reader’s list, or all of beef where none is pinned; a figure that is locked is in no sentence',
  access: signedInAccess,
  costly: true,
  input: z.strictObject(reader),
  output: z.strictObject({
    Rows: z.array(sentence),
    Dict: z.strictObject({
      /** Day of the previous visit; on a first visit, seven days ago. */
      Since: day,
      IsFirst: z.boolean(),
      /** True if NoteVisit has not recorded today yet. */
      IsNew: z.boolean(),
    }),
  }),
});

export const NoteVisit = defineOperation({
  name: 'NoteVisit',
  summary: 'Says that the reader has come to the first screen today; saying it again on the same day changes nothing',
  access: signedInAccess,
  input: z.strictObject({ UserID: userId }),
  output: z.strictObject({}),
});

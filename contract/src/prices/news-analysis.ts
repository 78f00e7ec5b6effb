import { z } from 'zod';
import { isEn, moment, paging, total } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';

const code = z.string().min(1).max(40);

const row = z.strictObject({
  NewsID: z.int().min(1),
  NewsTitle: z.string(),
  NewsSummary: z.string(),
  NewsDateTime: moment,
  Access: z.enum(['free', 'member']),
  Origins: z.array(z.string()),
  Cuts: z.array(z.string()),
  Demo: z.boolean(),
});
export type AnalysisRow = z.output<typeof row>;

const choice = z.strictObject({ Code: code, Name: z.string(), Count: total });

export const getWebNewsAnalysis = defineOperation({
  name: 'GetWebNewsAnalysis',
  summary:
    'Articles of price analysis, newest first, narrowed by origin and cut; Dict has the origins and cuts that occur',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ isEn, Origin: code.optional(), Cut: code.optional(), ...paging }),
  output: z.strictObject({
    Rows: z.array(row),
    Total: total,
    Dict: z.strictObject({ Origins: z.array(choice), Cuts: z.array(choice) }),
  }),
});

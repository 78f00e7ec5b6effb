import { z } from 'zod';
import { isEn, rowId, userId } from '../fields.ts';
import { lock as priceLock, meat } from '../prices/price-fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { marketQuotes, openPosts } from './cut.ts';
import { newsRow } from '../news/article-row.ts';

export const getPlantCuts = defineOperation({
  name: 'GetPlantCuts',
  summary:
    'What the cuts of a plant cost, who offers them and what is written of them: those of its origin and meat, of the forms that its registration covers. Quotes of the ' +
    'latest day with their last points, those first that the plant ships most; open posts of the board; news of origin and meat. Each part is as its room has it; what is ' +
    'locked there is empty here, and neither filters nor orders the rest.',
  access: publicAccess,
  cache: 'shared',
  costly: true,
  input: z.strictObject({ isEn, UserID: userId, PlantID: rowId }),
  output: z.strictObject({
    Dict: z.strictObject({
      /** For a plant of both meats the one whose prices the reader may see, else beef. */
      Meat: meat,
      PriceLock: priceLock,
      /** Forward and spot; empty where prices are locked. */
      Markets: z.array(marketQuotes),
      Posts: openPosts,
      News: z.array(newsRow),
    }),
  }),
  errors: [1009],
});

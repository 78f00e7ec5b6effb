import { z } from 'zod';
import { day, rowId } from '../fields.ts';
import { priceMeats, priceUnits, quotedMarkets } from '../prices/price-codes.ts';
import { defineOperation, staffAccess } from '../wire/operation.ts';
import { line } from '../wire/text-fields.ts';
import { foundKinds } from './search-kinds.ts';

const text = z.string().nullable();

export const foundThing = z.strictObject({
  Kind: z.enum(foundKinds),
  /** Id of the article, video, member, plant, post, merchant or exhibition; for a quote, that of its series. */
  ID: rowId,
  NameCn: z.string(),
  NameEn: z.string(),
  NoteCn: text,
  NoteEn: text,
  /** The day of an article, a post, a quote or an exhibition, in Shanghai. */
  Date: day.nullable(),
  Sheet: z
    .strictObject({
      Meat: z.enum(priceMeats),
      MarketType: z.enum(quotedMarkets),
      Origin: z.string(),
      Low: z.number().nullable(),
      High: z.number().nullable(),
      Unit: z.enum(priceUnits.map(({ code }) => code)),
    })
    .nullable(),
  Demo: z.boolean(),
});
export type FoundThing = z.output<typeof foundThing>;

export const SearchConsole = defineOperation({
  name: 'SearchConsole',
  summary:
    'Looks through all that the role may see, a few of each kind: articles, videos, members, plants, price series with their ' +
    'latest quote, posts of the board, merchants, exhibitions. Words may be in either language, or the number of a thing.',
  access: staffAccess('editor', 'analyst', 'desk'),
  rate: 'search',
  costly: true,
  input: z.strictObject({ Keyword: line(60) }),
  output: z.strictObject({ Rows: z.array(foundThing) }),
});

import { type DataPage, flag, page, text } from '../data/data-page.ts';

/*
 * Where the posts of the board stand for people.
 */

export const marketDataPages = {
  board: page('/Market', {
    isEnglishOnly: true,
    params: {
      type: text('Type'),
      side: text('Side'),
      meat: text('Meat'),
      origin: text('Origin'),
      cut: text('Cut'),
      term: text('Term'),
      state: text('State'),
      q: text('Keyword'),
      plant: text('PlantNo'),
      own: flag('Own', '1'),
    },
  }),
} as const satisfies Record<string, DataPage>;

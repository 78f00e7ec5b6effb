import { chosen, type DataPage, number, page, text } from '../data/data-page.ts';

/*
 * Where the data sets of approved plants stand for people.
 */

const path = '/BTCEst';
const meat = text('Meat');
const origin = text('Origin');
const status = text('State');
const asof = text('AsOf');
const events = { meat, origin, from: text('StartDate'), to: text('EndDate'), change: text('Status') };

export const plantDataPages = {
  plants: page(path, {
    chosenBy: chosen('view', 'directory', true),
    params: {
      meat,
      q: text('Keyword'),
      origin,
      province: text('Province'),
      status,
      type: text('Type'),
      scope: text('Product'),
      asof,
      sort: text('Sort'),
    },
  }),
  'plant-events': page(path, { chosenBy: chosen('view', 'changes'), params: { ...events, basis: text('Basis') } }),
  'plant-structure': page(path, {
    chosenBy: chosen('view', 'structure'),
    params: { meat, by: text('By'), origin, status, asof },
  }),
  'plant-history': page(`${path}/Plant/:id`, { params: { id: number('PlantID') } }),
} as const satisfies Record<string, DataPage>;

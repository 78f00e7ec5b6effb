import { chosen, type DataPage, number, page, text } from '../data/data-page.ts';

/*
 * Where the data sets of approved plants stand for people.
 */

const path = '/BTCEst';
const meat = text('Meat');
const origin = text('Origin');
const status = text('State');
const asof = text('AsOf');
const directory = {
  meat,
  q: text('Keyword'),
  origin,
  province: text('Province'),
  status,
  type: text('Type'),
  scope: text('Product'),
  asof,
};
const events = { meat, origin, from: text('StartDate'), to: text('EndDate'), change: text('Status') };

export const plantDataPages = {
  plants: page(path, {
    chosenBy: chosen('view', 'directory', true),
    params: { ...directory, sort: text('Sort') },
  }),
  'plant-offal': page(path, {
    chosenBy: chosen('view', 'directory', true),
    isMain: false,
    params: directory,
  }),
  'plant-events': page(path, { chosenBy: chosen('view', 'changes'), params: { ...events, basis: text('Basis') } }),
  'plant-structure': page(path, {
    chosenBy: chosen('view', 'structure'),
    params: { meat, by: text('By'), origin, status, asof },
  }),
  'plant-history': page(`${path}/Plant/:id`, { params: { id: number('PlantID') } }),
  'plant-cuts': page(`${path}/Plant/:id`, { isMain: false, params: { id: number('PlantID') } }),
} as const satisfies Record<string, DataPage>;

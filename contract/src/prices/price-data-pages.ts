import { chosen, type DataPage, flag, number, page, text } from '../data/data-page.ts';
import { pricePages } from './price-paths.ts';

/*
 * Where the data sets of prices stand for people.
 */

const conversion = { unit: text('Unit'), level: text('Level'), quota: flag('OverQuota', 'over') };
const asof = text('AsPublishedOn');
const index = { kind: text('Kind'), origin: text('Origin'), period: text('Period') };

export const priceDataPages = {
  prices: page(pricePages.quotes, {
    params: {
      meat: text('Meat'),
      market: text('MarketType'),
      date: text('Date'),
      origin: text('Origin'),
      cut: text('Cuts'),
      port: text('Port'),
      term: text('Term'),
      ...conversion,
    },
  }),
  'price-history': page(`${pricePages.quotes}/Series/:id`, {
    params: { id: number('SeriesID'), period: text('Period'), ...conversion },
  }),
  'beef-price-index': page(pricePages.indices, { chosenBy: chosen('meat', 'beef', true), params: index }),
  'pork-price-index': page(pricePages.indices, { chosenBy: chosen('meat', 'pork'), params: index }),
  'price-indices': page(pricePages.indices, { isMain: false, params: { meat: text('Meat') } }),
  benchmark: page(pricePages.benchmarks, { params: { code: text('Code'), period: text('Period'), asof } }),
  benchmarks: page(pricePages.benchmarks, { isMain: false, params: { asof } }),
  'live-cattle': page(pricePages.liveCattle, { params: { asof } }),
  'price-survey': page(pricePages.survey),
  'landed-cost': page(pricePages.landedCost, {
    params: {
      meat: text('Meat'),
      origin: text('Origin'),
      date: text('Date'),
      cif: number('Cif'),
      rate: number('CnyPerUsd'),
      duty: number('DutyPercent'),
      surcharge: number('SurchargePercent'),
      additional: number('AdditionalPercent'),
      vat: number('VatPercent'),
      port: number('PortCost'),
    },
  }),
  'exchange-rates': page(pricePages.landedCost, {
    isMain: false,
    params: { from: text('StartDate'), to: text('EndDate') },
  }),
  duties: page(pricePages.landedCost, { isMain: false, params: { meat: text('Meat'), date: text('Date') } }),
} as const satisfies Record<string, DataPage>;

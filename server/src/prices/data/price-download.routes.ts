import type { PriceFile } from '@btc/contract/prices/price-paths.ts';
import type { FastifyInstance } from 'fastify';
import { addSetDownloads, type PeopleFile, type SetDownloadDeps } from '#data/face.ts';
import { addTemplateRoutes } from '#platform/import/template/template-routes.ts';
import { quoteTemplate } from '../import/quote-columns.data.ts';
import { landed } from './duty-sets.ts';
import { benchmark, cattle, survey } from './market-sets.ts';
import { beefIndex, history, porkIndex, quotes } from './quote-sets.ts';

const files: Readonly<Record<PriceFile, PeopleFile>> = {
  prices: { set: quotes },
  'price-history': { set: history },
  'beef-price-index': { set: beefIndex },
  'pork-price-index': { set: porkIndex },
  'live-cattle': { set: cattle },
  'price-benchmark': { set: benchmark },
  'price-survey': { set: survey },
  'landed-cost': { set: landed },
};

export function createPriceDownloadRoutes(deps: SetDownloadDeps) {
  return async (routes: FastifyInstance): Promise<void> => {
    addTemplateRoutes(routes, 'quote-template', quoteTemplate);
    addSetDownloads(routes, deps, files);
  };
}

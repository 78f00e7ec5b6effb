import type { PlantFile } from '@btc/contract/plants/plant-paths.ts';
import type { FastifyInstance } from 'fastify';
import { addSetDownloads, type PeopleFile, type SetDownloadDeps } from '#data/face.ts';
import { addTemplateRoutes } from '#platform/import/template/template-routes.ts';
import { plantListTemplate } from '../list/plant-list-template.ts';
import { events, plants, structure } from './plant-sets.ts';

const files: Readonly<Record<PlantFile, PeopleFile>> = {
  plants: { set: plants },
  'plant-events': { set: events },
  'plant-structure': { set: structure },
};

export function createPlantDownloadRoutes(deps: SetDownloadDeps) {
  return async (routes: FastifyInstance): Promise<void> => {
    addTemplateRoutes(routes, 'plant-list-template', plantListTemplate);
    addSetDownloads(routes, deps, files);
  };
}
